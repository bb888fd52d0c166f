// The eight tiles of the continent as paths: where territories meet is the rules' business (continent.py), the way their
// borders run is ours. Every tile is drawn upright, 100 wide and 200 high, and turned as it lies.

import type { TileLaid } from '../view';

export type Point = [number, number];

/** A border through these points; straight pieces are lists of two. */
type Cut = Point[];

interface Land {
	name: string;
	outline: Cut[];
}

const back = (cut: Cut): Cut => cut.toReversed();
const CELL = 100;
const COLUMNS = 5;
const SINGLE = 2;
const GAP = 1.8; // of slate around a tile

const b1: Cut = [
	[0, 61],
	[26, 58],
	[50, 56],
	[76, 54],
	[100, 52]
];
const b2: Cut = [
	[0, 158],
	[24, 150],
	[50, 145],
	[76, 144],
	[100, 148]
];
const c1: Cut = [
	[0, 160],
	[20, 134],
	[50, 117]
];
const c2: Cut = [
	[50, 117],
	[80, 128],
	[100, 151]
];
const c3: Cut = [
	[100, 0],
	[74, 20],
	[52, 54],
	[46, 88],
	[50, 117]
];
const d1: Cut = [
	[0, 155],
	[26, 138],
	[52, 134]
];
const d2: Cut = [
	[52, 134],
	[78, 134],
	[100, 146]
];
const d3: Cut = [
	[100, 0],
	[72, 18],
	[56, 50],
	[60, 86],
	[52, 134]
];
const e1: Cut = [
	[0, 100],
	[28, 114],
	[52, 124]
];
const e2: Cut = [
	[52, 124],
	[76, 141],
	[100, 146]
];
const e3: Cut = [
	[42, 0],
	[40, 30],
	[52, 60],
	[45, 94],
	[52, 124]
];
const f1: Cut = [
	[0, 158],
	[28, 152],
	[56, 128]
];
const f2: Cut = [
	[56, 128],
	[78, 109],
	[100, 100]
];
const f3: Cut = [
	[0, 0],
	[34, 20],
	[52, 52],
	[49, 92],
	[56, 128]
];
const g1: Cut = [
	[0, 0],
	[28, 22],
	[37, 58],
	[36, 100],
	[37, 142],
	[26, 178],
	[0, 200]
];
const g2: Cut = [
	[42, 0],
	[56, 28],
	[64, 64],
	[68, 100],
	[66, 140],
	[62, 174],
	[60, 200]
];
const h1: Cut = [
	[42, 0],
	[41, 30],
	[52, 58],
	[58, 92],
	[76, 122],
	[100, 137]
];
const h2: Cut = [
	[0, 100],
	[30, 112],
	[46, 138],
	[50, 170],
	[59, 200]
];

const LANDS: Record<string, Land[]> = {
	a: [
		{
			name: 'a-water',
			outline: [
				[
					[0, 0],
					[100, 0],
					[100, 100],
					[0, 100]
				]
			]
		}
	],
	b: [
		{
			name: 'b-hills',
			outline: [
				[
					[0, 0],
					[100, 0]
				],
				back(b1)
			]
		},
		{ name: 'b-forest', outline: [b1, back(b2)] },
		{
			name: 'b-mountains',
			outline: [
				b2,
				[
					[100, 200],
					[0, 200]
				]
			]
		}
	],
	c: [
		{
			name: 'c-desert',
			outline: [
				[
					[0, 0],
					[100, 0]
				],
				c3,
				back(c1)
			]
		},
		{
			name: 'c-swamp',
			outline: [
				[
					[100, 0],
					[100, 151]
				],
				back(c2),
				back(c3)
			]
		},
		{
			name: 'c-grassland',
			outline: [
				c1,
				c2,
				[
					[100, 200],
					[0, 200]
				]
			]
		}
	],
	d: [
		{
			name: 'd-desert',
			outline: [
				[
					[0, 0],
					[100, 0]
				],
				d3,
				back(d1)
			]
		},
		{
			name: 'd-water',
			outline: [
				[
					[100, 0],
					[100, 146]
				],
				back(d2),
				back(d3)
			]
		},
		{
			name: 'd-forest',
			outline: [
				d1,
				d2,
				[
					[100, 200],
					[0, 200]
				]
			]
		}
	],
	e: [
		{
			name: 'e-water',
			outline: [
				[
					[0, 0],
					[42, 0]
				],
				e3,
				back(e1)
			]
		},
		{
			name: 'e-mountains',
			outline: [
				[
					[42, 0],
					[100, 0],
					[100, 146]
				],
				back(e2),
				back(e3)
			]
		},
		{
			name: 'e-swamp',
			outline: [
				e1,
				e2,
				[
					[100, 200],
					[0, 200]
				]
			]
		}
	],
	f: [
		{
			name: 'f-swamp',
			outline: [
				[
					[0, 0],
					[100, 0],
					[100, 100]
				],
				back(f2),
				back(f3)
			]
		},
		{ name: 'f-mountains', outline: [f3, back(f1)] },
		{
			name: 'f-grassland',
			outline: [
				f1,
				f2,
				[
					[100, 200],
					[0, 200]
				]
			]
		}
	],
	g: [
		{ name: 'g-desert', outline: [g1] },
		{
			name: 'g-forest',
			outline: [
				[
					[0, 0],
					[42, 0]
				],
				g2,
				[
					[60, 200],
					[0, 200]
				],
				back(g1)
			]
		},
		{
			name: 'g-hills',
			outline: [
				[
					[42, 0],
					[100, 0],
					[100, 200],
					[60, 200]
				],
				back(g2)
			]
		}
	],
	h: [
		{
			name: 'h-hills',
			outline: [
				[
					[0, 0],
					[42, 0]
				],
				h1,
				[
					[100, 137],
					[100, 200],
					[59, 200]
				],
				back(h2)
			]
		},
		{
			name: 'h-grassland',
			outline: [
				[
					[42, 0],
					[100, 0],
					[100, 137]
				],
				back(h1)
			]
		},
		{
			name: 'h-water',
			outline: [
				h2,
				[
					[59, 200],
					[0, 200]
				]
			]
		}
	]
};

export interface Region {
	name: string;
	tile: string;
	path: string;
	points: Point[]; // the same outline as a polygon
}

export interface Plate {
	tile: string;
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Where a point of an upright tile comes to lie. */
function turned(laid: TileLaid): (point: Point) => Point {
	const left = (laid.cell % COLUMNS) * CELL;
	const top = Math.floor(laid.cell / COLUMNS) * CELL;
	const quarters = laid.way === SINGLE ? 0 : 2 * Number(laid.turned) + laid.way;
	const long = laid.way === SINGLE ? CELL : 2 * CELL;
	return (point) => {
		const x = GAP + (point[0] * (CELL - 2 * GAP)) / CELL;
		const y = GAP + (point[1] * (long - 2 * GAP)) / long;
		if (quarters === 1) return [left + 2 * CELL - y, top + x];
		if (quarters === 2) return [left + CELL - x, top + 2 * CELL - y];
		if (quarters === 3) return [left + y, top + CELL - x];
		return [left + x, top + y];
	};
}

export function plateOf(laid: TileLaid): Plate {
	return {
		tile: laid.tile,
		x: (laid.cell % COLUMNS) * CELL,
		y: Math.floor(laid.cell / COLUMNS) * CELL,
		width: laid.way === 1 ? 2 * CELL : CELL,
		height: laid.way === 0 ? 2 * CELL : CELL
	};
}

export function regionsOf(laid: TileLaid): Region[] {
	const move = turned(laid);
	return LANDS[laid.tile].map(({ name, outline }) => {
		const cuts = outline.map((cut) => cut.map(move));
		return { name, tile: laid.tile, path: smooth(cuts), points: cuts.flatMap(bent) };
	});
}

const round = (value: number): number => Math.round(value * 10) / 10;
const written = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The control points of a curve through b, coming from a and going on to d by way of c. */
function controls(a: Point, b: Point, c: Point, d: Point): [Point, Point] {
	return [
		[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
		[c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6]
	];
}

/** Edges of the tile are straight; everything else is a wave through its points. */
function straight(cut: Cut): boolean {
	return cut.every(([x, y], at) => at === 0 || x === cut[at - 1][0] || y === cut[at - 1][1]);
}

function smooth(cuts: Cut[]): string {
	let path = `M${written(cuts[0][0])}`;
	for (const cut of cuts) {
		path += `L${written(cut[0])}`;
		for (let at = 0; at < cut.length - 1; at++) {
			if (straight(cut)) {
				path += `L${written(cut[at + 1])}`;
				continue;
			}
			const [one, two] = controls(cut[at - 1] ?? cut[at], cut[at], cut[at + 1], cut[at + 2] ?? cut[at + 1]);
			path += `C${written(one)} ${written(two)} ${written(cut[at + 1])}`;
		}
	}
	return `${path}z`;
}

/** A cut as short straight pieces, near enough for finding room inside. */
function bent(cut: Cut): Point[] {
	if (straight(cut)) return cut;
	const found: Point[] = [];
	for (let at = 0; at < cut.length - 1; at++) {
		const [one, two] = controls(cut[at - 1] ?? cut[at], cut[at], cut[at + 1], cut[at + 2] ?? cut[at + 1]);
		for (const t of [0, 0.25, 0.5, 0.75]) found.push(between(cut[at], one, two, cut[at + 1], t));
	}
	return [...found, cut[cut.length - 1]];
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
	const u = 1 - t;
	const mix = (axis: 0 | 1): number =>
		u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
	return [mix(0), mix(1)];
}
