// Terrains, sites and what is built on the continent.

import { line, patch, shape, stroke } from './draw';

const tree = (x: number, y: number, size: number): string =>
	shape(
		`M${x} ${y - 9 * size}l${4 * size} ${8 * size}h-${2.6 * size}v${3 * size}h-${2.8 * size}v-${3 * size}h-${2.6 * size}Z`,
		'leaf'
	);

export const LANDS: Record<string, string> = {
	'terrain-forest': tree(7.5, 16, 1.3) + tree(16.5, 16, 1.3) + tree(12, 19, 1.4),
	'terrain-grassland':
		shape('M2 20.5c0-4 4-6.5 10-6.5s10 2.5 10 6.5Z', 'grassland') +
		stroke(
			'M7 15c0-4-1-6-2.5-7.5M8.5 14.5C8.5 9.5 9 7 10.5 4.5M15 14.5c0-5-.5-7-2-9.5M17 15c0-4 1-6 2.5-7.5',
			'leaf',
			1.8
		),
	'terrain-hills':
		shape('M1.5 19.5c2-7 5-10 8-10s6 3 8 10Z', 'hills') + shape('M9 19.5c1.5-5 4-7 6.5-7s5.5 2 7 7Z', 'hills-dark'),
	'terrain-swamp':
		shape('M2 16.5c2-2 4-2 6.6 0 2.5-2 4.5-2 6.8 0 2.5-2 4.6-2 6.6 0v5H2Z', 'swamp') +
		line('M8 16V6M12.5 15.5V9M16.5 16V4', 1.5) +
		shape('M6.7 4.5c0-2.6 2.6-2.6 2.6 0v4c0 2-2.6 2-2.6 0ZM15.2 3c0-2.6 2.6-2.6 2.6 0v4.5c0 2-2.6 2-2.6 0Z', 'wood'),
	'terrain-mountains':
		shape('M1.5 20 9 6l4 6.5L15.5 9l7 11Z', 'mountains') +
		patch('M9 7.5l2.3 3.7-1.8 1.3-1.5-1.2-1.5 1ZM15.5 10.4l1.9 2.9-1.7.7-1.6-1.5Z', 'snow'),
	'terrain-desert':
		shape('M1.5 20c4-1 6-5 10-5s5 3.5 11 5Z', 'desert') +
		shape(
			'M10.8 17V5.5c0-2.5 3-2.5 3 0V10h1.7V8c0-2 2.5-2 2.5 0v3c0 1.3-.7 2-2 2h-2.2v4ZM10.8 13H8.5c-1.3 0-2-.7-2-2V9c0-2 2.4-2 2.4 0v1.5h1.9',
			'leaf'
		),
	'terrain-water': stroke(
		'M2 8c2.5-3 4.2-3 6.7 0s4.2 3 6.7 0 4.2-3 6.6 0M2 14c2.5-3 4.2-3 6.7 0s4.2 3 6.7 0 4.2-3 6.6 0M2 20c2.5-3 4.2-3 6.7 0s4.2 3 6.7 0 4.2-3 6.6 0',
		'lake',
		2.2
	),

	'site-ground':
		shape('M3 17.5 12 21.5l9-4-9-4Z', 'stone-light') +
		shape('M6.5 16V9.5h3V16ZM14.5 16V9.5h3V16Z', 'stone') +
		shape('M5 9.5h14l-7-6Z', 'stone-light'),
	'site-gorge':
		shape('M3 4l5 3h8l5-3v7c0 3-2 5-4 6l-3 4.5h-4L7 17c-2-1-4-3-4-6Z', 'wolf') +
		patch('M7 10.5l3.5 1.2-1.7 1.6ZM17 10.5l-3.5 1.2 1.7 1.6Z', 'gold') +
		line('M10.5 17.5h3M12 17.5v2', 1.3),
	'site-glacier':
		shape('M12 2l4 4-1 4 4.5 2-4.5 2 1 4-4 4-4-4 1-4-4.5-2L9 10 8 6Z', 'ice') + line('M12 5v14M7.5 12h9', 1),
	'site-oak':
		shape('M10.5 21.5 11 14h2l.5 7.5Z', 'wood') +
		shape(
			'M12 2.5c3 0 4.5 1.6 4.7 3.5 2.8.4 4.3 2.5 3.5 5-.6 2.2-2.7 3.5-5 3.2-2 1.6-4.6 1.6-6.5 0-2.3.3-4.4-1-5-3.2-.7-2.5.8-4.6 3.6-5C7.5 4.1 9 2.5 12 2.5Z',
			'leaf'
		) +
		stroke('M9 8.5h.1M14.5 7h.1M12 11h.1', 'gold', 2.2),
	'site-grotto':
		shape('M2 20.5C2 9 6 3.5 12 3.5S22 9 22 20.5h-4.5c0-6-1.5-10-5.5-10s-5.5 4-5.5 10Z', 'stone') +
		patch('M7.3 20.5c0-5.4 1.3-9.2 4.7-9.2s4.7 3.8 4.7 9.2Z', 'glow') +
		line('M12 14v3M10.5 15.5h3', 1.2),
	'site-rock':
		shape('M8 21.5 7 8l4-6 5 3 1.5 16.5Z', 'stone') +
		patch('M8.3 8.5l3-4.5 1 5.5-3.5 1.5Z', 'stone-light') +
		line('M10.5 13.5h3.5M12.2 11.5v6', 1.3) +
		line('M4 21.5h17', 1.5),
	'site-cave':
		shape('M2 20.5C2 9 6 3.5 12 3.5S22 9 22 20.5Z', 'stone') + patch('M7 20.5c0-6 1.5-9.5 5-9.5s5 3.5 5 9.5Z', 'coal'),
	'site-mushrooms':
		shape('M9 21.5c.5-4 .5-6 .3-8.5h4.4c-.2 2.5-.2 4.5.3 8.5Z', 'bone') +
		shape('M3.5 13C4 6.5 7.5 3 12 3s7.5 3.5 8 10Z', 'meat') +
		patch('M8 9.5a1.3 1.3 0 1 0 .1 0ZM13 6a1.4 1.4 0 1 0 .1 0ZM16 10a1.1 1.1 0 1 0 .1 0Z', 'paper'),
	'site-volcano':
		shape('M1.5 21 8.5 9h7l7 12Z', 'volcano') +
		shape('M8.5 9h7l1.5 3-2 3.5-1.5-2.5-1.5 5-2-5-1.5 2L7 12Z', 'lava') +
		stroke('M10 6.5c-1.5-1.5.5-2.5-.5-4M14 6.5c1.5-1.5-.5-2.5.5-4', 'stone', 1.7),
	'site-island':
		shape('M2 20c2-4 6-5.5 10-5.5s8 1.5 10 5.5Z', 'desert') +
		line('M12 14.5c-.3-3 0-5 1.5-7.5', 1.8) +
		shape(
			'M13.5 7c-3-2.5-5.5-2-7.5.5 2.5-.8 4.5-.7 7.5-.5-1-3-.5-4 2-5 .7 2 .2 3.5-2 5 3-1.5 5-1 6.5 2-2.2-1.5-4-2-6.5-2Z',
			'leaf'
		),
	'site-unknown': line('M8.5 8.5A3.5 3.5 0 1 1 13.5 12c-1 .6-1.5 1.2-1.5 2.5M12 19h.01', 2.4),

	'project-farm':
		shape('M3 21V10.5L12 4l9 6.5V21Z', 'barn') +
		shape('M9 21v-7h6v7Z', 'paper') +
		line('M9 14l6 7M15 14l-6 7', 1.1) +
		line('M1.5 11.5 12 4l10.5 7.5', 1.8),
	'project-boat':
		shape('M2 15h20c-1 3.5-3.5 5.5-6.5 5.5h-7C5.5 20.5 3 18.5 2 15Z', 'wood') +
		line('M11 15V2.5', 1.6) +
		shape('M11.5 3c5 1.5 7.5 5 8 9.5h-8ZM10.5 5.5v7H4c1-3.5 3.5-6 6.5-7Z', 'paper'),
	'project-statue':
		shape('M6 21.5v-4h12v4Z', 'stone') +
		shape('M8.5 17.5c0-4 .3-6 1-8h5c.7 2 1 4 1 8Z', 'stone-light') +
		`<circle cx="12" cy="5.5" r="3" fill="var(--cv-stone-light)"/>`,
	'project-settlement':
		shape('M2 20.5V12l5-4 5 4v8.5Z', 'plaster') +
		shape('M11 20.5V9l5.5-5L22 9v11.5Z', 'plaster') +
		line('M1 12.8 7 8l5 4M10 10l6.5-6 6.5 6', 1.8) +
		shape('M15 20.5v-5h3v5ZM5.5 20.5V16h3v4.5Z', 'wood')
};
