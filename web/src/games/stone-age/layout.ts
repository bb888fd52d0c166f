// Where things lie: one arrangement for a wide board, another for a phone held upright. A unit of the latter is a pixel.

export interface Box {
	x: number;
	y: number;
	w: number;
	h: number;
}

export interface Layout {
	narrow: boolean;
	width: number;
	height: number;
	places: Record<string, Box>;
	worker: number; // the height of a figure
	title: number; // the size of names
	least: number; // the smallest letters
	tab: number; // the height of the row above a card or building: price and worker
	cards: Box[];
	buildings: Box; // of all stacks together
	sign: Box; // round, first player, deck
	tray: Box; // dice to choose from
}

const row = (x: number, y: number, w: number, h: number, step: number): Box[] =>
	[0, 1, 2, 3].map((n) => ({ x: x + n * step, y, w, h }));
const scene = (x: number, y: number, w: number): Box => ({ x, y, w, h: w * 0.75 });

export const wide: Layout = {
	narrow: false,
	width: 1200,
	height: 790,
	places: {
		forest: scene(14, 94, 268),
		hunt: scene(310, 92, 268),
		quarry: scene(606, 94, 268),
		river: scene(912, 122, 268),
		clay: scene(14, 328, 268),
		toolmaker: scene(300, 368, 204),
		hut: scene(502, 368, 204),
		field: scene(704, 368, 204)
	},
	worker: 50,
	title: 21,
	least: 17,
	tab: 44,
	cards: row(20, 594, 132, 185, 152),
	buildings: { x: 640, y: 592, w: 540, h: 176 },
	sign: { x: 946, y: 374, w: 214, h: 132 },
	tray: { x: 362, y: 280, w: 476, h: 168 }
};

export const narrow: Layout = {
	narrow: true,
	width: 390,
	height: 662,
	places: {
		hunt: scene(2, 54, 128),
		forest: scene(131, 54, 128),
		clay: scene(260, 54, 128),
		quarry: scene(2, 164, 128),
		river: scene(131, 164, 128),
		field: scene(262, 166, 124),
		toolmaker: scene(70, 264, 120),
		hut: scene(204, 264, 120)
	},
	worker: 24,
	title: 13.5,
	least: 12,
	tab: 27,
	cards: row(6, 394, 88, 123, 96.6),
	buildings: { x: 7, y: 548, w: 376, h: 108 },
	sign: { x: 6, y: 4, w: 378, h: 30 },
	tray: { x: 20, y: 196, w: 350, h: 112 }
};

/** Where so many stacks stand: wider tiles where there are fewer. */
export function stacks({ buildings: { x, y, w, h }, narrow }: Layout, count: number): Box[] {
	const gap = narrow ? 10 : 22;
	const tile = Math.min((w - (count - 1) * gap) / count, h * 0.72);
	const step = (w - tile) / (count - 1);
	const tall = tile * 1.39;
	return Array.from({ length: count }, (_, n) => ({
		x: count < 4 ? x + ((n + 0.5) * w) / count - tile / 2 : x + n * step,
		y: y + (h - tall) / 2,
		w: tile,
		h: tall
	}));
}

const READABLE = 12.4; // pixels

/** The layout with letters that can be read where a unit has so many pixels. */
export function legible(layout: Layout, pixels: number): Layout {
	const least = Math.max(layout.least, READABLE / pixels);
	return { ...layout, least, title: Math.max(layout.title, least) };
}

/** What of the drawing is shown in so much room: all of the layout, and as much of the land around it as fits. */
export function frame({ width, height }: Layout, room: { w: number; h: number }): Box {
	const shape = room.w / Math.max(room.h, 1);
	const w = Math.max(width, height * shape);
	const h = Math.max(height, width / shape);
	return { x: (width - w) / 2, y: (height - h) * 0.85, w, h };
}

/** Numbers from 0 to 1 that a seed decides, so that decoration is the same on every screen. */
export function seeded(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), state | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}
