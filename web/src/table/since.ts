// What has happened since this seat last acted, for the action bar.

import type { Entry } from '../lib/protocol';
import type { Desk } from './desk.svelte';
import { automatic, sentences } from './logSentences';

/** Who acted last, and what chance decided since. */
export function sinceLastAct({ entries, seat }: Desk): { seat: number | null; chance: Entry[] } {
	const chance: Entry[] = [];
	for (let at = entries.length - 1; at >= 0; at--) {
		const entry = entries[at];
		if (entry.number === 0 || entry.undone) continue;
		if (entry.seat >= 0) return { seat: entry.seat, chance };
		chance.unshift(entry);
	}
	return { seat, chance: [] };
}

/** What the rules have done for this seat since then, or right after, where it had no choice. */
export function playedByRules({ entries, seat, words, module }: Desk): string[] {
	const told: string[] = [];
	for (let at = entries.length - 1; at >= 0; at--) {
		const entry = entries[at];
		if (entry.undone) continue;
		told.unshift(
			...sentences(entry, words)
				.filter((line) => line.seat === seat && automatic(line, module))
				.map(({ text }) => text)
		);
		if (entry.number > 0 && entry.seat === seat) break;
	}
	return told;
}
