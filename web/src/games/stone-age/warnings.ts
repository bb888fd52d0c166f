// What a choice gives up, and which buttons of the action bar are the ones to press. What cannot be paid and what follows at
// once is the kernel's word.

import type { BarButton, Choice, Position, Warning } from '../../table/contract';
import { GATHERING, viewOf } from './data';

type Amounts = Record<string, number>;

const PAYING = ['pay', 'feed', 'build'];

/** Giving something up for nothing: said beforehand, and asked about. */
export function warning(choice: Choice, position: Position): Warning | null {
	switch (choice.key) {
		case 'starve':
			return asking('board-hungry', { points: pointsLost(choice) });
		case 'done':
			return position.prompt.key === 'pay-food' ? asking('board-hungry', { points: pointsLost(choice) }) : null;
		case 'decline':
			return forfeit('board-left', choice);
		case 'resolve':
			return choice.preview.forfeits ? forfeit('board-unpaid', choice) : null;
		case 'return':
			return asking('board-left');
		case 'place':
			return Object.values((choice.preview.gain ?? {}) as Amounts).includes(0) ? asking('board-no-use') : null;
		case 'tool':
			return yieldOf(bestTotal(position), position) === Number(position.prompt.values.amount)
				? asking('board-tool-wasted')
				: null;
		case 'tools-done':
			return noLaterRoll(position) && yieldOf(bestTotal(position), position) > Number(position.prompt.values.amount)
				? asking('board-tools-idle')
				: null;
		default:
			return null;
	}
}

/** Whoever has to pay finds that in the bar too, before going without. */
export function button(choice: Choice, position: Position): BarButton | null {
	if (PAYING.includes(choice.key)) return { good: true };
	const hungry = choice.key === 'starve' || (choice.key === 'done' && position.prompt.key === 'pay-food');
	return hungry ? { label: { key: `board-${choice.key}`, values: { points: pointsLost(choice) } }, last: true } : null;
}

function asking(key: string, values = {}): Warning {
	return { key, values, asks: true };
}

/** The worker stood there for nothing; with `then`, the last place is resolved at once. */
function forfeit(key: string, { preview }: Choice): Warning {
	return typeof preview.then === 'string' ? asking(`${key}-then`, { place: preview.then }) : asking(key);
}

function pointsLost({ preview }: Choice): number {
	return -((preview.gain as Amounts | undefined)?.points ?? 0);
}

/** The total with every tool that may still be added; single-use tools are kept for a better day. */
function bestTotal(position: Position): number {
	const player = viewOf(position).seats[position.mover];
	const spaces = position.choices.filter(({ key }) => key === 'tool').map(({ values }) => Number(values.space));
	return spaces.reduce((sum, space) => sum + player.tools[space - 1], Number(position.prompt.values.total));
}

function yieldOf(total: number, position: Position): number {
	return Math.floor(total / Number(position.prompt.values.divisor));
}

/** Whether the tools would lie idle for the rest of the round. */
function noLaterRoll(position: Position): boolean {
	const placed = Object.keys(viewOf(position).seats[position.mover].placed);
	return !placed.some((place) => (GATHERING as readonly string[]).includes(place) || place.startsWith('card'));
}
