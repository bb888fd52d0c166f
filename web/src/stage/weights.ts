// How much time and room an event deserves. A game says so for the kinds of its own events; the rest is guessed.

import type { Component } from 'svelte';
import type { Told } from '../lib/protocol';
import type { TableDesk } from '../table/contract';
import type { Sentence } from '../table/logSentences';

export type Weight =
	| 'none' // the board says enough
	| 'step' // something small: a worker is placed
	| 'deed' // something that changes the game: a card is bought
	| 'roll' // dice fall
	| 'result' // what came of a roll: stands beside its dice
	| 'detail' // belongs to what the same player did just before
	| 'banner' // a round, an era, the end
	| `scene:${string}`; // one of several that make a scene: feeding, the turn of a side that the rules play

/** The scene of a side that the rules play: V.I.C.I. and her like. */
export const OPPONENT = 'opponent';

/** The sum of a roll, by what it is divided, and how much that brings. */
export interface Division {
	total: number;
	divisor: number;
	amount: number;
}

/** A scene that a game draws itself. */
export interface SceneProps {
	desk: TableDesk;
	lines: Sentence[];
	told: number; // so many of them are told so far, one after the other
}

/** What a game says about the way its events are shown. */
export interface Staging {
	/** By the key of the event; where what it tells decides, a function. */
	weights: Record<string, Weight | ((told: Told) => Weight)>;
	/** Scenes with a drawing of their own, fetched when they are first shown. */
	scenes?: Record<string, () => Promise<{ default: Component<SceneProps> }>>;
	/** Whether a round begins with it, as this seat counts: "replay this round" starts there. */
	begins?(told: Told, seat: number | null): boolean;
	/** The dice of an event that has no list of `faces`. */
	faces?(told: Told): number[];
	/** What stands over a scene, as the key of a text. */
	titles?: Record<string, string>;
}

const BANNERS = ['round', 'era', 'phase', 'game-ends'];
const BEGINNINGS = ['round', 'era'];

export function weigh(told: Told, acting: boolean, dice: boolean, staging?: Staging): Weight {
	const own = staging?.weights[told.key];
	if (own) return typeof own === 'function' ? own(told) : own;
	if (BANNERS.includes(told.key)) return 'banner';
	if (dice) return 'roll';
	return acting ? 'step' : 'detail';
}

export function begins(told: Told, seat: number | null, staging?: Staging): boolean {
	return staging?.begins?.(told, seat) ?? BEGINNINGS.includes(told.key);
}

export function divisionOf(told: Told): Division | null {
	const { total, divisor, amount } = told;
	return typeof total === 'number' && typeof divisor === 'number' && typeof amount === 'number'
		? { total, divisor, amount }
		: null;
}
