// What grows, stands and flows in the valley, as layers of cut paper. Nothing here moves, and nothing has an outline.

import { seeded } from './layout';

export interface Sheet {
	d: string;
	fill: string; // a token
	cut?: boolean; // lies above the sheets before it and throws a shadow
	move?: string; // a transform
}

export const sheet = (d: string, fill: string, cut = false): Sheet => ({ d, fill, cut });
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

/** A mammoth, the middle of its feet at x, y. */
export function mammoth(x: number, y: number, s: number): Sheet[] {
	const at = (text: string) => `translate(${x} ${y}) scale(${s})${text}`;
	return [
		{
			...sheet(
				'M34 0H22C22-8 20-14 14-17H-6C-12-13-14-7-14 0H-26C-28-8-29-14-30-20-34-16-34-8-38-3-42 1-48-1-47-6-42-4-41-10-41-20-42-36-36-50-24-56-14-60-8-56-3-49 8-56 24-53 32-42 39-32 37-14 34 0Z',
				'--beast'
			),
			move: at('')
		},
		{
			...sheet(
				'M34 0H22C22-8 20-14 14-17 22-22 28-34 27-47 40-36 37-14 34 0ZM-20-50C-12-46-10-36-14-28-20-30-24-40-20-50Z',
				'--beast-dark'
			),
			move: at('')
		},
		{ ...sheet('M-31-22C-38-10-50-12-53-22-48-18-40-20-36-30ZM-27-38l-3 1 1-4Z', '--bone'), move: at('') }
	];
}
