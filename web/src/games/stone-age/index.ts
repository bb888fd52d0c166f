// Stone Age at the table: what the page needs of this game.

import type { GameModule } from '../../table/contract';
import Area from './Area.svelte';
import Board from './Board.svelte';
import { guide } from './guide';
import { icon, phase, targets } from './marks';
import { onBoard } from './moves';
import { preset, preview } from './reading';
import Sheet from './Sheet.svelte';
import Strip from './Strip.svelte';
import { staging } from './staging';
import { button, warning } from './warnings';
import { sounds } from './sounds';

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
	counted: { paid: 'board-paid-several' },
	showsRoll: ({ prompt }) => prompt.key === 'use-tools',
	completes: (action) => /^(?:pay|feed) /.test(action)
} satisfies GameModule;
