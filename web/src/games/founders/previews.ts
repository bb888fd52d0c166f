// What a choice needs and brings before it is made, from the kernel's previews.

import type { Choice, Line } from '../../table/contract';
import type { Spot, Supplier, Token } from './tiles';

type Named = Spot & { face: string };

/** The lines of a preview, in the order to be read. */
export function preview(choice: Choice): Line[] {
	const told = choice.preview;
	const lines: Line[] = [];
	if (Array.isArray(told.suppliers)) lines.push(...(told.suppliers as Supplier[]).map(covered));
	if (typeof told.cells === 'number') lines.push({ key: 'board-fits', values: { number: told.cells } });
	if (typeof told.targets === 'number') lines.push({ key: 'terminal-targets', values: { number: told.targets } });
	if (typeof told.left === 'number') lines.push({ key: 'terminal-left', values: { number: told.left } });
	if (choice.key === 'at' && typeof told.face === 'string')
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
