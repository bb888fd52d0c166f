// Founders of the Empire at the table.

import type { Choice, GameModule, Position } from '../../table/contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { guide } from './guide';
import { preview } from './previews';
import Sheet from './Sheet.svelte';
import Strip from './Strip.svelte';
import { sounds } from './sounds';
import { icon, targets } from './targets';
import { viewOf } from './tiles';
import { staging } from './staging';
import { warning } from './warnings';

/** The choices that have a target; the others (no token, which resource, skipping, the agreed end) stand in the bar. */
const ON_BOARD = ['draft', 'lay', 'reveal', 'war', 'coin', 'wagon', 'craftsman', 'add', 'at'];

export default {
	Board,
	Area,
	Sheet,
	Strip,
	atOnce: (choice: Choice) => choice.key === 'add', // its cell comes next, and undo takes it back
	targets,
	preview,
	icon,
	guide,
	staging,
	warning,
	sounds,
	onBoard: (choice: Choice) => ON_BOARD.includes(choice.key),
	phase(position: Position) {
		const { turns } = viewOf(position);
		return [turns ? { key: 'board-turn', values: { turn: turns } } : { key: 'board-draft', values: {} }];
	}
} satisfies GameModule;
