// Outlines of tiles and plates. Each kind of tile has a corner of its own: round for nature, cut for villages, straight for
// cities, hollowed for victory tiles; and a border pattern of its own: dots, dashes, bricks, a plain line.

import { polygon, rect } from '../../table/shapes';
import type { Face } from './tiles';

interface Frame {
	outline: string;
	line: string; // the middle of the border
	width: number;
	dashes: string;
	cap: 'round' | 'butt';
}

function cut(inset: number, corner: number): string {
	const far = 100 - inset;
	return polygon(
		[inset + corner, inset],
		[far - corner, inset],
		[far, inset + corner],
		[far, far - corner],
		[far - corner, far],
		[inset + corner, far],
		[inset, far - corner],
		[inset, inset + corner]
	);
}

function hollow(inset: number, radius: number): string {
	const side = 100 - 2 * inset - 2 * radius;
	const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 0 ${dx} ${dy}`;
	return (
		`M${inset + radius} ${inset}h${side}${arc(radius, radius)}v${side}${arc(-radius, radius)}` +
		`h${-side}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}z`
	);
}

export const FRAMES: Record<Face['kind'], Frame> = {
	nature: {
		outline: rect(2, 2, 96, 96, 17),
		line: rect(5.5, 5.5, 89, 89, 14),
		width: 3,
		dashes: '0 8',
		cap: 'round'
	},
	village: { outline: cut(2, 11), line: cut(5.5, 9.5), width: 2.4, dashes: '9 5', cap: 'butt' },
	city: { outline: rect(2, 2, 96, 96, 2), line: rect(5.5, 5.5, 89, 89), width: 3.4, dashes: '1.8 6.2', cap: 'butt' },
	victory: { outline: hollow(2, 9), line: hollow(5.5, 8), width: 1.8, dashes: 'none', cap: 'butt' }
};

export function octagon(x: number, y: number, r: number): string {
	const c = r * 0.414;
	return polygon(
		[x - c, y - r],
		[x + c, y - r],
		[x + r, y - c],
		[x + r, y + c],
		[x + c, y + r],
		[x - c, y + r],
		[x - r, y + c],
		[x - r, y - c]
	);
}

export function star(x: number, y: number, r: number): string {
	const points: [number, number][] = [];
	for (let at = 0; at < 10; at++) {
		const reach = at % 2 ? r * 0.56 : r;
		const turn = (at * Math.PI) / 5;
		points.push([round(x + reach * Math.sin(turn)), round(y - reach * Math.cos(turn))]);
	}
	return polygon(...points);
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
