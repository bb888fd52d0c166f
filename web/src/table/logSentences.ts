// The log as sentences: what each entry says, to whom it belongs, what it shows.

import type { Entry, Told } from '../lib/protocol';
import type { Words } from '../lib/words';

export interface Sentence {
	told: Told;
	text: string;
	seat: number; // whose mark stands before it; -1 for nobody's
	faces: number[];
}

export interface Paragraph {
	entry: Entry;
	lines: Sentence[];
}

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
	return entry.events
		.map((told) => ({ told, text: words.event(told), seat: seatOf(entry, told), faces: facesOf(told) }))
		.filter((sentence) => sentence.text !== '');
}

export function facesOf(told: Told): number[] {
	const { faces } = told;
	return Array.isArray(faces) ? faces.filter((face): face is number => typeof face === 'number') : [];
}

function seatOf(entry: Entry, told: Told): number {
	return typeof told.seat === 'number' ? told.seat : Math.max(entry.seat, -1);
}
