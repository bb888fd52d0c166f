// Founders of the Empire at the table.

import type { Choice, GameModule, Position } from '../../table/contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { guide } from './guide';
import { preview, regret } from './previews';
import Sheet from './Sheet.svelte';
import { icon, targets } from './targets';
import { viewOf } from './tiles';

/** The choices that have a target; the others (no token, which resource, skipping, the agreed end) stand in the bar. */
const ON_BOARD = ['draft', 'lay', 'reveal', 'war', 'coin', 'wagon', 'craftsman', 'add', 'at'];

export default {
	Board,
	Area,
	Sheet,
	targets,
	preview,
	icon,
	guide,
	regret,
	onBoard: (choice: Choice) => ON_BOARD.includes(choice.key),
	phase(position: Position) {
		const { turns } = viewOf(position);
		return [turns ? { key: 'board-turn', values: { turn: turns } } : { key: 'board-draft', values: {} }];
	}
} satisfies GameModule;
