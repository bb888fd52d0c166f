// The places of the valley as little scenes: what stands behind the clearing, the clearing itself with the spots where
// people stand, and what lies before it. Each is drawn 240 wide and 180 high; the lowest 30 are for the tab with its name.

import { deer, hut, mammoth, pine, pines, reeds, ripple, sheet, tufts, type Sheet } from './scenery';

export const SCENE = { w: 240, h: 180, tab: 150 };

export interface Scene {
	back: Sheet[];
	ground: string; // the outline of the clearing
	fill: string; // its token
	front: Sheet[];
	spots: [number, number][]; // where feet stand, from the first to the last
}

const SEVEN: [number, number][] = [
	[54, 108],
	[98, 105],
	[142, 105],
	[186, 108],
	[76, 138],
	[120, 140],
	[164, 138]
];
const WIDE =
	'M10 122C6 98 44 84 84 82 122 78 160 80 194 86 226 92 240 112 230 132 220 152 176 162 122 162 62 163 14 150 10 122Z';
const SMALL = 'M30 124C28 104 64 94 110 94 164 92 212 102 212 126 212 148 166 160 118 160 66 160 32 148 30 124Z';

const block = (x: number, y: number, w: number, h: number): Sheet[] => [
	sheet(`M${x} ${y}v${-h}h${w}v${h}Z`, '--cliff'),
	sheet(`M${x} ${y - h}l7-6h${w}l-7 6Z`, '--cliff-light'),
	sheet(`M${x + w} ${y - h}l7-6v${h}l-7 6Z`, '--cliff-dark')
];
const dots = (...points: [number, number, number][]): string =>
	points.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join('');

/** Logs in a pile, their ends to the front. */
const logs = (x: number, y: number): Sheet[] => {
	const ends: [number, number, number][] = [
		[x, y, 7],
		[x + 14, y, 7],
		[x + 28, y, 7],
		[x + 7, y - 11, 7],
		[x + 21, y - 11, 7]
	];
	return [
		sheet(dots(...ends.map(([a, b, r]): [number, number, number] => [a, b, r + 1.2])), '--trunk'),
		sheet(dots(...ends.map(([a, b]): [number, number, number] => [a, b, 5.4])), '--wood-end'),
		sheet(dots(...ends.map(([a, b]): [number, number, number] => [a, b, 2])), '--wood')
	];
};

/** Rows of grain, lower ones nearer. */
const grain = (x: number, y: number, w: number, rows: number): Sheet => {
	const ears: string[] = [];
	for (let n = rows - 1; n >= 0; n--)
		for (let left = x + n * 5; left <= x + w - n * 5; left += 12)
			ears.push(`M${left} ${y - n * 13}c-5-7-4-17 0-24 4 7 5 17 0 24Z`);
	return sheet(ears.join(''), '--grain');
};

export const scenes: Record<string, Scene> = {
	forest: {
		back: [
			...pines(22, 10, 2, 236, 66, 14, 84),
			...pine(8, 108, 84),
			...pine(34, 96, 70, true),
			...pine(232, 112, 88),
			...pine(208, 94, 72, true)
		],
		ground: WIDE,
		fill: '--clear',
		front: [
			sheet('M14 142v-9q10-5 20 0v9q-10 6-20 0Z', '--trunk'),
			sheet('M14 133q10-6 20 0q-10 6-20 0Z', '--wood-end'),
			...logs(198, 142)
		],
		spots: SEVEN
	},
	hunt: {
		back: [...mammoth(150, 92, 1.25), ...mammoth(70, 84, 0.7), deer(226, 92, 0.8), tufts(31, 12, 10, 70, 220, 24)],
		ground: WIDE,
		fill: '--clear',
		front: [tufts(32, 5, 6, 128, 30, 24), tufts(33, 5, 206, 128, 30, 24)],
		spots: []
	},
	clay: {
		back: [
			sheet('M-8 150C-14 76 16 40 66 30 126 16 196 22 228 56 252 86 250 130 242 156Z', '--earth', true),
			sheet('M4 150C2 92 28 58 74 50 130 40 190 44 216 72 236 98 236 130 230 152Z', '--earth-light', true),
			sheet('M14 150C14 104 40 76 80 68 130 60 182 62 206 86 224 106 226 130 222 152Z', '--earth-dark', true),
			sheet('M150 64c16-2 30 2 40 10l-6 5c-10-7-22-9-36-9ZM40 88c8-10 20-16 34-18l2 5c-12 2-22 8-30 17Z', '--earth')
		],
		ground: WIDE,
		fill: '--clear-earth',
		front: [
			sheet('M196 146h34v-9h-34ZM202 136h24v-9h-24Z', '--clay'),
			sheet('M196 137h34l-3-4h-28ZM202 127h24l-3-4h-18Z', '--clay-light'),
			sheet('M14 144c-8-8-6-20 3-24h-3v-4h18v4h-3c9 4 11 16 3 24Z', '--clay'),
			sheet('M12 130q11 5 22 0v4q-11 5-22 0Z', '--clay-light')
		],
		spots: SEVEN
	},
	quarry: {
		back: [
			sheet('M0 136 16 76 42 62 58 20 92-8 118-36 148-12 170-18 194 30 216 52 240 134Z', '--cliff', true),
			sheet('M0 136 16 76 42 62 58 20 92-8 118-36 108 14 84 44 76 92 40 130Z', '--cliff-light'),
			sheet('M148-12 170-18 194 30 216 52 240 134H176L190 86 168 40Z', '--cliff-dark'),
			sheet('M84 44 130 38 128 44 82 51ZM108 66 164 60 165 66 107 73ZM60 78l14-3v5l-16 4Z', '--cliff-dark'),
			sheet('M118-36 148-12 140 10 118 18 108 14Z', '--cliff-light'),
			...block(16, 96, 24, 16),
			...block(198, 98, 26, 17),
			...block(204, 82, 17, 13)
		],
		ground: WIDE,
		fill: '--clear-stone',
		front: [...block(10, 146, 18, 12), sheet('M206 146l8-9 10 3 6 8-12 4ZM196 148l5-5 6 5-5 3Z', '--cliff-dark')],
		spots: SEVEN
	},
	river: {
		back: [
			sheet('M56 84 66 24 84 8 96-16 124-28 152-14 166 10 182 26 190 84Z', '--cliff', true),
			sheet('M56 84 66 24 84 8 96-16 124-28 106 10 100 84Z', '--cliff-light'),
			sheet('M106-14C112 10 100 46 92 92H156C150 46 140 10 142-14 130-22 116-22 106-14Z', '--stream-light'),
			sheet(
				'M114-12C116 14 110 50 106 90h8C118 50 120 14 122-16ZM134-12c0 26 4 60 10 100h6C144 50 138 14 139-10Z',
				'--stream'
			),
			sheet(
				'M-16 100C-20 72 50 70 90 80 110 86 140 86 160 80 206 70 262 74 258 106 262 150 236 172 120 172S-22 146-16 100Z',
				'--stream',
				true
			),
			ripple(12, 94, 40),
			ripple(188, 92, 36),
			...reeds(41, 5, 6, 88, 30),
			...reeds(42, 4, 210, 86, 26)
		],
		ground:
			'M22 124C22 106 60 98 92 98 120 92 160 94 190 98 220 104 228 122 218 136 204 154 164 160 120 160 70 160 24 148 22 124Z',
		fill: '--clear-sand',
		front: [
			sheet('M200 142q14-6 28 0q-4 9-14 9t-14-9Z', '--trunk'),
			sheet('M205 142l4-4 4 2 4-3 5 5q-8 3-17 0ZM30 150l5-5 5 3-3 5ZM46 156l3-3 4 2-2 3ZM12 128l3-3 4 2-2 3Z', '--gold')
		],
		spots: SEVEN.map(([x, y]): [number, number] => [120 + (x - 120) * 0.92, y + 3])
	},
	toolmaker: {
		back: [
			sheet('M74 102V30h6V102ZM196 106V38h6V106Z', '--trunk'),
			sheet('M52 50 92 4C130 10 170 10 208 16L230 62C170 46 110 42 52 50Z', '--roof', true),
			sheet('M52 50 92 4C100 14 96 30 86 46Z', '--roof-dark'),
			sheet('M120 44v14l-6 8 9 8 6-9v-21ZM150 46v12l6 10 7-9-4-13Z', '--flint')
		],
		ground: SMALL,
		fill: '--clear',
		front: [
			sheet('M128 140 134 116 168 110 194 118 202 138 164 146Z', '--cliff'),
			sheet('M134 116 168 110 194 118 162 124Z', '--cliff-light'),
			sheet('M146 116c8-8 20-10 30-6-8 6-18 9-30 6Z', '--flint'),
			sheet('M112 148l6-4 3 4ZM124 152l4-3 4 3ZM204 148l5-4 3 4Z', '--cliff-dark')
		],
		spots: [[88, 136]]
	},
	hut: {
		back: [
			sheet('M128 6c-6-10 6-14 0-26-4-10 8-14 4-26 10 10 2 18 6 26 6 12-4 16-2 26Z', '--cloud'),
			...hut(124, 118, 2.3),
			sheet('M110 118Q118 72 126 68 140 84 144 118Z', '--ember'),
			sheet('M118 118q6-26 9-28 6 10 9 28Z', '--sun')
		],
		ground: SMALL,
		fill: '--clear',
		front: [sheet('M20 142l10-5 9 4-2 7h-14ZM206 140l12-4 8 6-6 6h-13Z', '--cliff')],
		spots: [
			[96, 138],
			[146, 140]
		]
	},
	field: {
		back: [
			sheet('M20 112 52 28H206L232 112Z', '--earth', true),
			grain(44, 104, 166, 5),
			sheet('M8 118V88h6v8h34v-8h6v30h-6V104H14v14Z', '--trunk')
		],
		ground: SMALL,
		fill: '--clear-earth',
		front: [
			sheet('M168 148c8-12 8-20 2-32h30c-6 12-6 20 2 32Z', '--grain'),
			sheet('M166 130h38v6h-38Z', '--roof-dark'),
			sheet(
				'M172 116c-8-8-8-16-4-22 6 6 8 8 10 14 0-10 4-16 8-18 4 4 6 10 6 18 2-6 6-10 10-12 2 8 0 14-4 20Z',
				'--straw'
			)
		],
		spots: [[100, 138]]
	}
};
