// The table of a game that has no board of its own: the view as tables, every choice in the action bar.

import { api } from '../lib/api';
import { spaced } from '../lib/words';
import type { Choice, GameModule, Position } from '../table/contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { inSigns, seatParts } from './layout';

/** The module of a game, once it is known which parts of its view belong to players. */
export async function genericBoard(game: string): Promise<GameModule> {
	const info = (await api.games()).find(({ name }) => name === game);
	seatParts.set(game, info?.seat_parts ?? []);
	return {
		Board,
		Area,
		Choices,
		targets: () => [],
		icon: () => '',
		guide: [],
		warning: () => null,
		onBoard: () => false,
		preview: ({ preview }: Choice) =>
			Object.entries(preview).map(([name, part]) => ({
				key: 'web-generic-part',
				values: { name: spaced(name), value: inSigns(part) }
			})),
		phase: ({ view }: Position) =>
			typeof view.round === 'number' ? [{ key: 'round', values: { round: view.round } }] : []
	};
}
