// The pictures of the cards, one a theme: 96 wide and 64 high, the ground below the sky that the card paints.

import { sheet, type Sheet } from './scenery';

const dot = (x: number, y: number, r: number): string =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const hills = (token: string): Sheet => sheet('M0 44C18 32 34 40 48 36S80 28 96 38V64H0Z', token);
const floor = (token: string): Sheet => sheet('M0 48C24 44 66 46 96 45V64H0Z', token);

/** Somebody at work: the head and a cloak, feet at x, y. */
const person = (x: number, y: number, s: number, cloak: string): Sheet[] => [
	sheet(
		`M${x - 9 * s} ${y}C${x - 8 * s} ${y - 14 * s} ${x - 6 * s} ${y - 20 * s} ${x} ${y - 21 * s}C${x + 6 * s} ${y - 20 * s} ${x + 8 * s} ${y - 14 * s} ${x + 9 * s} ${y}Z`,
		cloak
	),
	sheet(dot(x, y - 25 * s, 5.6 * s), '--figure'),
	sheet(`M${x - 6 * s} ${y - 26 * s}q1-7 ${6 * s}-7t${6 * s} 7q-2-3-${6 * s}-3t-${6 * s} 3Z`, '--beast-dark')
];
const fire = (x: number, y: number, s: number): Sheet[] => [
	sheet(`M${x - 9 * s} ${y}l${18 * s}-4 1 3-${18 * s} 4Zm0-4 ${18 * s} 4-1 3-${18 * s}-4Z`, '--trunk'),
	sheet(
		`M${x} ${y - 24 * s}c${10 * s} ${9 * s} ${9 * s} ${20 * s} 0 ${22 * s}c-${9 * s}-2-${10 * s}-${12 * s}-4-${15 * s}c1 3 3 3 4-${7 * s}Z`,
		'--ember'
	),
	sheet(
		`M${x + s} ${y - 13 * s}c${5 * s} ${5 * s} ${4 * s} ${10 * s} 0 ${11 * s}c-${5 * s}-1-${4 * s}-${6 * s} 0-${11 * s}Z`,
		'--gold-light'
	)
];
const pot = (x: number, y: number, s: number, token: string): Sheet[] => [
	sheet(
		`M${x - 5 * s} ${y - 24 * s}h${10 * s}l-2 5c${9 * s} ${4 * s} ${8 * s} ${15 * s} 1 ${19 * s}h-${8 * s}c-${7 * s}-${4 * s}-${8 * s}-${15 * s} 1-${19 * s}Z`,
		token
	),
	sheet(
		`M${x - 8.6 * s} ${y - 12 * s}l${3.4 * s} 3 ${3.4 * s}-3 ${3.4 * s} 3 ${3.4 * s}-3 ${3.4 * s} 3v2l-${3.4 * s}-3-${3.4 * s} 3-${3.4 * s}-3-${3.4 * s} 3-${3.2 * s}-3Z`,
		'--bone'
	)
];
const ears = (from: number, to: number, y: number): string => {
	let all = '';
	for (let x = from; x <= to; x += 7) all += `M${x} ${y}c-3-5-3-11 0-16 3 5 3 11 0 16Z`;
	return all;
};

export const vignettes: Record<string, Sheet[]> = {
	pottery: [
		hills('--range-mid'),
		floor('--clear-earth'),
		sheet('M58 50C56 30 64 20 75 20S94 30 92 50Z', '--earth'),
		sheet('M67 50c-1-11 2-16 8-16s9 5 8 16Z', '--beast-dark'),
		sheet('M70 50c0-7 2-10 5-12 3 3 5 6 5 12Z', '--ember'),
		...pot(20, 58, 1.35, '--clay'),
		...pot(44, 56, 0.95, '--clay-light'),
		...pot(62, 60, 0.6, '--clay')
	],
	weaving: [
		hills('--range-mid'),
		floor('--meadow'),
		sheet('M24 58V8h4v50ZM68 58V8h4v50ZM18 8h60v4H18Z', '--trunk'),
		sheet('M30 12h36v28H30Z', '--meat'),
		sheet('M30 17h36v3H30ZM30 25h36v5H30ZM30 35h36v2H30Z', '--bone'),
		sheet('M31 40h2v10h-2ZM39 40h2v12h-2ZM47 40h2v10h-2ZM55 40h2v12h-2ZM63 40h2v10h-2Z', '--straw'),
		sheet(dot(32, 51, 2.4) + dot(40, 53, 2.4) + dot(48, 51, 2.4) + dot(56, 53, 2.4) + dot(64, 51, 2.4), '--cliff-dark'),
		...person(86, 60, 0.95, '--leaf')
	],
	art: [
		sheet('M0 0H96V64H0Z', '--earth-light'),
		sheet('M0 0H96V10C70 4 56 14 40 8S12 16 0 12ZM0 64V54C20 60 40 52 60 58S88 52 96 56V64Z', '--earth'),
		sheet(
			'M18 40c-2-8 2-14 10-14 8-1 18-1 26-3 6-4 12-4 15 0l6-1-3 4c2 4 0 7-4 8l-7 1c-2 5-2 9-1 14h-4l-3-12c-6 2-12 2-17 1l-2 11h-4l-1-12c-3 3-4 7-4 12h-4Z',
			'--beast-dark'
		),
		sheet('M70 22c2-4 6-6 10-5-3 2-5 4-6 7ZM66 20c0-4 2-7 6-8-2 3-2 5-2 9Z', '--beast-dark'),
		sheet('M10 22c2-3 4-3 5 0l1-8h2l1 8 1-9h2v9l2-8h2l-1 9 3-5 2 1-3 10c-1 4-9 5-12 1Z', '--meat')
	],
	time: [
		sheet(dot(48, 28, 15), '--sun'),
		hills('--range-mid'),
		floor('--meadow'),
		sheet('M10 58V26h10V58ZM30 58V26h10V58ZM6 26V18H44V26Z', '--cliff'),
		sheet('M56 58V28h10V58ZM76 58V28h10V58ZM52 28V20H90V28Z', '--cliff'),
		sheet(
			'M10 58V26h4V58ZM30 58V26h4V58ZM56 58V28h4V58ZM76 58V28h4V58ZM6 21V18H44V21ZM52 23V20H90V23Z',
			'--cliff-light'
		)
	],
	transport: [
		hills('--meadow-dark'),
		sheet('M0 42H96V64H0Z', '--stream'),
		sheet('M4 48q8-4 16 0t16 0q-8 5-16 2T4 48ZM60 60q8-4 16 0t16 0q-8 5-16 2t-16-2Z', '--stream-light'),
		...person(42, 50, 0.8, '--leaf'),
		sheet('M56 18l3 1-9 36-3-1Z', '--wood'),
		sheet('M60 50l6-12h12l4 12Z', '--wood-end'),
		sheet('M10 42c6 6 12 6 20 6h36c10 0 16-1 22-7-2 11-8 17-18 17H28c-10 0-16-6-18-16Z', '--trunk')
	],
	music: [
		hills('--pine-dark'),
		floor('--meadow-dark'),
		...fire(72, 58, 1.1),
		...person(28, 60, 1.15, '--roof'),
		sheet('M30 40h22v14q-11 6-22 0Z', '--meat'),
		sheet('M30 40q11-6 22 0q-11 6-22 0Z', '--bone'),
		sheet('M32 46l5 10 5-10 5 10 4-10-4 12h-10Z', '--gold-light')
	],
	medicine: [
		sheet('M0 0H96V64H0Z', '--clear-earth'),
		sheet('M0 6H96V9H0Z', '--trunk'),
		sheet('M16 9l-6 20 6-4 2 8 3-8 6 3ZM78 9l-7 18 7-3 1 9 4-9 6 2ZM40 9l-4 14 4-3 2 6 2-6 4 2Z', '--leaf'),
		sheet('M0 54H96V64H0Z', '--roof-dark'),
		sheet('M26 34H74C74 46 68 52 62 53L64 58H36L38 53C32 52 26 46 26 34Z', '--cliff'),
		sheet('M26 34q24-6 48 0q-24 6-48 0Z', '--cliff-light'),
		sheet('M56 34 72 14l5 3L62 37Z', '--wood')
	],
	writing: [
		sheet('M0 0H96V64H0Z', '--range-mid'),
		sheet('M0 52H96V64H0Z', '--roof-dark'),
		sheet('M24 8q24-6 46 0l4 44q-26 6-52 0Z', '--earth-light'),
		sheet(
			'M30 16l8-2v2l-8 3ZM44 14v8l-2-1v-6ZM52 15l9 2-1 2-8-2ZM30 28h10v2H30ZM46 26l3 8-2 1-3-8ZM54 28l8-2 1 2-8 3ZM30 40l7-3 1 2-7 3ZM44 38h9v2h-9ZM60 36v8h-2v-8Z',
			'--earth-dark'
		),
		sheet('M66 50 86 16l5 3L70 52l-6 3Z', '--bone')
	],
	farmer: [
		hills('--meadow'),
		sheet(ears(6, 92, 46), '--grain'),
		...person(50, 58, 1.25, '--leaf'),
		sheet('M34 30q16-4 32 0-6-3-9-4-1-9-7-9t-7 9q-4 1-9 4Z', '--straw'),
		sheet(ears(2, 34, 62) + ears(66, 96, 62), '--straw')
	],
	toolmaker: [
		hills('--range-mid'),
		floor('--clear-stone'),
		...person(34, 60, 1.2, '--flint'),
		sheet('M42 44 62 26l3 3-20 18Z', '--wood'),
		sheet('M56 22l8-5 10 10-5 8Z', '--cliff-dark'),
		sheet('M58 60l5-14 18-3 11 6 2 11Z', '--cliff'),
		sheet('M63 46l18-3 11 6-17 2Z', '--cliff-light'),
		sheet('M68 46l12-6 4 4-8 4Z', '--flint-light')
	],
	builder: [
		hills('--range-mid'),
		floor('--meadow'),
		sheet('M40 58 62 12l3 2-20 44ZM88 58 66 12l-3 2 20 44ZM46 46h38v3H46ZM52 34h26v3H52Z', '--trunk'),
		sheet('M64 14 90 58H72Z', '--roof'),
		...person(24, 60, 1.2, '--roof'),
		sheet('M4 32 46 40l-1 5-42-8Z', '--wood'),
		sheet(dot(45, 42.5, 3), '--wood-end')
	],
	shaman: [
		hills('--pine-dark'),
		floor('--meadow-dark'),
		...fire(74, 58, 1),
		...person(38, 60, 1.3, '--meat'),
		sheet('M33 20c-6-2-9-6-9-13l3 5 1-6 2 7c0 3 2 4 5 5ZM43 20c6-2 9-6 9-13l-3 5-1-6-2 7c0 3-2 4-5 5Z', '--bone'),
		sheet('M56 16l3-1 6 45h-3Z', '--wood'),
		sheet(dot(57, 13, 3.4), '--bone')
	]
};

/** The skies over them: cards of one theme differ by the time of day. */
export const skies = ['--sky-top', '--sky-low', '--dusk'];
