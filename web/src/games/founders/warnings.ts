// What a choice gives up: a row of tiles, a tile of one's own, two points of a craftsman, points on offer.

import type { Choice, Position, Values, Warning } from '../../table/contract';
import { viewOf } from './tiles';

export function warning(choice: Choice, position: Position): Warning | null {
	switch (choice.key) {
		case 'reveal':
			return choice.preview.clears === true ? asking('terminal-clears') : null;
		case 'at':
			return typeof choice.preview.replaces === 'string'
				? asking('terminal-replaces', { face: choice.preview.replaces })
				: null;
		case 'no-token':
			if (position.choices.some((other) => other.key === 'craftsman')) return asking('board-craftsman-kept');
			return lastTurns(position) ? asking('board-token-kept') : null;
		case 'skip': {
			const most = Math.max(...position.choices.map(pointsOf));
			return most > 1 ? asking('board-points-left', { points: most }) : null;
		}
		default:
			return null;
	}
}

function asking(key: string, values: Values = {}): Warning {
	return { key, values, asks: true };
}

function pointsOf({ preview }: Choice): number {
	return Number((preview.gain as Values | undefined)?.points ?? 0);
}

/** Whether everybody has at most one turn left; a coin kept then buys nothing any more. */
function lastTurns(position: Position): boolean {
	const { stacks, seats } = viewOf(position);
	const left = stacks.nature + stacks.village + stacks.city;
	return left < seats.length && position.choices.some((other) => other.key === 'coin' || other.key === 'wagon');
}
