// Whom somebody plays against: the bots of a game, and the one this browser chose last.

import type { GameInfo } from './protocol';
import { settings } from './settings.svelte';

/** The levels of a game, the gentlest first, its other bots, and the one that is proposed to newcomers. */
export type Bots = Pick<GameInfo, 'name' | 'levels' | 'bots' | 'opponent'>;

/** The bot this browser played last at this game, or the one that is proposed to newcomers. */
export function opponentAt(game: Bots): string {
	const last = settings.opponentAt(game.name);
	return game.levels.includes(last) || game.bots.includes(last) ? last : game.opponent;
}
