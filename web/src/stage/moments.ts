// The log read as moments: each sentence with its weight, in the server's order.

import type { Entry } from '../lib/protocol';
import type { Words } from '../lib/words';
import { facesOf, sentences, type Sentence } from '../table/logSentences';
import { begins, divisionOf, OPPONENT, weigh, type Division, type Staging, type Weight } from './weights';

export interface Moment {
	line: Sentence;
	weight: Weight;
	own: boolean; // somebody at this screen did it
	faces: number[]; // of a roll, and of what came of it
	division: Division | null;
	begins: boolean; // a round begins
	listed: string; // the value in which several in a row differ that make one line, "" if they do not
}

/** Who is watching, and what the game says. */
export interface Watching {
	words: Words;
	seat: number | null;
	mine: readonly number[]; // the seats of this browser
	players: number; // the seats from here on are played by the rules
	staging?: Staging;
	listed?: Record<string, string>;
}

/** Reads on from where it was: what came of a roll shows the dice of that roll. */
export class Reader {
	private dice: { seat: number; faces: number[] } = { seat: -1, faces: [] };

	read(entry: Entry, watching: Watching): Moment[] {
		if (entry.undone || entry.number === 0) return [];
		return sentences(entry, watching.words).map((line) => this.moment(line, watching));
	}

	/** The same without reading on. */
	peek(entry: Entry, watching: Watching): Moment[] {
		const { dice } = this;
		const found = this.read(entry, watching);
		this.dice = dice;
		return found;
	}

	private moment(line: Sentence, { seat, mine, players, staging, listed }: Watching): Moment {
		const { told } = line;
		const thrown = facesOf(told).length > 0 ? facesOf(told) : (staging?.faces?.(told) ?? []);
		const weighed = weigh(told, line.seat >= 0, thrown.length > 0, staging);
		const hers = line.seat >= players && !weighed.startsWith('scene:'); // in a scene of all she is one of them
		const weight = hers ? (`scene:${OPPONENT}` as const) : weighed;
		if (weight === 'roll') this.dice = { seat: line.seat, faces: thrown };
		const of = weight === 'result' && this.dice.seat === line.seat ? this.dice.faces : thrown;
		return {
			line,
			weight,
			own: mine.includes(line.seat),
			faces: of,
			division: divisionOf(told),
			begins: begins(told, seat, staging),
			listed: listed?.[told.key] ?? ''
		};
	}
}
