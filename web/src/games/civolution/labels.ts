// What drawings say aloud: labels of targets for those who hear the table, and tooltips.

import type { TableDesk } from '../../table/contract';
import { componentsOf, kindOf, linesOf, nameKey } from './components';
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
