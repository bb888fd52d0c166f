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

/** Paragraphs that tell one thing many times over, as six dice of one throw, become one: `listed` names the value in which
 * they may differ, by the key of the event. It stands for the position after the last of them. */
export function gathered(paragraphs: Paragraph[], words: Words, listed: Record<string, string>): Paragraph[] {
	const found: Paragraph[] = [];
	for (const one of paragraphs) {
		const last = found.at(-1);
		const value = listed[one.lines[0].told.key];
		const line = last && value && one.lines.length === 1 ? last.lines[0] : undefined;
		if (
			last?.lines.length === 1 &&
			line &&
			one.entry.undone === last.entry.undone &&
			line.told.key === one.lines[0].told.key &&
			line.seat === one.lines[0].seat
		) {
			const told = { ...line.told, [value]: `${String(line.told[value])}, ${String(one.lines[0].told[value])}` };
			found[found.length - 1] = { entry: one.entry, lines: [{ ...line, told, text: words.event(told) }] };
		} else found.push(one);
	}
	return found;
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

function seatOf(entry: Entry, told: Told): number {
	return typeof told.seat === 'number' ? told.seat : Math.max(entry.seat, -1);
}
