// The view of a seat as the kernel sends it (src/epoka/games/civolution/view.py), with its types.

import type { Position } from '../../table/contract';

export const TERRAINS = ['forest', 'grassland', 'hills', 'swamp', 'mountains', 'desert', 'water'] as const;
export const TRACKS = ['technology', 'prestige', 'knowledge', 'construction', 'culture'] as const;
export const FEATURES = ['stamina', 'intelligence', 'calm', 'dexterity', 'expression', 'perception'] as const;
export const DECKS = ['invention', 'mutation', 'insight', 'building', 'achievement'] as const;
export const CATEGORIES = [...TRACKS, 'evolution', 'prosperity', 'population', 'expansion'] as const;
export const MATERIALS = [
	...['wood', 'beeswax', 'oil', 'papyrus', 'herbs', 'gold', 'cotton', 'clay', 'sulfur'],
	...['coal', 'peat', 'tar', 'stone', 'iron-ore', 'jade', 'sand', 'salt', 'copper']
] as const;
export const MODULES = [
	...['research', 'migration', 'exploration', 'transport', 'invention'],
	...['activity', 'sustenance', 'procreation', 'mutation', 'planning'],
	...['production', 'insight', 'trade', 'building', 'achievement'],
	...FEATURES,
	'sleep'
] as const;

export type Terrain = (typeof TERRAINS)[number];
export type Track = (typeof TRACKS)[number];
export type Feature = (typeof FEATURES)[number];
export type Deck = (typeof DECKS)[number];
export type Category = (typeof CATEGORIES)[number];

/** Equal tribes together: seat, 1 for strong, how many. */
export type Group = [number, number, number];

export interface Territory {
	camps: number; // encampments without fire
	fire: [number, boolean] | null; // whose tribe is at the fire, and whether it is strong
	tribes: Group[];
	wild: Group[];
	farm: number | null; // whose
	boats: number[]; // whose
	material: string | null;
	developed: boolean;
	hunted: boolean;
	raw: number[]; // by seat
	adjacent: string[];
}

export interface Site {
	site: string | null; // null: face down
	territories: string[];
	statues: number[]; // by seat
	settlements: number[];
}

/** A tile of the continent: its upper left cell, how it lies, and whether it is turned round. */
export interface TileLaid {
	tile: string;
	cell: number;
	way: number; // 0 upright, 1 lying, 2 single
	turned: boolean;
}

export interface DeckSeen {
	open: string[]; // the face-up stack, the last one on top
	size: number; // face down
	under: (string | null)[];
}

export interface Column {
	type: string | null;
	left: string[];
	right: string[];
}

export interface Player {
	supply: number;
	tribes_left: number;
	dice: number[]; // by value, from 1
	used_dice: number;
	fate_dice: number;
	ideas: number;
	focus: number;
	food: number;
	money: number;
	planning: number[]; // by value, from 1
	features: Record<Feature, number>;
	storage: Record<string, number>;
	reset_markers: number;
	settlements: number[]; // slots already built
	farms_left: number;
	boats_left: number;
	statues: number;
	modules: Record<string, number>; // main modules: level
	upgrades: number;
	tracks: Record<Track, number>;
	favor: number;
	stage_tiles: [boolean, boolean];
	goal_area: string[][];
	columns: Column[];
	hand: string[];
	hidden_cards: number;
	hidden_decks: Deck[];
	drawn: string[];
	drawn_cards: number;
	drawn_decks: Deck[];
	marker_cards: string[];
	score: number;
	points: number;
	breakdown: Record<string, number>;
}

export interface View {
	era: number;
	phase: number;
	first: number;
	weather: number; // 2 hot … -2 cold
	beyond: boolean;
	event: string | null;
	indicator: number; // resets done
	resets: number; // resets that end the action phase
	last_round: boolean;
	dice: { activation: number; fate: number };
	rolled: number[];
	era_tiles: Category[];
	final_tiles: Category[];
	tiles: TileLaid[];
	territories: Record<string, Territory>;
	sites: Site[];
	unseen_sites: Record<string, number>;
	unseen_tiles: string[];
	goals: (string | null)[];
	incomes: (string | null)[];
	attributes: (string | null)[];
	bags: { goals: number; incomes: number; attributes: number };
	offered: { card: string; goal: string }[];
	decks: Record<Deck, DeckSeen>;
	seats: Player[]; // against V.I.C.I. she is the second
	vici: Vici | null;
}

/** What can be worked out from the view (`Game.insight` in game.py). */
export interface Insight {
	forecast: Forecast;
	outlook: Outlook | null; // null for spectators
}

/** Two sources and the ideas that fill the gaps; 0 to 5 dice by value, 6 to 11 planning markers, 12 the focus marker. */
export type Payment = [number, number, number];

export interface ModuleAhead {
	dice: number[]; // none: any two
	level: number;
	pays: Payment[]; // the cheapest first
	short: number | null; // ideas that are missing; null: payable, or less than two sources
	idle: string[]; // branches that would lead to nothing
	nothing: boolean; // whatever one chooses
}

export interface CardAhead {
	column: number | null;
	stage: number;
	points: number;
	missing: number[]; // by cost space
	payable: boolean;
}

/** What the coming phases would mean if nothing changed (forecast.py); null once a phase is over. An entry a side. */
export interface Forecast {
	sites: ({ food: number; weakened: number; points: number } | null)[] | null;
	feeding: ({ need: number; food: number; missing: number; points: number } | null)[] | null;
	weather: { shift: number; stop: number; weather: string; beyond: boolean; harmed: number[] } | null;
	event: { event: string; counts: number[]; concerned: number[] } | null;
	category: {
		category: Category;
		era: number;
		value: number;
		units: number[];
		points: number[];
		monolith: number;
	} | null;
	income: { statues: number; each: number; points: number }[] | null;
	final: FinalScore[] | null;
}

export interface FinalScore {
	categories: Record<Category, { units: number; value: number; points: number }>;
	stages: number;
	point_bonus: number;
	points: number;
}

/** What the seat that looks could do and what it lacks (outlook.py). */
export interface Outlook {
	modules: Record<string, ModuleAhead>;
	cards: Record<string, CardAhead>;
	goals: Record<string, { have: (number | null)[]; met: boolean[]; all: boolean }>;
	attributes: Record<string, { have: number; wants: number }>;
}

/** The opponent of a solo game (solo/showing.py). */
export interface Vici {
	seat: number;
	half: 'blue' | 'red';
	evolution: number;
	prosperity: number;
	provisions: Record<string, number>;
	blocked_farms: string[];
	revealed: string[];
	icons: { blue: number; red: number };
	stack: number;
	discarded: number;
}

export function viewOf(position: Position): View {
	return position.view as unknown as View;
}

export function insightOf(position: Position): Insight {
	return position.insight as unknown as Insight;
}

/** The terrain of a territory: "b-hills" are hills. */
export function terrainOf(territory: string): Terrain {
	return territory.slice(2) as Terrain;
}

/** What a site is called in actions: its number, or "island". */
export function siteName(space: number): string {
	return space < 24 ? String(space + 1) : 'island';
}

/** The kind of a site for its picture: all Building grounds look alike. */
export function siteKind(site: string): string {
	return site.startsWith('ground') ? 'ground' : site;
}
