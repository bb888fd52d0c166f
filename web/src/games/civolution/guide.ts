// The first game, explained where each thing comes up for the first time: the phases, the console, each module.

import type { Position, Tip } from '../../table/contract';
import { insightOf, MODULES, viewOf } from './view';

const ACTIONS = 4;

/** What is asked while a module is at work, where the question itself does not name the module. */
const ASKED: Record<string, string> = {
	migrate: 'migration',
	journey: 'migration',
	procreate: 'procreation',
	produce: 'production',
	transport: 'transport',
	sale: 'trade',
	purchase: 'trade',
	activity: 'activity',
	'choose-stacks': 'research',
	'gain-card': 'research',
	explore: 'exploration',
	'lucky-find': 'exploration',
	'income-actions': 'invention',
	hunt: 'sustenance',
	strengthen: 'sustenance',
	'move-feature': 'mutation',
	'plan-on': 'planning',
	build: 'building'
};
const OFFERED: Record<string, string> = {
	produce: 'production',
	sale: 'trade',
	procreate: 'procreation',
	gain: 'planning'
};

/** The module that is being used, "" if none: outside of the action phase the same questions have other reasons. */
function atWork(position: Position): string {
	const { prompt, choices } = position;
	if (viewOf(position).phase !== ACTIONS) return '';
	if (prompt.key === 'branch' || prompt.key === 'pay-dice') return String(prompt.values.module);
	if (prompt.key === 'menu') {
		const found = choices.find(({ key, values }) => key === 'do' && String(values.what) in OFFERED);
		return found ? OFFERED[String(found.values.what)] : '';
	}
	return ASKED[prompt.key] ?? '';
}

function asked(...keys: string[]): (position: Position) => boolean {
	return ({ prompt, choices }) => choices.length > 0 && keys.includes(prompt.key);
}

function offers(position: Position, key: string): boolean {
	return position.choices.some((choice) => choice.key === key);
}

/** A feature module that two equal dice pay for. */
function pairOfDice(position: Position): boolean {
	const modules = insightOf(position).outlook?.modules ?? {};
	return Object.values(modules).some(
		({ dice, pays }) => dice.length === 2 && dice[0] === dice[1] && pays.some(([, , ideas]) => ideas === 0)
	);
}

function payableCard(position: Position): boolean {
	return Object.values(insightOf(position).outlook?.cards ?? {}).some(({ payable }) => payable);
}

/** A site that does something in its phase lies open. */
function openSite(position: Position): boolean {
	return viewOf(position).sites.some(({ site }) => site !== null && !site.startsWith('ground') && site !== 'island');
}

const TURN = asked('turn');

const console = (): string => 'console';

export const guide: Tip[] = [
	{ key: 'guide-civ-start', when: asked('keep-start', 'pick-chip-card') },
	{
		key: 'guide-civ-new-cards',
		when: (position) => viewOf(position).phase >= 1 && position.choices.length > 0 && viewOf(position).phase <= 2
	},
	{ key: 'guide-civ-goals', when: asked('take-goal') },
	{ key: 'guide-civ-extra-find', when: asked('extra-find') },
	{ key: 'guide-civ-turn', when: TURN, at: console },
	{ key: 'guide-civ-dice', when: TURN, at: console },
	{ key: 'guide-civ-cards', when: (position) => TURN(position) && payableCard(position) },
	{
		key: 'guide-civ-reset',
		when: (position) => offers(position, 'reset'),
		at: ({ seat }) => `reset:${seat}`
	},
	{ key: 'guide-civ-features', when: (position) => TURN(position) && pairOfDice(position) },
	{ key: 'guide-civ-attributes', when: (position) => offers(position, 'attribute') },
	{ key: 'guide-civ-last-round', when: (position) => TURN(position) && viewOf(position).last_round },
	...MODULES.slice(0, 15).map((module) => ({
		key: `guide-civ-module-${module}`,
		when: (position: Position) => position.choices.length > 0 && atWork(position) === module,
		at: ({ seat }: Position) => `module:${seat}:${module}`
	})),
	{ key: 'guide-civ-module-sleep', when: (position) => position.choices.length > 0 && atWork(position) === 'sleep' },
	{ key: 'guide-civ-install', when: asked('install-card', 'card-column', 'card-stage') },
	{ key: 'guide-civ-test', when: asked('judge-test') },
	{ key: 'guide-civ-fate', when: asked('hunt-with', 'find-with') },
	{ key: 'guide-civ-settle', when: asked('settle') },
	{ key: 'guide-civ-supply', when: asked('replenish') },
	{ key: 'guide-civ-sites', when: (position) => asked('freeze')(position) || (TURN(position) && openSite(position)) },
	{ key: 'guide-civ-feeding', when: asked('feed', 'perish') },
	{ key: 'guide-civ-weather', when: asked('weather', 'lose-tribe') },
	{ key: 'guide-civ-income', when: asked('income-phase') },
	{ key: 'guide-civ-scoring', when: (position) => TURN(position) && viewOf(position).era === 2 },
	{ key: 'guide-civ-end', when: (position) => TURN(position) && viewOf(position).era === 4 }
];
