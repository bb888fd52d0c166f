// The first game, explained where each thing comes up for the first time.

import type { Position } from '../../table/contract';
import { viewOf } from './tiles';

const asks =
	(...keys: string[]) =>
	(position: Position): boolean =>
		position.choices.length > 0 && keys.includes(position.prompt.key);

/** Whether somebody who adds a tile now could take points. */
function pointsInReach(position: Position): boolean {
	return position.choices.some((choice) => choice.key === 'add' && /^add R-/.test(choice.name));
}

function endIsNear(position: Position): boolean {
	const { stacks, display, turns } = viewOf(position);
	return turns > 0 && (display.length <= 2 || stacks.nature + stacks.village + stacks.city <= 8);
}

export const guide: { key: string; when(position: Position): boolean }[] = [
	{ key: 'guide-draft', when: asks('draft') },
	{ key: 'guide-lay', when: asks('lay') },
	{ key: 'guide-reveal', when: asks('reveal') },
	{
		key: 'guide-points',
		when: (position) => asks('add-tile', 'add-tile-bought')(position) && pointsInReach(position)
	},
	{ key: 'guide-add', when: asks('add-tile', 'add-tile-bought') },
	{ key: 'guide-place', when: asks('place-tile') },
	{ key: 'guide-token', when: asks('play-token') },
	{ key: 'guide-token-at', when: asks('token-at') },
	{ key: 'guide-end', when: endIsNear }
];
