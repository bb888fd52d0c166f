// Civolution at the table.

import type { GameModule } from '../../table/contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { follow, onBoard, phase, preset, regret } from './flow';
import { guide } from './guide';
import { preview } from './previews';
import Sheet from './Sheet.svelte';
import { icon, targets } from './targets';

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
	preset,
	follow,
	listed: { rolled: 'value' },
	wide: true
} satisfies GameModule;
