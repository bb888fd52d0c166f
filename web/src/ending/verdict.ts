// How a game ended, in one sentence as the one at this screen says it.

import { say } from '../lib/settings.svelte';
import type { Desk } from '../table/desk.svelte';
import { verdictOf } from './tally';

/** "You win by 1", "You lose by 48", or who wins. */
export function sentenceOf(desk: Desk): string {
	const { mine } = desk.table;
	const { outcome, winners, margin } = verdictOf(desk.latest, mine.length === 1 ? mine[0] : null);
	const names = desk.words.list(winners.map((seat) => desk.words.player(seat)));
	if (outcome === 'shared' || margin === null) return say('results-winner', { count: winners.length, names });
	return say(`web-end-${outcome}`, { points: margin, name: names });
}
