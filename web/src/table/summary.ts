// What happened since the round began, by players.

import type { Told } from '../lib/protocol';
import { begins, weigh } from '../stage/weights';
import type { Desk } from './desk.svelte';
import { facesOf, sentences } from './logSentences';

export interface RoundSummary {
	turn: number; // the number of actions when it began
	players: { seat: number; lines: string[] }[];
	table: string[]; // what belongs to nobody
}

const SMALL = ['none', 'banner'];

export function summaryOf(desk: Desk): RoundSummary {
	const { entries, module, seat, words } = desk;
	const first = (told: Told): boolean => begins(told, seat, module.staging);
	const from = Math.max(
		entries.findLastIndex(({ events, undone }) => !undone && events.some(first)),
		0
	);
	const players = desk.seats.map((_, of) => ({ seat: of, lines: [] as string[] }));
	const table: string[] = [];
	entries.slice(from).forEach((entry, at) => {
		if (entry.undone || entry.number === 0) return;
		const lines = sentences(entry, words);
		const begun = at === 0 ? lines.findLastIndex(({ told }) => first(told)) + 1 : 0;
		for (const { told, text, seat: of } of lines.slice(begun)) {
			if (SMALL.includes(weigh(told, of >= 0, facesOf(told).length > 0, module.staging))) continue;
			const list = of >= 0 && of < players.length ? players[of].lines : table;
			list.push(text);
		}
	});
	return { turn: entries[from]?.number ?? 0, players, table };
}
