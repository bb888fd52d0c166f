// What a choice needs and brings before it is made, from the kernel's previews; and which choices may be regretted.

import type { Choice, Position, Values } from '../../table/contract';
import { viewOf, type Spot, type Supplier, type Token } from './tiles';

export interface Line {
	key: string;
	values: Values;
}

type Named = Spot & { face: string };

/** The lines of a preview, in the order to be read. */
export function preview(choice: Choice): Line[] {
	const told = choice.preview;
	const lines: Line[] = [];
	if (Array.isArray(told.suppliers)) lines.push(...(told.suppliers as Supplier[]).map(covered));
	if (typeof told.replaces === 'string') lines.push({ key: 'terminal-replaces', values: { face: told.replaces } });
	if (typeof told.cells === 'number') lines.push({ key: 'terminal-cells', values: { number: told.cells } });
	if (typeof told.targets === 'number') lines.push({ key: 'terminal-targets', values: { number: told.targets } });
	if (typeof told.left === 'number') lines.push({ key: 'terminal-left', values: { number: told.left } });
	if (told.clears === true) lines.push({ key: 'terminal-clears', values: {} });
	if (typeof told.face === 'string' && told.cells === undefined)
		lines.push({ key: 'board-face', values: { face: told.face } });
	for (const [name, number] of Object.entries((told.gain ?? {}) as Record<string, number>)) {
		if (name === 'points') lines.push({ key: 'terminal-points', values: { points: number } });
		else if (choice.key === 'add') lines.push({ key: 'board-brings', values: { token: name as Token } });
	}
	if (choice.key === 'propose-end') lines.push({ key: 'board-agreed-end', values: {} });
	return lines;
}

/** Who covers a need: a tile beside the cell, one further off by wagon, or the bought unit. */
function covered(supplier: Supplier): Line {
	const { good, source, outlet } = supplier;
	if (!source) return { key: 'supply-bought', values: { good } };
	const at = (outlet ?? source) as Named;
	return { key: outlet ? 'supply-through' : 'supply-covered', values: { good, face: source.face, x: at.x, y: at.y } };
}

/** Giving something up: a row of tiles, a tile of one's own, two points of a craftsman, points on offer. */
export function regret(choice: Choice, position: Position): boolean {
	switch (choice.key) {
		case 'reveal':
			return choice.preview.clears === true;
		case 'at':
			return typeof choice.preview.replaces === 'string';
		case 'no-token':
			return position.choices.some((other) => other.key === 'craftsman') || lastTurns(position);
		case 'skip':
			return position.choices.some((other) => Number((other.preview.gain as Values | undefined)?.points ?? 0) > 1);
		default:
			return false;
	}
}

/** Whether everybody has at most one turn left; a coin kept then buys nothing any more. */
function lastTurns(position: Position): boolean {
	const { stacks, seats } = viewOf(position);
	const left = stacks.nature + stacks.village + stacks.city;
	return left < seats.length && position.choices.some((other) => other.key === 'coin' || other.key === 'wagon');
}
