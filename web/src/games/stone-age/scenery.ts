// The valley as layers of cut paper, from the sky down to the near bank. Nothing here moves, and nothing has an outline.

import { seeded } from './layout';

export interface Sheet {
	d: string;
	fill: string; // a token
	cut?: boolean; // lies above the sheets before it and throws a shadow
}

const sheet = (d: string, fill: string, cut = false): Sheet => ({ d, fill, cut });
const round = (n: number) => Math.round(n * 10) / 10;

/** A pine of three tiers, its foot at x, y; the light comes from the upper left. */
export function pine(x: number, y: number, h: number, dark = false): Sheet[] {
	const w = h * 0.46;
	const tier = (top: number, bottom: number, width: number, side: number) =>
		`M${round(x)} ${round(y - h * top)}L${round(x + width * side)} ${round(y - h * bottom)}H${round(x)}Z`;
	const tiers: [number, number, number][] = [
		[0.72, 0.1, w / 2],
		[0.88, 0.34, w * 0.41],
		[1, 0.58, w * 0.3]
	];
	return [
		sheet(`M${round(x - h * 0.035)} ${round(y)}v${round(-h * 0.14)}h${round(h * 0.07)}v${round(h * 0.14)}Z`, '--trunk'),
		...tiers.flatMap(([top, bottom, width]) => [
			sheet(tier(top, bottom, width, -1), dark ? '--pine' : '--pine-light'),
			sheet(tier(top, bottom, width, 1), dark ? '--pine-dark' : '--pine')
		])
	];
}

/** Pines in a strip, the far ones first. */
export function pines(seed: number, count: number, x: number, w: number, y: number, depth: number, h: number): Sheet[] {
	const random = seeded(seed);
	const trees = Array.from({ length: count }, (_, n) => ({
		x: x + (w * (n + 0.2 + random() * 0.6)) / count,
		y: y + random() * depth,
		h: h * (0.75 + random() * 0.5)
	}));
	return trees.sort((a, b) => a.y - b.y).flatMap((tree, n) => pine(tree.x, tree.y, tree.h, n < count / 2));
}

/** Tufts of grass here and there. */
export function tufts(seed: number, count: number, x: number, y: number, w: number, h: number): Sheet {
	const random = seeded(seed);
	const blades = Array.from({ length: count }, () => {
		const left = round(x + random() * w);
		const foot = round(y + random() * h);
		return `M${left} ${foot}l-2.4-6 4 4.2 1.4-6.6 1.6 6.6 3.6-4-2 5.8Z`;
	});
	return sheet(blades.join(''), '--meadow-dark');
}

/** A deer, its forefeet at x, y, `s` times its first size. */
export function deer(x: number, y: number, s: number, left = false): Sheet {
	const f = left ? -1 : 1;
	const at = (dx: number, dy: number) => `${round(x + dx * s * f)} ${round(y + dy * s)}`;
	return sheet(
		`M${at(0, 0)}L${at(-2, -15)}C${at(-10, -13)} ${at(-18, -13)} ${at(-25, -14)}L${at(-24, 0)}L${at(-27, 0)}L${at(-30, -14)}` +
			`C${at(-34, -20)} ${at(-32, -25)} ${at(-27, -26)}C${at(-18, -28)} ${at(-8, -26)} ${at(-2, -28)}L${at(6, -40)}` +
			`L${at(2, -46)}L${at(0, -53)}L${at(4, -50)}L${at(4, -56)}L${at(7, -50)}L${at(8, -44)}L${at(11, -49)}L${at(16, -52)}L${at(12, -44)}` +
			`L${at(17, -38)}L${at(11, -36)}C${at(8, -30)} ${at(7, -22)} ${at(4, -16)}L${at(3, 0)}Z`,
		'--beast'
	);
}

/** A hut of hides with its door, the middle of its foot at x, y. */
export function hut(x: number, y: number, s: number): Sheet[] {
	return [
		sheet(`M${x - 26 * s} ${y}L${x - 2 * s} ${y - 50 * s}L${x} ${y - 46 * s}V${y}Z`, '--roof', true),
		sheet(`M${x + 26 * s} ${y}L${x + 2 * s} ${y - 50 * s}L${x} ${y - 46 * s}V${y}Z`, '--roof-dark'),
		sheet(
			`M${x - 7 * s} ${y}Q${x - 3 * s} ${y - 22 * s} ${x + 1 * s} ${y - 24 * s}Q${x + 7 * s} ${y - 16 * s} ${x + 9 * s} ${y}Z`,
			'--beast'
		)
	];
}

/** A ploughed patch with rows of grain. */
export function grain(x: number, y: number, w: number, h: number): Sheet[] {
	const rows = 5;
	const ears: string[] = [];
	for (let n = 0; n < rows; n++) {
		const foot = y - (h * n) / rows;
		const inset = n * 7;
		for (let ear = 0; ear <= 9; ear++) {
			const left = x + inset + ((w - 2 * inset) * ear) / 9;
			ears.push(`M${round(left)} ${round(foot)}c-3-5-3-10 0-14 3 4 3 9 0 14Z`);
		}
	}
	return [
		sheet(`M${x - 8} ${y + 4}L${x + 24} ${y - h - 4}H${x + w - 24}L${x + w + 8} ${y + 4}Z`, '--earth', true),
		sheet(ears.join(''), '--grain')
	];
}

/** Three short lines on the water. */
export function ripple(x: number, y: number, w: number): Sheet {
	const line = (dx: number, dy: number, length: number) =>
		`M${x + dx} ${y + dy}q${length / 4}-4 ${length / 2} 0t${length / 2} 0q${-length / 4} 3 ${-length / 2} 2t${-length / 2} -2Z`;
	return sheet(line(0, 0, w) + line(w * 0.5, 9, w * 0.7), '--stream-light');
}

/** Reeds at the water, their feet along a line. */
export function reeds(seed: number, count: number, x: number, y: number, w: number): Sheet[] {
	const random = seeded(seed);
	const stalks: string[] = [];
	const heads: string[] = [];
	for (let n = 0; n < count; n++) {
		const left = round(x + (w * (n + random())) / count);
		const h = round(16 + random() * 16);
		stalks.push(`M${left} ${y}l-.8 ${-h}h1.6Z`);
		heads.push(`M${left - 1.8} ${round(y - h)}v-8q1.8-3 3.6 0v8Z`);
	}
	return [sheet(stalks.join(''), '--pine'), sheet(heads.join(''), '--trunk')];
}

/** Blocks of hewn stone, from left to right. */
export function blocks(x: number, y: number): Sheet[] {
	const block = (dx: number, dy: number, w: number, h: number) => [
		sheet(`M${x + dx} ${y + dy}v${-h}h${w}v${h}Z`, '--cliff'),
		sheet(`M${x + dx} ${y + dy - h}l7-6h${w}l-7 6Z`, '--cliff-light'),
		sheet(`M${x + dx + w} ${y + dy - h}l7-6v${h}l-7 6Z`, '--cliff-dark')
	];
	return [...block(0, 0, 22, 15), ...block(26, 2, 17, 13), ...block(9, -17, 19, 13)];
}

export function wideValley(seed: number): Sheet[] {
	return [
		sheet('M0 0H1000V360H0Z', '--sky'),
		sheet('M52 72a66 66 0 1 0 132 0a66 66 0 1 0-132 0Z', '--glow'),
		sheet('M76 72a42 42 0 1 0 84 0a42 42 0 1 0-84 0Z', '--sun'),
		sheet(
			'M0 138C70 106 130 94 214 114S330 70 420 88 540 56 640 74 790 36 880 66 960 80 1000 70V360H0Z',
			'--range-far',
			true
		),
		sheet('M0 172C100 130 190 150 262 134S420 106 512 122 690 86 780 98 930 122 1000 108V360H0Z', '--range-mid', true),
		...pines(seed + 1, 24, 246, 300, 138, 10, 24),
		sheet('M0 200C120 166 240 172 330 154S520 140 640 164 840 176 1000 156V380H0Z', '--meadow', true),
		// the quarry's cliff
		sheet('M496 240 530 160 554 148 572 98 604 62 640 42 672 66 696 58 726 106 750 130 792 244Z', '--cliff', true),
		sheet('M496 240 530 160 554 148 572 98 604 62 640 42 628 104 600 144 588 196 556 240Z', '--cliff-light'),
		sheet('M672 66 696 58 726 106 750 130 792 244H706L724 188 700 134Z', '--cliff-dark'),
		sheet('M640 42 672 66 658 104 640 122 628 104Z', '--cliff-light'),
		sheet(
			'M566 150 588 146 586 152 565 156ZM610 120 640 116 640 121 608 126ZM652 142 690 136 691 141 652 148Z',
			'--cliff-dark'
		),
		...blocks(700, 176),
		// the river and its pool
		sheet(
			'M1000 152C930 130 838 138 786 168 746 192 738 244 760 282 690 318 640 300 560 308 470 316 420 342 330 336 230 328 140 306 0 330V380C130 352 230 376 330 384 430 388 480 362 560 356 650 350 720 376 820 368 900 362 950 356 1000 360Z',
			'--stream-dark',
			true
		),
		sheet(
			'M1000 162C930 142 846 148 798 176 762 198 752 244 776 288 700 326 640 310 560 318 470 326 420 352 330 346 230 338 140 316 0 340V374C130 346 230 370 330 378 430 382 480 356 560 350 650 344 720 370 820 362 900 356 950 350 1000 354Z',
			'--stream'
		),
		ripple(816, 166, 60),
		ripple(914, 160, 46),
		ripple(610, 328, 54),
		ripple(118, 336, 60),
		ripple(392, 358, 40),
		ripple(880, 330, 56),
		...reeds(seed + 6, 7, 752, 178, 36),
		...reeds(seed + 7, 5, 936, 164, 40),
		// the near bank
		sheet(
			'M0 372C130 344 230 370 330 378 430 382 480 356 560 350 650 344 720 370 820 362 900 356 950 350 1000 354V800H0Z',
			'--meadow-light',
			true
		),
		// the clay pit: two steps cut into the bank
		sheet('M0 392C10 352 60 338 122 340 188 342 246 358 260 396 264 440 256 496 246 530H0Z', '--earth', true),
		sheet('M0 406C26 368 70 356 126 358 180 360 230 374 242 406V530H0Z', '--earth-light', true),
		sheet('M0 426C30 388 80 378 128 380 172 382 214 392 228 422V530H0Z', '--earth-dark', true),
		...pines(seed + 2, 7, 14, 226, 166, 12, 92),
		...pines(seed + 3, 8, 0, 244, 182, 12, 70),
		deer(334, 148, 0.95),
		deer(400, 140, 0.7),
		deer(458, 150, 0.85, true),
		// the village
		...hut(312, 398, 0.8),
		...hut(368, 402, 1.05),
		...hut(482, 404, 1.3),
		...hut(548, 402, 0.9),
		...grain(616, 402, 136, 40),
		tufts(seed + 4, 20, 20, 226, 480, 70),
		tufts(seed + 5, 16, 252, 400, 520, 90),
		// the shelf where cards and buildings lie
		sheet('M0 520C150 504 300 528 460 516S760 502 1000 520V800H0Z', '--bank-edge', true),
		sheet('M0 534C160 518 310 540 470 530S770 516 1000 534V800H0Z', '--bank', true)
	];
}

export function narrowValley(seed: number): Sheet[] {
	return [
		sheet('M0 0H390V200H0Z', '--sky'),
		sheet('M34 30a34 34 0 1 0 68 0a34 34 0 1 0-68 0Z', '--glow'),
		sheet('M46 30a22 22 0 1 0 44 0a22 22 0 1 0-44 0Z', '--sun'),
		sheet('M0 52C50 34 90 40 130 44S220 26 270 36 350 28 390 40V200H0Z', '--range-far', true),
		sheet('M0 66C70 46 120 58 180 50S300 44 390 60V220H0Z', '--meadow', true),
		...pines(seed + 1, 8, 134, 122, 70, 6, 40),
		deer(60, 62, 0.5),
		deer(98, 60, 0.4, true),
		sheet('M256 176C258 70 272 50 326 46 366 48 390 54 390 66V176Z', '--earth', true),
		sheet('M268 176C270 84 288 62 330 60 366 62 390 68 390 78V176Z', '--earth-light', true),
		sheet('M0 172 18 174 34 160 58 164 76 156 100 170 128 168 150 196V330H0Z', '--cliff', true),
		sheet('M0 172 18 174 34 160 58 164 40 190 30 230 0 250Z', '--cliff-light'),
		sheet(
			'M120 176C180 160 250 168 262 196 268 240 260 280 262 330 200 346 100 330 0 340V318C80 300 130 320 132 260 132 220 128 196 120 176Z',
			'--stream-dark',
			true
		),
		sheet(
			'M128 180C180 168 240 174 252 200 258 240 252 280 254 318 200 334 100 320 0 330V324C80 306 140 320 140 260 140 220 138 200 128 180Z',
			'--stream'
		),
		ripple(150, 174, 34),
		ripple(40, 322, 30),
		sheet('M258 330V190C262 170 300 166 390 168V340H258Z', '--meadow-light', true),
		sheet('M0 332C60 322 120 340 190 330S320 324 390 334V680H0Z', '--bank-edge', true),
		sheet('M0 338C60 328 120 346 190 336S320 330 390 340V680H0Z', '--bank', true),
		tufts(seed + 4, 10, 6, 60, 380, 110)
	];
}
