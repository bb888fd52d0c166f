// Where things lie on the map of a territory: a tile is a square of 100 with a seam around it, in which the rings of
// targets have room; x grows to the right and y upwards.

import type { Choice, Position } from '../../table/contract';
import { cellOf, SIDES, type Placed, type Spot } from './tiles';

export const SEAM = 5;
export const CELL = 100 + 2 * SEAM;

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** A cell that may be chosen now, with its number in reading order. */
export interface Candidate extends Spot {
	name: string;
	number: number;
	choice: Choice;
}

/** The left edge of the tile in a cell. */
export function left(spot: Spot): number {
	return spot.x * CELL + SEAM;
}

/** The upper edge of the tile in a cell. */
export function top(spot: Spot): number {
	return -spot.y * CELL + SEAM;
}

/** The corner on which a wagon lies: the upper right one of its lower left cell. */
export function corner(spot: Spot): { x: number; y: number } {
	return { x: (spot.x + 1) * CELL, y: -spot.y * CELL };
}

export function same(one: Spot, other: Spot): boolean {
	return one.x === other.x && one.y === other.y;
}

/** The cells on choice, from the top row to the bottom, each row from the left. */
export function candidates(position: Position): Candidate[] {
	const found: Omit<Candidate, 'number'>[] = [];
	for (const choice of position.choices) {
		const [verb, side] = choice.name.split(' ');
		const cell = verb === 'lay' ? SIDES[side] : cellOf(choice.name);
		if (cell) found.push({ ...cell, name: choice.name, choice });
	}
	found.sort((one, other) => other.y - one.y || one.x - other.x);
	return found.map((cell, at) => ({ ...cell, number: at + 1 }));
}

/** The part of the map to be shown: the tiles with a rim, at least so many cells, in the proportions of the frame. */
export function fitted(tiles: Spot[], rim: number, least: number, frame: { width: number; height: number }): Box {
	const columns = tiles.map((tile) => tile.x);
	const rows = tiles.map((tile) => tile.y);
	const west = columns.length ? Math.min(...columns) : 0;
	const east = columns.length ? Math.max(...columns) : 0;
	const south = rows.length ? Math.min(...rows) : 0;
	const north = rows.length ? Math.max(...rows) : 0;
	let width = Math.max(east - west + 1 + 2 * rim, least) * CELL;
	let height = Math.max(north - south + 1 + 2 * rim, least) * CELL;
	const ratio = frame.width > 0 && frame.height > 0 ? frame.width / frame.height : width / height;
	if (width / height < ratio) width = height * ratio;
	else height = width / ratio;
	const middle = { x: ((west + east + 1) / 2) * CELL, y: ((1 - south - north) / 2) * CELL };
	return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** Where an open tile could go, as its preview tells: shown while it is looked at. */
export function spotsOf(choice: Choice | undefined): Spot[] {
	return (choice?.preview.spots as Spot[] | undefined) ?? [];
}

/** The empty cells that share a side with a tile. */
export function frontier(tiles: Spot[]): Spot[] {
	const taken = new Set(tiles.map((tile) => `${tile.x},${tile.y}`));
	const found = new Map<string, Spot>();
	for (const tile of tiles) {
		for (const side of Object.values(SIDES)) {
			const spot = { x: tile.x + side.x, y: tile.y + side.y };
			const name = `${spot.x},${spot.y}`;
			if (!taken.has(name)) found.set(name, spot);
		}
	}
	return [...found.values()];
}

/** The four cells of a wagon's square, from its lower left one. */
export function square(first: Spot): Spot[] {
	return [0, 1].flatMap((dy) => [0, 1].map((dx) => ({ x: first.x + dx, y: first.y + dy })));
}

/** The border of each group of linked tiles, as path data along the seams. */
export function groupBorders(tiles: Placed[]): { group: number; path: string }[] {
	const groups = [...new Set(tiles.map((tile) => tile.group))].filter((group) => group > 0).sort();
	return groups.map((group) => ({ group, path: border(tiles.filter((tile) => tile.group === group)) }));
}

function border(members: Spot[]): string {
	const inside = (x: number, y: number): boolean => members.some((tile) => tile.x === x && tile.y === y);
	const parts: string[] = [];
	for (const { x, y } of members) {
		const [west, north] = [x * CELL, -y * CELL];
		if (!inside(x, y + 1)) parts.push(`M${west} ${north}h${CELL}`);
		if (!inside(x, y - 1)) parts.push(`M${west} ${north + CELL}h${CELL}`);
		if (!inside(x - 1, y)) parts.push(`M${west} ${north}v${CELL}`);
		if (!inside(x + 1, y)) parts.push(`M${west + CELL} ${north}v${CELL}`);
	}
	return parts.join('');
}

/** The group a wagon belongs to: that of the tile at its lower left. */
export function groupOf(wagon: Spot, tiles: Placed[]): number {
	return tiles.find((tile) => same(tile, wagon))?.group ?? 0;
}
