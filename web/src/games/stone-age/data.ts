// What the kernel tells of a position of this game: the shapes of its view and of its components.

import type { Position, Values, Why } from '../../lib/protocol';

export const RESOURCES = ['wood', 'clay', 'stone', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Good = Resource | 'food';

/** Hunting and gathering, by what they bring. */
export const GATHERING = ['hunt', 'forest', 'clay', 'quarry', 'river'] as const;
export const VILLAGE = ['toolmaker', 'hut', 'field'] as const;

/** Where each good is gathered. */
export const PLACE_OF: Record<string, string> = {
	food: 'hunt',
	wood: 'forest',
	clay: 'clay',
	stone: 'quarry',
	gold: 'river'
};

export interface CardData {
	upper: string;
	amount: number;
	resource: Resource | null;
	symbol: string | null;
	profession: string | null;
	figures: number;
}

export interface BuildingData {
	kind: 'fixed' | 'choice' | 'free';
	cost: Partial<Record<Resource, number>>;
	points: number;
	count: number;
	kinds: number;
}

export interface PlaceData {
	rings: number; // 0: any number of workers
	needs: number; // 0: one or more at once
	good: Good | null;
	village: boolean;
}

export interface Components {
	cards: Record<string, CardData>;
	buildings: Record<string, BuildingData>;
	goods: Record<Good, { divisor: number; value: number }>;
	places: Record<string, PlaceData>;
	symbols: string[];
	professions: string[];
	most: { workers: number; agriculture: number };
}

export interface PlayerView {
	workers: number;
	home: number;
	food: number;
	agriculture: number;
	goods: Record<Resource, number>;
	placed: Record<string, number>;
	tools: number[];
	used: boolean[];
	cards: string[];
	extra: string | null;
	has_extra: boolean;
	open_tools: string[];
	two_resources: boolean;
	buildings: string[];
	track: number;
	points: number;
	breakdown: Record<string, number>;
}

/** How many players may stand on a place, and why nobody else may come there, if that is so. */
export interface PlaceView {
	players: number;
	closed: Why | null;
}

export interface View {
	players: number;
	options: Values;
	round: number;
	first: number;
	slots: (string | null)[];
	stacks: { top: string | null; height: number }[];
	places: Record<string, PlaceView>;
	deck?: number; // not told where the table keeps it secret
	deferred_dice: number[][];
	seats: PlayerView[];
	over: boolean;
}

export const viewOf = (position: Position): View => position.view as unknown as View;
export const componentsOf = (values: Values): Components => values as unknown as Components;

/** The key of a place's texts: "card 1" is written card-1. */
export const textKey = (place: string): string => `place-${place.replace(' ', '-')}`;

/** Who stands on a place, in seating order. */
export function crowd(view: View, place: string): { seat: number; workers: number }[] {
	return view.seats
		.map((player, seat) => ({ seat, workers: player.placed[place] ?? 0 }))
		.filter((group) => group.workers > 0);
}

/** Why the free rings of a place stay free for the rest of the round; null where they do not, or where none is free. */
export function closed(view: View, place: string, data: PlaceData): Why | null {
	const workers = crowd(view, place).reduce((sum, group) => sum + group.workers, 0);
	return workers < data.rings ? view.places[place].closed : null;
}
