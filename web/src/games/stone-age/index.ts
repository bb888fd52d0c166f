// Stone Age at the table: what the page needs of this game.

import type { GameModule } from '../../table/contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { guide } from './guide';
import { icon, phase, targets } from './marks';
import { onBoard } from './moves';
import { preset, preview, regret } from './reading';
import Sheet from './Sheet.svelte';

export default {
	Board,
	Area,
	Sheet,
	targets,
	preview,
	icon,
	guide,
	regret,
	onBoard,
	phase,
	preset
} satisfies GameModule;
