// What drawings say aloud: labels of targets for those who hear the table, and tooltips.

import type { TableDesk } from '../../table/contract';
import { componentsOf, kindOf, linesOf, nameKey } from './components';
import { bringsNothing, proposal } from './payment.svelte';
import { insightOf, viewOf } from './view';

/** A card or chip in full: name, cost, what it says. */
export function cardWords(desk: TableDesk, id: string): string {
	const { words } = desk;
	const components = componentsOf(desk.components);
	const parts = [words.say(nameKey(id))];
	if (kindOf(id) === 'card') {
		const costs = components.cards[id].costs.filter(({ key }) => key !== 'cost-empty');
		parts.push(
			words.say('console-costs-are', { costs: costs.map(({ key, values }) => words.say(key, values)).join(', ') })
		);
	}
	parts.push(
		linesOf(components, id)
			.map(({ key, values }) => words.say(key, values))
			.join(' ')
	);
	const ahead = insightOf(desk.position).outlook?.cards[id];
	if (ahead?.column) parts.push(words.say('console-would-be', { stage: ahead.stage, points: ahead.points }));
	return parts.join('; ');
}

/** What a module does at its level now. */
export function moduleDoes(desk: TableDesk, seat: number, module: string): string {
	const level = viewOf(desk.position).seats[seat].modules[module] ?? 1;
	return desk.words.say(`does-${module}`, componentsOf(desk.components).modules[module].does[level - 1]);
}

/** A module with its level; feature modules and Sleep have none. */
export function moduleName(desk: TableDesk, seat: number, module: string): string {
	const level = viewOf(desk.position).seats[seat].modules[module];
	return level ? desk.words.say('console-module', { module, level }) : desk.words.say(`module-${module}`);
}

/** What its payment costs or lacks, and whether the module would bring anything. */
export function moduleNotes(desk: TableDesk, module: string): string[] {
	const { words, position } = desk;
	const ahead = insightOf(position).outlook?.modules[module];
	if (!ahead) return [];
	const paid = proposal(position, module);
	const notes = paid?.[2] ? [words.say('console-costs-ideas', { ideas: paid[2] })] : [];
	if (ahead.short !== null) notes.push(words.say('console-short', { ideas: ahead.short }));
	if (bringsNothing(position, module)) notes.push(words.say('console-nothing'));
	return notes;
}
