// What a choice costs and brings before it is made: the kernel's lines, and for a module what it does and what pays for it.

import type { Choice, Line, Position } from '../../table/contract';
import { proposal } from './payment.svelte';
import { insightOf, type Payment } from './view';

const FACES = '⚀⚁⚂⚃⚄⚅';
const FOCUS = 12;

export function preview(choice: Choice, position: Position): Line[] {
	const told = (choice.preview.lines ?? []) as Line[];
	if (choice.key !== 'activate') return told;
	const module = String(choice.values.module);
	const ahead = insightOf(position).outlook?.modules[module];
	const lines = told.filter(({ key }) => key === `does-${module}`);
	const paid = proposal(position, module);
	if (paid) lines.push({ key: 'console-pays', values: { sources: sources(paid), ideas: paid[2] } });
	for (const what of ahead?.idle ?? []) lines.push({ key: 'console-idle', values: { what } });
	return lines;
}

/** The two sources as dice faces, a planning marker with its value, the focus marker. */
function sources([one, other]: Payment): string {
	return [one, other]
		.map((source) => (source === FOCUS ? '◎' : source < 6 ? FACES[source] : `▸${FACES[source - 6]}`))
		.join(' ');
}
