// Which actions the cards and chips of the own area stand for, and which part of it holds something to choose.

import type { TableDesk } from '../../../table/contract';
import { componentsOf, kindOf } from '../components';
import { insightOf, viewOf } from '../view';

export type Part = 'hand' | 'stages' | 'goals';
export const PARTS: Part[] = ['hand', 'stages', 'goals'];

/** A card in hand. At the start of a turn one that can be paid for activates its module by itself. */
export function handNames(desk: TableDesk, id: string): string[] {
	const ready = turn(desk) && insightOf(desk.position).outlook?.cards[id]?.payable;
	const { deck } = componentsOf(desk.components).cards[id];
	return [`install ${id}`, `discard ${id}`, `keep ${id}`, ...(ready ? [`activate ${deck}`] : [])];
}

/** A card that was drawn to choose from. Others may see which kinds are kept, so the kind is asked for first. */
export function drawnNames(desk: TableDesk, id: string): string[] {
	return [`keep ${id}`, `keep from ${componentsOf(desk.components).cards[id].deck}`];
}

/** What is printed on every console: money for a step on a track. At the start of a turn it activates its module by itself. */
export function consoleNames(desk: TableDesk, seat: number): string[] {
	const ready = turn(desk) && viewOf(desk.position).seats[seat].money > 0;
	return ['activity console', ...(ready ? ['activate activity'] : [])];
}

/** A card or chip that is installed. */
export function elementNames(desk: TableDesk, id: string): string[] {
	return [`use ${id}`, `point ${id}`, `activity ${id}`, ...(turn(desk) ? activations(desk, id) : [])];
}

/** At the start of a turn: the module that uses it, unless that would lead to nothing. */
function activations(desk: TableDesk, id: string): string[] {
	const modules = insightOf(desk.position).outlook?.modules;
	if (kindOf(id) === 'income' || kindOf(id) === 'chip') return ['activate invention'];
	const works =
		kindOf(id) === 'card' && componentsOf(desk.components).cards[id].top.some(({ key }) => key === 'top-activity');
	return works && !modules?.activity.idle.includes('activity') ? ['activate activity'] : [];
}

/** A goal chip on a space of the goal area. At the start of a turn one that is fulfilled activates Planning by itself. */
export function goalNames(desk: TableDesk, id: string, space: number): string[] {
	const ready = turn(desk) && insightOf(desk.position).outlook?.goals[id]?.all;
	return [`install ${id}`, `space ${space}`, ...(ready ? ['activate planning'] : [])];
}

function turn(desk: TableDesk): boolean {
	return desk.position.prompt.key === 'turn';
}

/** Whether a part of the area of a seat holds something that may be chosen now. */
export function holdsChoices(desk: TableDesk, seat: number, part: Part): boolean {
	return namesIn(desk, seat, part).some((name) => desk.choices.has(name));
}

function namesIn(desk: TableDesk, seat: number, part: Part): string[] {
	const { seats, offered } = viewOf(desk.position);
	const { hand, drawn, marker_cards: markers, columns, goal_area: goals } = seats[seat];
	switch (part) {
		case 'hand':
			return [
				...offered.map(({ card }) => `pick ${card}`),
				...markers.map((id) => `keep ${id}`),
				...drawn.flatMap((id) => drawnNames(desk, id)),
				...hand.flatMap((id) => handNames(desk, id))
			];
		case 'stages': {
			const installed = columns.flatMap(({ left, right }) => [...left, ...right]);
			return [
				'activity console',
				'stage 4',
				'stage 5',
				...columns.map((_, at) => `column ${at + 1}`),
				...installed.flatMap((id) => elementNames(desk, id))
			];
		}
		case 'goals':
			return goals.flatMap((stack, at) =>
				stack.length > 0 ? goalNames(desk, stack[stack.length - 1], at + 1) : [`space ${at + 1}`]
			);
	}
}
