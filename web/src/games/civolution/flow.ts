// Which choices have a target, which one is proposed first, what completes a gesture, and where the game stands.

import type { Choice, Position, Values } from '../../table/contract';
import { kindOf } from './components';
import { keptInOrder } from './draft.svelte';
import { proposal, useOf } from './payment.svelte';
import { insightOf, viewOf } from './view';

/** Kinds of choices with targets on the common board. */
const BOARD = [
	'in',
	'to',
	'tribe',
	'site',
	'track',
	'open-stack',
	'closed-stack',
	'take-goal',
	'take-chip',
	'attribute'
];

/** Kinds of choices with targets in the own area. */
const AREA = [
	...['activate', 'reset', 'use-die', 'use-plan', 'use-focus', 'reroll', 'give-die', 'plan-on', 'value'],
	...['take', 'pay', 'sell', 'sell-points', 'buy', 'slot', 'feature', 'lift', 'drop', 'return', 'upgrade', 'stage'],
	...['column', 'install', 'keep', 'keep-from', 'discard', 'goal-space', 'install-goal', 'use-chip', 'point-chip'],
	...['activity', 'keep-markers', 'pick']
];

/** Where there is room, tribes are targets of their own; a territory always offers all that may happen there. */
const ROOM = '(min-width: 1100px)';

/** All others (what to do, how many, done) stand in the action bar. */
export function onBoard(choice: Choice): boolean {
	if (choice.key === 'displace') return 'matchMedia' in globalThis && matchMedia(ROOM).matches;
	if (choice.key === 'free') return !String(choice.values.space).startsWith('raw');
	return BOARD.includes(choice.key) || AREA.includes(choice.key);
}

/** Of several actions of one target, the one proposed first: what a chip does before its point, as many fed as can be. */
export function preset(choices: Choice[]): string {
	const [first] = choices;
	return first.key === 'feed' ? choices[choices.length - 1].name : first.name;
}

/** A module is paid for as its tile has shown; one that was activated by way of a card or chip goes on to use that. */
export function follow(choice: Choice, position: Position, key: string): ((next: Position) => string) | null {
	if (choice.key === 'feed') return feedsAll(choice, position) ? mostFed : null;
	if (['install', 'install-goal', 'take-chip'].includes(choice.key)) return anyColumn;
	if (position.prompt.key === 'keep-start') return keptInOrder;
	if (choice.key === 'keep-from') return inOrder([`keep ${key.split(':')[1]}`]);
	if (choice.key !== 'activate') return null;
	const paid = proposal(position, String(choice.values.module));
	if (!paid) return null;
	const rest = inOrder([useOf(paid[0]), useOf(paid[1]), ...useOfElement(key)]);
	return (next) => rest(next) || onlyUse(next) || anyColumn(next);
}

/** Of columns that are all alike, empty and beginning at one stage, the first. */
function anyColumn(position: Position): string {
	const { choices, seat } = position;
	const [first] = choices;
	if (seat === null || choices.length < 2 || choices.some(({ key }) => key !== 'column')) return '';
	const { columns } = viewOf(position).seats[seat];
	const empty = choices.every(
		({ values }) =>
			columns[Number(values.column) - 1].left.length + columns[Number(values.column) - 1].right.length === 0
	);
	const alike = new Set(choices.map(({ preview }) => JSON.stringify(preview))).size === 1;
	return empty && alike ? first.name : '';
}

/** One of the things that a module may do now, but which would come to nothing: its tile has said so. */
export function idleBranch({ key, values }: Choice, position: Position): boolean {
	if (key !== 'do' || position.prompt.key !== 'branch') return false;
	const ahead = insightOf(position).outlook?.modules[String(position.prompt.values.module)];
	return ahead?.idle.includes(String(values.what)) ?? false;
}

/** Where all but one would come to nothing, that one. What is possible at all is no choice: the table plays it, and says so. */
function onlyUse(position: Position): string {
	if (position.prompt.key !== 'branch' || position.choices.length === 1) return '';
	const useful = position.choices.filter((choice) => !idleBranch(choice, position));
	return useful.length === 1 ? useful[0].name : '';
}

/** One after the other; what the rules have played by themselves is passed over. */
function inOrder(names: string[]): (next: Position) => string {
	return ({ choices }) => {
		const at = names.findIndex((name) => choices.some((choice) => choice.name === name));
		return at < 0 ? '' : names.splice(0, at + 1)[at];
	};
}

/** Whether there is food for all tribes, and all of the first ones get it. */
export function feedsAll(choice: Choice, position: Position): boolean {
	return (
		position.seat !== null &&
		insightOf(position).forecast.feeding?.[position.seat]?.missing === 0 &&
		mostFed(position) === choice.name
	);
}

function mostFed({ prompt, choices }: Position): string {
	return prompt.key === 'feed' ? (choices.filter(({ key }) => key === 'feed').at(-1)?.name ?? '') : '';
}

/** What is done with a card in hand, a goal chip, an income chip or a card with an activity, once its module works. */
function useOfElement(key: string): string[] {
	const [kind, , id] = key.split(':');
	if (kind === 'hand') return ['do install', `install ${id}`];
	if (kind === 'goal') return ['do goal', `install ${id}`];
	if (kind !== 'element') return [];
	return kindOf(id) === 'card' || id === 'console' ? [`activity ${id}`] : ['do income', `use ${id}`];
}

export function phase(position: Position): { key: string; values: Values }[] {
	const { era, phase: number, last_round: last } = viewOf(position);
	if (position.over) return [{ key: 'board-final-over', values: {} }];
	if (number === 0) return [{ key: 'console-set-up', values: {} }];
	const where = [
		{ key: 'board-era', values: { era } },
		{ key: `terminal-phase-${number}`, values: {} }
	];
	return last && number === 4 ? [...where, { key: 'terminal-last-round', values: {} }] : where;
}
