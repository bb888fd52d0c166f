// Where the things of a territory stand: points spread evenly inside its outline, away from borders and sites. Computed,
// since the tiles lie differently in every game; always the same for the same layout.

import type { Point, Region } from './tiles';

const GRID = 5;
const ROUNDS = 12;
const SPREADS = 5;
const SITE = 16;
const SITE_REACH = 25; // a site and half a piece
const BORDER = 7;

export function insideOf([x, y]: Point, outline: Point[]): boolean {
	let within = false;
	let last = outline[outline.length - 1];
	for (const next of outline) {
		const ay = next[1];
		if (ay > y !== last[1] > y && x < ((last[0] - next[0]) * (y - ay)) / (last[1] - ay) + next[0]) within = !within;
		last = next;
	}
	return within;
}

export function toEdge([x, y]: Point, outline: Point[]): number {
	let least = Infinity;
	let last = outline[outline.length - 1];
	for (const next of outline) {
		const ax = x - last[0];
		const ay = y - last[1];
		const dx = next[0] - last[0];
		const dy = next[1] - last[1];
		const length = dx * dx + dy * dy;
		const part = length === 0 ? 0 : Math.max(0, Math.min(1, (ax * dx + ay * dy) / length));
		least = Math.min(least, (ax - part * dx) ** 2 + (ay - part * dy) ** 2);
		last = next;
	}
	return Math.sqrt(least);
}

/** How far a point is from the nearest site: they lie on the corners of the cells. */
export function toSite([x, y]: Point): number {
	return Math.hypot(x - Math.round(x / 100) * 100, y - Math.round(y / 100) * 100);
}

/** A free point, and how much room it has to borders and sites, measured like the distance between two pieces. */
interface Free {
	point: Point;
	margin: number;
}

function ground(outline: Point[], taken: Point[]): Free[] {
	const xs = outline.map(([x]) => x);
	const ys = outline.map(([, y]) => y);
	const [left, right] = [Math.min(...xs), Math.max(...xs)];
	const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
	const found: Free[] = [];
	for (let x = left; x <= right; x += GRID) {
		for (let y = top; y <= bottom; y += GRID) {
			const point: Point = [x, y];
			const site = Math.min(toSite(point), ...taken.map((other) => apart(point, other)));
			if (site < SITE_REACH || !insideOf(point, outline)) continue;
			const edge = toEdge(point, outline);
			if (edge < BORDER) continue;
			found.push({ point, margin: 2.3 * Math.min(edge, site - SITE) });
		}
	}
	return found;
}

function apart(a: Point, b: Point): number {
	const x = a[0] - b[0];
	const y = a[1] - b[1];
	return Math.sqrt(x * x + y * y);
}

function nearest(point: Point, centres: Point[]): number {
	let best = 0;
	let least = Infinity;
	for (let at = 0; at < centres.length; at++) {
		const found = apart(point, centres[at]);
		if (found >= least) continue;
		least = found;
		best = at;
	}
	return best;
}

function middle(points: Point[]): Point {
	const sum: Point = [0, 0];
	for (const point of points) {
		sum[0] += point[0];
		sum[1] += point[1];
	}
	return [sum[0] / points.length, sum[1] / points.length];
}

/** Every place but the first moves to where it has most room. */
function spread(centres: Point[], free: Free[]): Point[] {
	const found = [...centres];
	for (let round = 0; round < SPREADS; round++) {
		for (let at = 1; at < found.length; at++) {
			let most = 0;
			let best = found[at];
			for (const { point, margin } of free) {
				const room = margin > most ? roomFor(point, at, found, margin) : 0;
				if (room <= most) continue;
				most = room;
				best = point;
			}
			found[at] = best;
		}
	}
	return found;
}

/** How far a point is from all places but one, at most its margin. */
function roomFor(point: Point, but: number, places: Point[], margin: number): number {
	let room = margin;
	for (let at = 0; at < places.length; at++) {
		const found = at === but ? room : apart(point, places[at]);
		if (found < room) room = found;
	}
	return room;
}

/** So many places in a territory, the most central first, then the nearer ones. `taken`: points to keep away from. */
export function placesIn(region: Region, count: number, taken: Point[] = []): Point[] {
	const free = ground(region.points, taken);
	const points = free.map(({ point }) => point);
	if (free.length === 0) return Array.from({ length: count }, () => middle(region.points));
	let centres = Array.from({ length: count }, (_, at) => points[Math.floor(((at + 0.5) * points.length) / count)]);
	for (let round = 0; round < ROUNDS; round++) {
		const shares: Point[][] = centres.map(() => []);
		for (const point of points) shares[nearest(point, centres)].push(point);
		centres = shares.map((share, at) => (share.length > 0 ? middle(share) : centres[at]));
	}
	const heart = middle(points);
	const central = spread(
		centres.toSorted((a, b) => apart(a, heart) - apart(b, heart)),
		free
	);
	const [first, ...others] = central;
	return [first, ...others.toSorted((a, b) => apart(a, first) - apart(b, first))];
}
