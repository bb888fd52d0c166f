// What the board knows of the pieces and of a view: the shapes that `Game.components()` and `State.view()` send.

import type { Position, Values } from '../../table/contract';
import type { Why } from '../../lib/protocol';

export const KINDS = ['nature', 'village', 'city'] as const;
export type Kind = (typeof KINDS)[number];
export const TOKENS = ['war', 'coin', 'wagon', 'craftsman'] as const;
export type Token = (typeof TOKENS)[number];

export interface Face {
	kind: Kind | 'victory';
	type: string;
	count: number;
	requires: string[];
	produces: string[];
	token: Token | null;
	points: number;
}

export interface Placed {
	x: number;
	y: number;
	face: string;
	war: boolean;
	coin: boolean;
	craftsman: boolean;
	group: number; // of linked tiles, from 1 on; 0 for none
}

export interface Spot {
	x: number;
	y: number;
}

export interface Hand {
	war: number;
	coin: number;
	wagon: number;
	craftsmen: string[];
}

export interface Territory {
	tiles: Placed[];
	wagons: Spot[];
	hand: Hand;
	replaced: string[];
	points: number;
}

export interface View {
	turns: number;
	bought: string | null;
	stacks: Record<Kind, number>;
	rows: Record<Kind, string[]>;
	display: string[];
	supply: { war: number; coin: number; wagon: number; craftsman: string[] };
	seats: Territory[];
}

export interface Supplier {
	good: string;
	bought?: boolean;
	source?: Spot & { face: string };
	outlet?: Spot & { face: string };
}

/** The components before they have arrived: nothing can be drawn then. */
interface Components {
	tiles?: Record<string, Face>;
	row_limit?: number;
	display?: Record<string, number>;
}

export function faceOf(components: Values, face: string): Face | undefined {
	return (components as Components).tiles?.[face];
}

export function rowLimit(components: Values): number {
	return (components as Components).row_limit ?? 0;
}

/** How many victory tiles are laid out for so many players. */
export function displaySize(components: Values, players: number): number {
	return (components as Components).display?.[String(players)] ?? 0;
}

export function viewOf(position: Position): View {
	return position.view as unknown as View;
}

/** Whose territory the question is about: where a token goes, else the viewer's own, for a spectator the mover's. */
export function askedAbout(position: Position): number {
	const { key, values } = position.prompt;
	if (key === 'token-at' && typeof values.by === 'number' && position.choices.length) return values.by;
	if (position.seat !== null) return position.seat;
	return Math.max(position.mover, 0);
}

/** Whether a tile produces now: nothing lies on it, and it is no victory tile (TE-31). */
export function idle(tile: Placed): boolean {
	return tile.war || tile.coin || tile.craftsman;
}

export function cellKey(seat: number, x: number, y: number): string {
	return `cell:${seat}:${x},${y}`;
}

/** The cell of an `at` action. */
export function cellOf(name: string): Spot | null {
	const found = /^at (-?\d+) (-?\d+)$/.exec(name);
	return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

export const SIDES: Record<string, Spot> = {
	east: { x: 1, y: 0 },
	north: { x: 0, y: 1 },
	west: { x: -1, y: 0 },
	south: { x: 0, y: -1 }
};

/** The letter of a link group, as in the log and the terminal. */
export function groupLetter(group: number): string {
	return String.fromCharCode('a'.charCodeAt(0) + group - 1);
}

/** Before the first turn the nature row holds what everybody takes the first two tiles from. */
export function drafting(position: Position): boolean {
	return viewOf(position).turns === 0;
}

/** What lies in the places of a kind: its row, and in the draft also what the places before had no room for. */
export function offerOf(position: Position, kind: Kind, limit: number): string[] {
	const { rows } = viewOf(position);
	if (!drafting(position) || rows.nature.length <= limit) return rows[kind];
	const at = KINDS.indexOf(kind) * limit;
	return rows.nature.slice(at, at + limit);
}

/** Why an open tile fits nowhere in the viewer's territory, as the rules say; null where it fits. */
export function lackingAt(position: Position, face: string): Why | null {
	const { lacking } = (position.insight ?? {}) as { lacking?: Record<string, Why> };
	return lacking?.[face] ?? null;
}

/** The needs of an open tile that keep it away. */
export function lackedBy(position: Position, face: string): string[] {
	const why = lackingAt(position, face);
	if (!why) return [];
	const { good, giving } = why.params;
	return why.code === 'neither-made' || why.code === 'makers-apart' ? [String(good), String(giving)] : [String(good)];
}

/** What a territory makes now, in the order of the resources, each once. */
export function madeBy(land: Territory, components: Values): string[] {
	const { resources = {} } = components as { resources?: Record<string, string[]> };
	const made = new Set(
		land.tiles.filter((tile) => !idle(tile)).flatMap((tile) => faceOf(components, tile.face)?.produces ?? [])
	);
	return Object.values(resources)
		.flat()
		.filter((good) => made.has(good));
}

/** The name of an open tile as a piece that moves: the same face may lie there several times. */
export function offerPiece(face: string, number: number): string {
	return `offer:${face}:${number}`;
}
