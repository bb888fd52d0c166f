// Setting up a table and going there.

import { api } from '../lib/api';
import type { GameInfo, NewTable } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { router } from '../router.svelte';
import { keepLinks } from '../table/links';
import { firstShields, newSeat } from './seats';

export async function openTable(wanted: NewTable): Promise<void> {
	const { table, links } = await api.create(wanted);
	keepLinks(table.id, links.seats);
	router.go(`/t/${table.id}`);
}

/** Two at the table, the other one the strongest bot, everything as the game proposes it. */
export function playNow(info: GameInfo): Promise<void> {
	const seats = firstShields(info, info.players[0]).map((shield) => newSeat(shield, settings.name));
	return openTable({ game: info.name, seats });
}
