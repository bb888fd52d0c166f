// Where the strip of the wilderness lies in a territory: inside its outline, clear of sites, of tents and of all else.

import { insideOf, toEdge, toSite } from './room';
import type { Room } from './continent';
import type { Point } from './tiles';

export interface Strip {
	x: number; // of its middle
	y: number;
	columns: number;
	rows: number;
}

/** The room of one group. */
export const CELL: Point = [14.5, 14];

const GRID = 4;
const PIECE = 10; // half of a tent or figure
const SITE = 16; // half of an open site
const ENOUGH = 3;
const OUTSIDE = 99; // worse than lying over a tent

const kept = new WeakMap<Room, Map<number, Strip>>();

export function stripIn(room: Room, groups: number): Strip {
	const found = kept.get(room) ?? new Map<number, Strip>();
	kept.set(room, found);
	let strip = found.get(groups);
	if (!strip) found.set(groups, (strip = best(room, groups)));
	return strip;
}

function best({ region, places }: Room, groups: number): Strip {
	const others = places.slice(0, -1); // the last place is kept free for the wilderness
	const xs = region.points.map(([x]) => x);
	const ys = region.points.map(([, y]) => y);
	let most = -Infinity;
	let [x, y] = places[places.length - 1];
	let shape = 1;
	for (let columns = groups; columns > 0; columns--) {
		const half: Point = [(columns * CELL[0]) / 2, (Math.ceil(groups / columns) * CELL[1]) / 2];
		for (let left = Math.min(...xs); left <= Math.max(...xs); left += GRID) {
			for (let top = Math.min(...ys); top <= Math.max(...ys); top += GRID) {
				const room = roomAt([left, top], half, others, region.points, most);
				if (room <= most) continue;
				[most, x, y, shape] = [room, left, top, columns];
			}
		}
	}
	return { x, y, columns: shape, rows: Math.ceil(groups / shape) };
}

/** How far a plate of this size is from everything, at most as far as is enough; less than what was found already counts for nothing. */
function roomAt([x, y]: Point, [w, h]: Point, others: Point[], outline: Point[], least: number): number {
	if (!insideOf([x, y], outline)) return -Infinity;
	let room = ENOUGH;
	for (const other of others) room = Math.min(room, gap([x, y], [w, h], other) - PIECE);
	if (room <= least) return room;
	for (const [dx, dy] of CORNERS) {
		const corner: Point = [x + dx * w, y + dy * h];
		const edge = insideOf(corner, outline) ? toEdge(corner, outline) : -OUTSIDE;
		room = Math.min(room, toSite(corner) - SITE, edge);
		if (room <= least) return room;
	}
	return room;
}

const CORNERS: Point[] = [
	[-1, -1],
	[1, -1],
	[-1, 1],
	[1, 1],
	[0, -1],
	[0, 1],
	[-1, 0],
	[1, 0]
];

/** From a plate to a point. */
function gap([x, y]: Point, [w, h]: Point, [px, py]: Point): number {
	return Math.hypot(Math.max(0, Math.abs(px - x) - w), Math.max(0, Math.abs(py - y) - h));
}
