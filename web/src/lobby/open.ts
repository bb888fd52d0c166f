// Setting up a table and going there.

import { api } from '../lib/api';
import { opponentAt } from '../lib/opponents';
import type { GameInfo, NewTable, Values } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { router } from '../router.svelte';
import { keepLinks } from '../table/links';
import { DIFFICULTY } from './difficulty';
import { firstShields, newSeat, shield } from './seats';

export async function openTable(wanted: NewTable, listed = false): Promise<void> {
	const { table, links } = await api.create(wanted);
	if (listed) await api.list(table.id, true);
	keepLinks(table.id, links.seats);
	router.go(`/t/${table.id}`);
}

/** As few as can be, but at least two at the table, the others the opponent chosen last, everything as the game proposes it. */
export function playNow(info: GameInfo): Promise<void> {
	const players = info.players.find((number) => number > 1) ?? 1;
	const seats = firstShields(opponentAt(info), players).map((one) => newSeat(one, settings.name));
	return openTable({ game: info.name, seats, options: setUpOf(info) });
}

/** The options a table begins with: those of a first game, until this browser has chosen the full one. */
export function setUpOf(info: GameInfo): Values {
	return settings.startsGently(info.name) ? info.first_game : {};
}

/** Alone against that opponent. */
export function playSolo(info: GameInfo, name: string, difficulty?: unknown): Promise<void> {
	const options = difficulty === undefined ? {} : { [DIFFICULTY]: difficulty };
	return openTable({
		game: info.name,
		options: { ...setUpOf(info), ...options },
		seats: [newSeat(shield('me'), name)]
	});
}
