// Civolution at the table.

import type { GameModule } from '../../table/contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { follow, onBoard, phase, preset } from './flow';
import { guide } from './guide';
import { preview } from './previews';
import Sheet from './Sheet.svelte';
import Strip from './Strip.svelte';
import { sounds } from './sounds';
import { icon, targets } from './targets';
import { staging } from './staging';
import { button, warning } from './warnings';

export default {
	Board,
	Area,
	Sheet,
	Strip,
	targets,
	preview,
	icon,
	guide,
	staging,
	warning,
	button,
	sounds,
	onBoard,
	phase,
	preset,
	follow,
	showsRoll: ({ prompt }) => ['hunt-with', 'find-with', 'judge-test', 'turn-die-to'].includes(prompt.key),
	completes: (action) => /^(?:use|pay|column) /.test(action),
	listed: { rolled: 'value', 'fate-rolled': 'value' },
	wide: true
} satisfies GameModule;
