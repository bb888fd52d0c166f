// Cards, chips and printed tables as the game declares them (src/epoka/games/civolution/components/plain.py).

import type { Values } from '../../table/contract';
import type { Deck } from './view';

/** One sentence of a card or chip: the text of its key, and what its picture is about. */
export interface Said {
	key: string;
	values: Values;
	icon: string;
}

export interface CardData {
	deck: Deck;
	spaces: { points: number; settlements: number; contains: boolean }[];
	costs: Said[];
	top: Said[];
	instant: Said[];
}

export interface ModuleData {
	dice: number[]; // none: any two
	does: Values[]; // by level, the values of the sentence that says what it does
}

export interface Printed {
	settlement_costs: string[][];
	settlement_diamonds: number[];
	stage_points: number[];
	column_bases: number[];
	statue_points: number[];
	food_diamonds: number;
	money_diamonds: number;
	hunting: Record<string, number[]>; // food by terrain for the die values from 1
	fire_points: Record<string, number>;
	site_points: Record<string, number>;
	ground_materials: string[][]; // the six Building grounds, then the island
	thresholds: number[];
	pale: number[];
	era_values: number[];
	final_values: Record<string, number>;
	final_tile_values: Record<string, number>;
	territories: Record<string, { beacons: number; camps: [number, number, number]; start: boolean }>;
}

export interface Components {
	cards: Record<string, CardData>;
	goals: Record<string, { lines: Said[] }>;
	incomes: Record<string, { lines: Said[] }>;
	attributes: Record<string, { lines: Said[] }>;
	events: Record<string, { lines: Said[]; shift: number }>;
	markers: Record<string, { lines: Said[] }>;
	modules: Record<string, ModuleData>;
	vici: Record<string, ViciCard>;
	board: Printed;
}

/** An action card of V.I.C.I.: reset icons, and what each half makes her do by the die; no dice: whatever is rolled. */
export interface ViciCard {
	icons: { blue: number; red: number };
	blue: { dice: number[]; lines: Said[] }[];
	red: { dice: number[]; lines: Said[] }[];
}

export function componentsOf(components: Values): Components {
	return components as unknown as Components;
}

/** The values of the two dice that a module wants; 0 for any. */
export function diceOf(components: Components, module: string): number[] {
	const { dice } = components.modules[module];
	return dice.length > 0 ? dice : [0, 0];
}

/** What kind of thing an id names: its letter says it. */
export type Kind = 'card' | 'goal' | 'income' | 'attribute' | 'chip' | 'incident' | 'marker';
const KINDS: Record<string, Kind> = { G: 'goal', I: 'income', T: 'attribute', K: 'chip', F: 'incident', M: 'marker' };

export function kindOf(id: string): Kind {
	return KINDS[id[0]] ?? 'card';
}

/** The key of its name. */
export function nameKey(id: string): string {
	return `${kindOf(id)}-${id}`;
}

/** All sentences of a chip, an event or a starting card. */
export function linesOf(components: Components, id: string): Said[] {
	switch (kindOf(id)) {
		case 'goal':
			return components.goals[id].lines;
		case 'attribute':
			return components.attributes[id].lines;
		case 'incident':
			return components.events[id].lines;
		case 'marker':
			return components.markers[id].lines;
		case 'card':
			return [...components.cards[id].top, ...components.cards[id].instant];
		default:
			return components.incomes[id].lines;
	}
}
