// The log as sentences: what each entry says, to whom it belongs, what it shows.

import type { Entry, Told } from '../lib/protocol';
import type { Words } from '../lib/words';
import type { GameModule } from './contract';

export interface Sentence {
	told: Told;
	text: string;
	seat: number; // whose mark stands before it; -1 for nobody's
	faces: number[];
	forced: string; // the action that its player had no choice about, as nobody was asked; "" otherwise
}

export interface Paragraph {
	entry: Entry;
	lines: Sentence[];
}

/** The kernel's own event: somebody had a single legal action, which was taken without a question. */
const FORCED = 'forced';

const written = new WeakMap<Words, WeakMap<Entry, Paragraph>>();

/** An entry with its sentences, put into words once: a log is long, and grows by a line at a time. */
export function paragraph(entry: Entry, words: Words): Paragraph {
	let known = written.get(words);
	if (!known) written.set(words, (known = new WeakMap()));
	let found = known.get(entry);
	if (!found) known.set(entry, (found = { entry, lines: put(entry, words) }));
	return found;
}

export function sentences(entry: Entry, words: Words): Sentence[] {
	return paragraph(entry, words).lines;
}

/** What many lines in a row tell, as one: by the key of the event. */
export interface Gathering {
	/** The value in which they may differ, as six dice of one throw; all are listed. */
	listed?: Record<string, string>;
	/** The event that tells so many of one thing as `amount`, as goods paid one by one. */
	counted?: Record<string, string>;
}

/** Paragraphs that tell one thing many times over become one. It stands for the position after the last of them. */
export function gathered(paragraphs: Paragraph[], words: Words, { listed = {}, counted = {} }: Gathering): Paragraph[] {
	const found: Paragraph[] = [];
	for (const paragraph of paragraphs) {
		const one = { ...paragraph, lines: tallied(paragraph.lines, words, counted) };
		const last = found.at(-1);
		const before = last?.lines.length === 1 && one.entry.undone === last.entry.undone ? last.lines[0] : undefined;
		const [line, ...rest] = one.lines;
		const together =
			before && (listing(before, line, rest.length, words, listed) ?? tally(before, line, words, counted));
		if (together) found[found.length - 1] = { entry: one.entry, lines: [together, ...rest] };
		else found.push(one);
	}
	return found;
}

function listing(
	before: Sentence,
	line: Sentence,
	more: number,
	words: Words,
	listed: Record<string, string>
): Sentence | null {
	const value = listed[line.told.key];
	if (!value || more > 0 || before.told.key !== line.told.key || before.seat !== line.seat) return null;
	const told = { ...before.told, [value]: `${String(before.told[value])}, ${String(line.told[value])}` };
	return { ...before, told, text: words.event(told) };
}

function tallied(lines: Sentence[], words: Words, counted: Record<string, string>): Sentence[] {
	const found: Sentence[] = [];
	for (const line of lines) {
		const last = found.at(-1);
		const together = last && tally(last, line, words, counted);
		if (together) found[found.length - 1] = together;
		else found.push(line);
	}
	return found;
}

function tally(before: Sentence, line: Sentence, words: Words, counted: Record<string, string>): Sentence | null {
	const key = counted[line.told.key];
	const { amount = 1, ...told } = before.told;
	const { amount: more = 1, ...same } = line.told;
	if (!key || before.seat !== line.seat || JSON.stringify(told) !== JSON.stringify(same)) return null;
	const all: Told = { ...line.told, amount: Number(amount) + Number(more) };
	const { key: _, rule: __, ...values } = all;
	return { ...line, told: all, text: words.say(key, values) };
}

function put(entry: Entry, words: Words): Sentence[] {
	let taken: Told | null = null; // the only choice of somebody, which the kernel has just taken: what comes of it is told next
	return entry.events
		.map((told) => {
			const seat = seatOf(entry, told);
			const text = words.event(told);
			const forced = text !== '' && taken?.seat === seat ? String(taken.action) : '';
			if (told.key === FORCED) taken = told;
			else if (text !== '') taken = null;
			return { told, text, seat, faces: facesOf(told), forced };
		})
		.filter((sentence) => sentence.text !== '');
}

/** Whether the rules played this for somebody; what only completes a choice is no news. */
export function automatic({ forced }: Sentence, module: GameModule): boolean {
	return forced !== '' && !(module.completes?.(forced) ?? false);
}

export function facesOf(told: Told): number[] {
	const { faces } = told;
	return Array.isArray(faces) ? faces.filter((face): face is number => typeof face === 'number') : [];
}

/** Whether the sum of these dice counts; dice for everyone, or one by one, are told without. */
export function isSummed({ total }: Told): boolean {
	return typeof total === 'number';
}

function seatOf(entry: Entry, told: Told): number {
	return typeof told.seat === 'number' ? told.seat : Math.max(entry.seat, -1);
}
