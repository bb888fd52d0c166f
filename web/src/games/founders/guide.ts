// The first game, explained where each thing comes up for the first time.

import type { Position, Tip } from '../../table/contract';
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
	return !position.over && turns > 0 && (display.length <= 2 || stacks.nature + stacks.village + stacks.city <= 8);
}

/** The first open tile that may be added, or the stacks. */
function offered(position: Position): string {
	const found = position.choices.find((choice) => choice.key === 'add' || choice.key === 'draft');
	return found ? `open:${found.name.split(' ')[1]}` : 'stack:nature';
}

/** Each tip stands beside what it explains. */
export const guide: Tip[] = [
	{ key: 'guide-aim', when: asks('draft'), at: () => 'display' },
	{ key: 'guide-draft', when: asks('draft'), at: offered },
	{ key: 'guide-lay', when: asks('lay') },
	{ key: 'guide-reveal', when: asks('reveal'), at: () => 'stack:village' },
	{
		key: 'guide-points',
		when: (position) => asks('add-tile', 'add-tile-bought')(position) && pointsInReach(position),
		at: () => 'display'
	},
	{ key: 'guide-add', when: asks('add-tile', 'add-tile-bought'), at: offered },
	{ key: 'guide-place', when: asks('place-tile') },
	{ key: 'guide-token', when: asks('play-token'), at: () => 'hand' },
	{ key: 'guide-token-at', when: asks('token-at') },
	{ key: 'guide-end', when: endIsNear, at: () => 'display' }
];
