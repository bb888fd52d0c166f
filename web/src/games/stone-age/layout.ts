// Where things lie: one arrangement for a wide board, another for a phone. A unit of the narrow one is about a pixel.

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
	ring: { r: number; across: number; down: number };
	title: number; // the size of names
	tab: number; // the height of the row above a card or building: price and ring
	cards: Box[];
	buildings: Box; // of all stacks together
	sign: Box; // round, first player, deck
	tray: Box; // dice to choose from
}

const row = (x: number, y: number, w: number, h: number, step: number): Box[] =>
	[0, 1, 2, 3].map((n) => ({ x: x + n * step, y, w, h }));

export const wide: Layout = {
	narrow: false,
	width: 1000,
	height: 780,
	places: {
		forest: { x: 22, y: 168, w: 212, h: 128 },
		hunt: { x: 264, y: 152, w: 240, h: 128 },
		quarry: { x: 534, y: 172, w: 212, h: 128 },
		river: { x: 774, y: 186, w: 212, h: 128 },
		clay: { x: 22, y: 378, w: 212, h: 128 },
		toolmaker: { x: 258, y: 386, w: 162, h: 114 },
		hut: { x: 430, y: 390, w: 162, h: 114 },
		field: { x: 602, y: 386, w: 162, h: 114 }
	},
	ring: { r: 18, across: 45, down: 41 },
	title: 20,
	tab: 46,
	cards: row(16, 584, 128, 179, 142),
	buildings: { x: 590, y: 596, w: 394, h: 154 },
	sign: { x: 788, y: 374, w: 190, h: 122 },
	tray: { x: 262, y: 290, w: 476, h: 168 }
};

export const narrow: Layout = {
	narrow: true,
	width: 390,
	height: 668,
	places: {
		hunt: { x: 6, y: 56, w: 122, h: 104 },
		forest: { x: 134, y: 56, w: 122, h: 104 },
		clay: { x: 262, y: 56, w: 122, h: 104 },
		quarry: { x: 5, y: 182, w: 118, h: 104 },
		river: { x: 128, y: 182, w: 118, h: 104 },
		toolmaker: { x: 251, y: 174, w: 134, h: 46 },
		hut: { x: 251, y: 224, w: 134, h: 46 },
		field: { x: 251, y: 274, w: 134, h: 46 }
	},
	ring: { r: 11.5, across: 28, down: 29 },
	title: 13.5,
	tab: 32,
	cards: row(7, 364, 86, 120, 96.5),
	buildings: { x: 7, y: 530, w: 376, h: 128 },
	sign: { x: 6, y: 4, w: 378, h: 30 },
	tray: { x: 20, y: 196, w: 350, h: 112 }
};

/** Where so many stacks stand: wider tiles where there are fewer. */
export function stacks({ buildings: { x, y, w, h }, narrow }: Layout, count: number): Box[] {
	const gap = narrow ? 10 : 14;
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

/** The outline of a plate: a rectangle cut by hand, its corners round and its sides not quite straight. */
export function plate({ x, y, w, h }: Box, seed: number): string {
	const random = seeded(seed);
	const bend = () => (random() - 0.5) * Math.min(w, h) * 0.07;
	const r = Math.min(22, h * 0.28);
	const right = x + w;
	const bottom = y + h;
	return (
		`M${x + r} ${y}Q${x + w / 2} ${y + bend()} ${right - r} ${y}Q${right} ${y} ${right} ${y + r}` +
		`Q${right + bend()} ${y + h / 2} ${right} ${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}` +
		`Q${x + w / 2} ${bottom + bend()} ${x + r} ${bottom}Q${x} ${bottom} ${x} ${bottom - r}` +
		`Q${x + bend()} ${y + h / 2} ${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`
	);
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

/** The centres of so many rings below a plate's name, in rows of at most `most`, the later rows set in by half. */
export function rings(box: Box, count: number, layout: Layout): [number, number][] {
	const { r, across, down } = layout.ring;
	const most = Math.ceil(count / 2);
	const left = box.x + (box.w - (most - 1) * across) / 2;
	const top = box.y + box.h - down - r - (layout.narrow ? 8 : 10);
	return Array.from({ length: count }, (_, n): [number, number] =>
		n < most ? [left + n * across, top] : [left + (n - most + (count % 2) / 2) * across, top + down]
	);
}
