// Which actions a thing on the board or in one's area stands for. The first name is the one a dead target asks about.

import type { Choice, Position } from '../../lib/protocol';
import { RESOURCES, viewOf, type Components, type Resource } from './data';

const MOST_HUNTERS = 10;

/** Everything that may be done with a place: sending workers, acting, taking them back, building what is on offer. */
export function placeNames(place: string, position: Position, components: Components): string[] {
	const { rings, needs } = components.places[place];
	const most = needs ? 1 : rings || MOST_HUNTERS;
	const sending = needs ? [`place ${place}`] : Array.from({ length: most }, (_, n) => `place ${place} ${n + 1}`);
	const acting = [`resolve ${place}`, `return ${place}`];
	const names = position.prompt.key === 'place-workers' ? [...sending, ...acting] : [...acting, ...sending];
	return buying(position) === place ? ['build', ...names] : names;
}

/** The place whose card or building is being paid for now, "" if none. */
export function buying(position: Position): string {
	const view = viewOf(position);
	const { card, building } = position.prompt.values;
	if (typeof card === 'string') return `card ${view.slots.indexOf(card) + 1}`;
	if (typeof building === 'string') return `building ${view.stacks.findIndex((stack) => stack.top === building) + 1}`;
	return '';
}

export function goodNames(good: Resource, position: Position): string[] {
	return position.prompt.key === 'pay-food' ? [`feed ${good}`, `pay ${good}`] : [`pay ${good}`, `feed ${good}`];
}

export function toolNames(space: number, position: Position): string[] {
	return position.prompt.key === 'grow-tool' ? [`grow ${space}`, `tool ${space}`] : [`tool ${space}`, `grow ${space}`];
}

export const cardToolNames = (card: string): string[] => [`tool card ${card}`];
export const dieNames = (face: number): string[] => [`take ${face}`];

export const redeemNames: string[] = RESOURCES.flatMap((first, n) =>
	RESOURCES.slice(n).map((second) => `redeem ${first} ${second}`)
);

/** The dice to choose from now. */
export function offeredDice(position: Position): number[] {
	if (position.prompt.key !== 'take-die') return [];
	return String(position.prompt.values.faces).split(' ').map(Number);
}

const SHOWN = ['place', 'resolve', 'return', 'build', 'pay', 'feed', 'tool', 'tool-card', 'grow', 'take', 'redeem'];

/** What the board or one's area shows as a target; the rest (declining, ending, starving) are buttons of the bar. */
export function onBoard(choice: Choice, position: Position): boolean {
	if (choice.key === 'redeem') return viewOf(position).seats[position.mover]?.two_resources ?? false;
	return SHOWN.includes(choice.key);
}
