// Which rule stands behind a line of the log, from the table that the game declares.

import { api } from '../lib/api';
import type { Citations, Told } from '../lib/protocol';

/** The id of the rule, "" where there is none or more than one. An event that names its rule is taken at its word. */
export function ruleOf(told: Told, { events = {} }: Citations): string {
	if (typeof told.rule === 'string') return told.rule;
	const cited = events[told.key] ?? '';
	if (typeof cited === 'string') return cited;
	const value = String(told[cited.by] ?? '');
	return cited.rules[value] ?? cited.rules[value.slice(0, 1)] ?? cited.else ?? '';
}

const kept = new Map<string, Promise<Citations>>();

/** The table of a game, fetched once. */
export function citationsOf(game: string): Promise<Citations> {
	let found = kept.get(game);
	if (!found) {
		found = api.citations(game);
		found.catch(() => kept.delete(game)); // a network that failed once may answer the next time
		kept.set(game, found);
	}
	return found;
}
