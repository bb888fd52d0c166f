// Small drawings on a grid of 24: a list of layers each, from below to above. Colours are tokens, so a theme costs nothing.

export interface Layer {
	d: string;
	fill?: string; // a token; none if left out
	line?: number; // the width of its outline; none if left out
	stroke?: string; // the token of the outline; ink if left out
}

const ink = (d: string, fill: string, line = 1.7): Layer => ({ d, fill, line });
const patch = (d: string, fill: string): Layer => ({ d, fill });
const stroke = (d: string, token: string, line = 1.7): Layer => ({ d, line, stroke: token });

const circle = (x: number, y: number, r: number) =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A medal with rounded points, for numbers that are points. */
function rosette(points: number, outer: number, inner: number): string {
	const corners: string[] = [];
	for (let n = 0; n < 2 * points; n++) {
		const r = n % 2 ? inner : outer;
		const angle = (Math.PI * n) / points - Math.PI / 2;
		corners.push(`${(12 + r * Math.cos(angle)).toFixed(2)} ${(12 + r * Math.sin(angle)).toFixed(2)}`);
	}
	return `M${corners.join('L')}Z`;
}

const head = (x: number, y: number, r: number) => circle(x, y, r);
const shoulders = 'M3.8 22C3.8 16.8 7 14.2 12 14.2S20.2 16.8 20.2 22Z';

export const icons: Record<string, Layer[]> = {
	// goods: each with an outline of its own, since their colours are close for some eyes
	wood: [
		ink('M3.6 13.9 13.6 4.4a4.2 4.2 0 0 1 6 6L9.8 19.9Z', '--wood'),
		stroke('M9.2 12.4 14.6 7.2M12.6 14.2 16.8 10.2', '--wood-end', 1.1),
		ink(circle(6.8, 16.9, 4.3), '--wood-end'),
		stroke(circle(6.8, 16.9, 1.7), '--wood', 1.2)
	],
	clay: [
		ink('M5.6 6.4H18.4L22 18.6H2Z', '--clay'),
		patch('M6.3 7.4H17.7L18.6 10.6H5.4Z', '--clay-light'),
		stroke('M4.2 14.6H19.8', '--ink', 1)
	],
	stone: [
		ink('M7.2 4.2 16.2 3.6 21.4 10.6 18.6 19.4 9 20.6 2.8 13.6Z', '--stone'),
		patch('M7.7 5.2 15.4 4.7 12.6 10.8 7.4 12.2 4.4 12.8Z', '--stone-light'),
		stroke('M12.8 10.9 17.9 18.6M12.8 10.9 20.4 10.6M12.8 10.9 7.2 12.4 9.2 19.6', '--ink', 0.8)
	],
	gold: [
		ink('M12 2.6 21.6 9.8 17.9 20.8H6.1L2.4 9.8Z', '--gold'),
		patch('M12 3.9 14.6 10.4 8.6 14.6 3.7 10.3Z', '--gold-light'),
		stroke('M17.4 11.4 15.6 17.4', '--gold-light', 1.4)
	],
	food: [
		ink('M8.9 12.1 4.7 16.3a2.1 2.1 0 1 0-1 3.1 2.1 2.1 0 1 0 3.4 1.2l.2-.9 4.3-4.2Z', '--bone', 1.5),
		ink('M9 15.1C6.7 12.4 8.2 7.6 11.4 5 14.8 2.3 19.5 2.4 21 5.2c1.5 2.8-.4 6.7-3.3 9-3 2.3-6.5 3.1-8.7.9Z', '--meat'),
		stroke('M11.3 10.2C11.6 8 13.6 5.9 15.9 5.4', '--meat-light', 1.7)
	],

	// what a tribe has
	tool: [
		ink('M13.8 8.3 16 10.5 6 21.3a1.7 1.7 0 0 1-2.5-2.4Z', '--wood'),
		ink('M9.6 5.9C13 2.6 18.7 2.3 21.4 4.3c.3 4.2-.9 8.3-4 11.4L13.9 12.8 12.5 9.7Z', '--flint'),
		stroke('M13 5.9C14.9 4.6 17.3 4.2 19.3 4.7', '--flint-light', 1.5)
	],
	agriculture: [
		stroke('M12 22.4C12 16 12 11 12 5', '--leaf', 2),
		ink('M12 2C14 4 14 6.6 12 8.8 10 6.6 10 4 12 2Z', '--grain', 1.4),
		ink('M12.3 11.8C12.7 9 14.4 7.3 17.2 7.2 17.2 10 15.3 11.8 12.3 11.8Z', '--grain', 1.4),
		ink('M11.7 11.8C11.3 9 9.6 7.3 6.8 7.2 6.8 10 8.7 11.8 11.7 11.8Z', '--grain', 1.4),
		ink('M12.3 17C12.7 14.2 14.4 12.5 17.2 12.4 17.2 15.2 15.3 17 12.3 17Z', '--grain', 1.4),
		ink('M11.7 17C11.3 14.2 9.6 12.5 6.8 12.4 6.8 15.2 8.7 17 11.7 17Z', '--grain', 1.4)
	],
	worker: [
		ink('M12 10.2C15.7 10.2 17.9 13.7 19.3 21q.3 1.5-1.3 1.5H6q-1.6 0-1.3-1.5C6.1 13.7 8.3 10.2 12 10.2Z', '--figure'),
		ink(head(12, 6.4, 4.3), '--figure')
	],
	points: [ink(rosette(12, 11, 8.9), '--medal', 1.3)],
	any: [
		ink('M12 2.8 20.5 7.4V16.6L12 21.2 3.5 16.6V7.4Z', '--plate'),
		stroke('M3.9 7.6 12 12 20.1 7.6M12 12V20.8', '--ink', 1)
	],
	die: [
		ink('M6.5 3.5H17.5a3 3 0 0 1 3 3V17.5a3 3 0 0 1-3 3H6.5a3 3 0 0 1-3-3V6.5a3 3 0 0 1 3-3Z', '--die'),
		patch([circle(8.2, 8.2, 1.7), circle(12, 12, 1.7), circle(15.8, 15.8, 1.7)].join(''), '--pip')
	],
	dice: [
		ink(
			'M10.6 2.6 19.8 3.8a2 2 0 0 1 1.7 2.2L20.4 15.1a2 2 0 0 1-2.2 1.7L9 15.7a2 2 0 0 1-1.7-2.2L8.4 4.3a2 2 0 0 1 2.2-1.7Z',
			'--die',
			1.5
		),
		patch([circle(17.5, 6.9, 1.3), circle(11.3, 12.5, 1.3)].join(''), '--pip'),
		ink(
			'M4 9.9 11.1 8.7a2 2 0 0 1 2.3 1.6L14.9 18.3a2 2 0 0 1-1.6 2.3L5.3 22a2 2 0 0 1-2.3-1.6L1.6 12.4A2 2 0 0 1 3.2 10.1Z',
			'--die',
			1.5
		),
		patch([circle(5.2, 13.2, 1.3), circle(8.3, 15.4, 1.3), circle(11.4, 17.5, 1.3)].join(''), '--pip')
	],
	card: [
		ink('M6.5 2H17.5a2 2 0 0 1 2 2V20a2 2 0 0 1-2 2H6.5a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z', '--card-back'),
		stroke('M12 12.2a1.4 1.4 0 1 0-1.4-1.5 3.2 3.2 0 1 1 3.3 4.7 4.9 4.9 0 0 1-5.5-4.4', '--card-back-line', 1.5)
	],
	building: [
		ink('M12 2.6 22 11.4H19.6V21.4H4.4V11.4H2Z', '--wall'),
		ink('M12 2.6 22 11.4H2Z', '--roof'),
		ink('M10 21.4V15.4H14V21.4Z', '--roof-dark', 1.2)
	],
	torch: [
		ink('M9.6 11.6H14.4L13.3 21.6a.9.9 0 0 1-.9.8H11.6a.9.9 0 0 1-.9-.8Z', '--wood'),
		ink(
			'M12 1.6C15.8 5 17.4 7.2 16.5 9.8 15.7 12.2 8.3 12.2 7.5 9.8 6.9 7.8 8.3 7 8.8 5 10.2 5.4 10.5 6.2 10.6 7 11.7 5.6 12.2 3.8 12 1.6Z',
			'--gold'
		),
		patch('M12.3 6.8C13.8 8.3 13.9 9.6 13.2 10.4 12.6 11 11.2 11 10.7 10.3 10.2 9.4 11.7 8.8 12.3 6.8Z', '--gold-light')
	],
	bowl: [
		ink('M2.6 11.4H21.4C21.4 16.6 17.8 20.6 12 20.6S2.6 16.6 2.6 11.4Z', '--earth'),
		ink('M5.4 11.4C6 7.4 9 5.6 12 6.4 15 4.8 18.4 7.4 18.6 11.4Z', '--grain', 1.4)
	],
	hunger: [
		ink('M2.6 11.4H21.4C21.4 16.6 17.8 20.6 12 20.6S2.6 16.6 2.6 11.4Z', '--earth'),
		stroke('M7 4.4 17 4.4', '--warning', 2.4)
	],
	round: [
		stroke(
			'M12 1.8V4.4M12 19.6V22.2M1.8 12H4.4M19.6 12H22.2M4.8 4.8 6.6 6.6M17.4 17.4 19.2 19.2M4.8 19.2 6.6 17.4M17.4 6.6 19.2 4.8',
			'--ink',
			1.7
		),
		ink(circle(12, 12, 5.2), '--sun')
	],
	two: [
		ink('M8 3.4 14.6 7V14.2L8 17.8 1.4 14.2V7Z', '--plate'),
		stroke('M1.7 7.1 8 10.5 14.3 7.1M8 10.5V17.4', '--ink', 0.9),
		ink('M16 6.6 22.6 10.2V17.4L16 21 9.4 17.4V10.2Z', '--plate'),
		stroke('M9.7 10.3 16 13.7 22.3 10.3M16 13.7V20.6', '--ink', 0.9)
	],

	// culture
	pottery: [
		ink(
			'M8.2 3H15.8L14.6 6.6C18.4 8 20.2 11 20 14.2 19.8 18 16.8 21 15.2 21.6H8.8C7.2 21 4.2 18 4 14.2 3.8 11 5.6 8 9.4 6.6Z',
			'--clay'
		),
		stroke('M4.9 11.6 7.6 13.8 10 11.6 12 13.8 14 11.6 16.4 13.8 19.1 11.6', '--bone', 1.5)
	],
	weaving: [
		ink('M4 3.6H20V16.6H4Z', '--emblem'),
		stroke('M8 3.6V16.6M12 3.6V16.6M16 3.6V16.6M4 8H20M4 12.2H20', '--bone', 1.2),
		stroke('M5.5 17V21.4M9.9 17V21.4M14.3 17V21.4M18.6 17V21.4', '--ink', 1.6)
	],
	art: [
		ink('M4.6 17.2H19.4V21.8H4.6Z', '--wood'),
		ink('M7.6 2.6H16.4C18 6.8 17.6 12.4 16.4 17.2H7.6C6.4 12.4 6 6.8 7.6 2.6Z', '--bone'),
		stroke('M8.6 8H11L12 9V12.4H13.4M13 8H15.4M9.8 14.6H14.2', '--pip', 1.6)
	],
	time: [
		ink('M1.8 17C1.8 14.2 6.4 12.2 12 12.2S22.2 14.2 22.2 17 17.6 21.8 12 21.8 1.8 19.8 1.8 17Z', '--stone'),
		stroke('M4.8 17H6.6M8 14.6 9 15.6M8 19.6 9 18.6M19.4 17H17.6', '--pip', 1.4),
		ink('M11 17.4V2.6L17.4 17.4Z', '--gold')
	],
	transport: [
		ink(circle(12, 12, 9.6), '--wood'),
		ink(circle(12, 12, 6.6), '--wood-end', 1.1),
		stroke('M12 5.6V18.4M5.6 12H18.4', '--wood', 2),
		ink(circle(12, 12, 2.2), '--wood', 1.1)
	],
	music: [
		ink('M4 6.6V16.4C4 19 7.6 21.2 12 21.2S20 19 20 16.4V6.6Z', '--meat'),
		stroke('M4.6 10.2 8 19.6 12 11.2 16 19.6 19.4 10.2', '--bone', 1.3),
		ink('M12 3.2C16.4 3.2 20 4.7 20 6.7S16.4 10.2 12 10.2 4 8.7 4 6.7 7.6 3.2 12 3.2Z', '--bone')
	],
	medicine: [
		ink('M14.2 9.8 18.9 2.6a1.5 1.5 0 0 1 2.5 1.7L17 11Z', '--wood'),
		ink('M2.8 9.8H21.2C21 14.6 18.8 17.6 15.6 18.6L16.6 21.8H7.4L8.4 18.6C5.2 17.6 3 14.6 2.8 9.8Z', '--stone'),
		ink('M5 8.8C4.2 5.8 5.4 3.6 8.4 2.6 9.6 5.4 8.9 7.5 6.9 8.8Z', '--leaf', 1.2)
	],
	writing: [
		ink(
			'M5.6 2.4H18.4a1.6 1.6 0 0 1 1.6 1.6V20a1.6 1.6 0 0 1-1.6 1.6H5.6A1.6 1.6 0 0 1 4 20V4a1.6 1.6 0 0 1 1.6-1.6Z',
			'--earth-light'
		),
		stroke(
			'M7.4 7 9.6 6.2M9.6 6.2V9.4M12.6 6.2 15.8 7.4M15 5.4V9.2M7.4 12.8H10.8M9 11.4V14.4M13.4 11.8 16.4 13.6M7.6 17.4 10 16.4M13 17.4H16.6M14.6 15.8V18.8',
			'--ink',
			1.4
		)
	],

	// professions: heads that differ by what they wear or carry
	farmer: [
		ink(shoulders, '--leaf', 1.5),
		ink(head(12, 11, 4.2), '--figure', 1.5),
		ink(
			'M1.6 9.2C4.6 8.8 6.8 7.8 7.8 5.2 9.4 2.6 14.6 2.6 16.2 5.2 17.2 7.8 19.4 8.8 22.4 9.2 18.6 10.8 5.4 10.8 1.6 9.2Z',
			'--grain',
			1.5
		)
	],
	toolmaker: [
		ink(shoulders, '--flint', 1.5),
		ink(head(10.6, 8.6, 4.6), '--figure', 1.5),
		stroke('M6.3 7H14.9', '--ink', 1.9),
		ink('M18.6 6.4H20.6V21.6H18.6Z', '--wood', 1.2),
		ink('M15.8 2.8H22.8V7.6H15.8Z', '--stone', 1.4)
	],
	builder: [
		ink(shoulders, '--roof', 1.5),
		ink('M1 9.4 22.2 16.4 21.2 19.4 0 12.4Z', '--wood', 1.4),
		ink(head(12.4, 8.4, 4.8), '--figure', 1.5)
	],
	shaman: [
		ink(shoulders, '--meat', 1.5),
		stroke(
			'M9.4 7C6.4 6.4 5 4.4 4.8 1.6M5.6 4.6 2.8 4.2M14.6 7C17.6 6.4 19 4.4 19.2 1.6M18.4 4.6 21.2 4.2',
			'--ink',
			1.7
		),
		ink(head(12, 10.2, 4.5), '--figure', 1.5),
		stroke('M9.6 9.6H10.8M13.2 9.6H14.4', '--ink', 1.5),
		stroke('M9 12.2H15', '--bone', 1.4)
	]
};
