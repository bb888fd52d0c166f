// Markers, chips, dice and what the boards say: weather, resets, points.

import { line, patch, shape, stroke } from './draw';

const cloud = 'M6.5 18.5c-5 0-5.5-6.5-1-7C5.5 7 11 5.5 13 8.5c3.5-1.5 6.5 1 6 4 3.5.5 3 6-1 6Z';
const highCloud = 'M6.5 14.5c-5 0-5.5-6.5-1-7C5.5 3 11 1.5 13 4.5c3.5-1.5 6.5 1 6 4 3.5.5 3 6-1 6Z';
const rays = 'M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.2 2.2M17.6 17.6l2.2 2.2M4.2 19.8l2.2-2.2M17.6 6.4l2.2-2.2';
const round = (colour: string): string => `<circle cx="12" cy="12" r="10" fill="var(--cv-${colour})"/>`;

export const TOKENS: Record<string, string> = {
	idea:
		shape('M12 2c4.2 0 7 2.8 7 6.7 0 3.3-2.5 4.6-3 8.3H8c-.5-3.7-3-5-3-8.3C5 4.8 7.8 2 12 2Z', 'knowledge') +
		line('M9 19.5h6M10 22h4', 1.8) +
		stroke('M8.5 8.5c.2-1.7 1.3-2.8 3-3', 'shine', 1.5),
	'no-idea':
		shape('M12 2c4.2 0 7 2.8 7 6.7 0 3.3-2.5 4.6-3 8.3H8c-.5-3.7-3-5-3-8.3C5 4.8 7.8 2 12 2Z', 'paper') +
		line('M9 19.5h6M10 22h4', 1.8) +
		stroke('M5 3 19 21', 'meat', 2.4),
	lock: line('M7.5 11V8a4.5 4.5 0 0 1 9 0v3', 2) + shape('M5 11h14v10.5H5Z', 'stone-light') + line('M12 15v3', 2),
	focus:
		round('paper') +
		'<circle cx="12" cy="12" r="6" fill="var(--cv-meat)"/><circle cx="12" cy="12" r="2.2" fill="var(--cv-paper)"/>',
	plan:
		shape('M12 22.5C7 16 4.5 12.5 4.5 9a7.5 7.5 0 0 1 15 0c0 3.5-2.5 7-7.5 13.5Z', 'construction') +
		'<circle cx="12" cy="9" r="3" fill="var(--cv-paper)"/>',
	sp: shape('M12 1.5 15 8.6l7.5.6-5.7 5 1.8 7.5L12 17.6l-6.6 4.1 1.8-7.5-5.7-5L9 8.6Z', 'gold'),
	tribe:
		'<circle cx="12" cy="6" r="4" fill="var(--cv-people)"/>' + shape('M5 22c0-7 2-11.5 7-11.5S19 15 19 22Z', 'people'),
	'tribe-weak':
		'<circle cx="18.5" cy="15" r="4" fill="var(--cv-people)"/>' + shape('M2 21c0-5 4-8.5 12.5-8.5V21Z', 'people'),
	marker: shape('M12 2.5 20.5 7v10L12 21.5 3.5 17V7Z', 'people') + line('M3.5 7 12 11.5 20.5 7M12 11.5v10', 1.1),
	favor:
		round('knowledge') +
		'<circle cx="12" cy="12" r="5.5" fill="var(--cv-paper)"/>' +
		line('M10 11h.1M14 11h.1M10 13.7c1.2 1.2 2.8 1.2 4 0', 1.6) +
		line(
			'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
			1.4
		),
	fate:
		shape('M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z', 'fate') +
		shape('M6 12c1.8-2.8 3.7-4 6-4s4.2 1.2 6 4c-1.8 2.8-3.7 4-6 4s-4.2-1.2-6-4Z', 'paper') +
		'<circle cx="12" cy="12" r="1.8" fill="var(--cv-ink)"/>',
	die:
		shape('M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z', 'paper') +
		patch(
			'M8 6.5a1.6 1.6 0 1 0 .1 0ZM16 6.5a1.6 1.6 0 1 0 .1 0ZM8 14.3a1.6 1.6 0 1 0 .1 0ZM16 14.3a1.6 1.6 0 1 0 .1 0ZM12 10.4a1.6 1.6 0 1 0 .1 0Z',
			'ink'
		),
	reset: round('reset') + line('M17 12a5.2 5.2 0 1 1-1.7-3.8M16.2 4.8v4h-4', 2),
	'weather-2': stroke(rays, 'lava', 2.6) + '<circle cx="12" cy="12" r="6" fill="var(--cv-lava)"/>',
	'weather-1': stroke(rays, 'gold', 2) + '<circle cx="12" cy="12" r="5" fill="var(--cv-gold)"/>',
	'weather-0':
		stroke('M15 1.5v2M22.5 9h-2M20.3 3.7l-1.4 1.4M9.7 3.7l1.4 1.4', 'gold', 2) +
		'<circle cx="15" cy="9" r="4.2" fill="var(--cv-gold)"/>' +
		shape(cloud, 'cotton'),
	'weather--1': shape(highCloud, 'stone-light') + stroke('M7 17.5 5.5 21M12 17.5 10.5 21M17 17.5 15.5 21', 'lake', 2.2),
	'weather--2': stroke(
		'M12 1.5v21M2.9 6.7l18.2 10.6M21.1 6.7 2.9 17.3M9 3l3 3 3-3M9 21l3-3 3 3M3 11l4-1-1-4M21 13l-4 1 1 4M21 11l-4-1 1-4M3 13l4 1-1 4',
		'frost',
		2
	),
	event: shape('M3.5 3.5h17v17h-17Z', 'parchment') + shape('M13.5 5 7 13h4l-1.5 6L17 10.5h-4.5Z', 'meat'),
	goal:
		shape('M2 5h20v14H2Z', 'goal') +
		'<circle cx="12" cy="12" r="5" fill="var(--cv-paper)"/><circle cx="12" cy="12" r="2" fill="var(--cv-meat)"/>',
	income: shape('M2 5h20v14H2Z', 'cotton') + line('M12 7v7.5M8.5 11.5l3.5 3.5 3.5-3.5M7 17h10', 1.9),
	attribute:
		shape('M2 5h20v14H2Z', 'knowledge') + line('M8.5 6.5c0 5 7 6 7 11M15.5 6.5c0 5-7 6-7 11M9.5 9h5M9.5 15h5', 1.5),
	fire:
		shape(
			'M12 2c1 4 5.5 6 5.5 11 0 3.5-2.5 6-5.5 6s-5.5-2.5-5.5-6c0-2.5 1.5-4 2.5-5.5.5 1.5 1 2 2 2.5C10.5 7 11 4.5 12 2Z',
			'lava'
		) +
		patch('M12 18.3c-1.8 0-3-1.3-3-3 0-1.8 1.5-2.5 3-5 1.5 2.5 3 3.2 3 5 0 1.7-1.2 3-3 3Z', 'gold') +
		line('M4 21.5l16-2M4 19.5l16 2', 1.8),
	hunt:
		line('M3 21 19 5', 2.2) +
		shape('M15 3l6.5-.5L21 9l-3.5-1-1.5-1.5Z', 'iron') +
		stroke('M4 16.5 7.5 20M6.5 14 10 17.5', 'meat', 1.8),
	upgrade: shape('M12 2.5 20 11h-4.5v4h-7v-4H4Z', 'leaf') + shape('M8.5 17.5h7v4h-7Z', 'leaf'),
	stage: shape('M2 21v-5h6v-5h6V6h8v15Z', 'stone-light') + line('M8 16v5M14 11v10', 1),
	card: shape('M5 2h14v20H5Z', 'paper') + line('M8 6h8M8 9h8', 1.3) + shape('M8 12.5h8v6.5H8Z', 'glass'),
	diamond: shape('M12 2.5 20 12l-8 9.5L4 12Z', 'gem') + stroke('M8 11.5 11.5 7', 'shine', 1.4),
	monolith:
		shape('M7 21.5 8.5 2.5h6L17 21.5Z', 'coal') + stroke('M10 6v11', 'coal-light', 1.5) + line('M4 21.5h16', 1.6),
	era:
		shape('M6 2.5h12c0 4.5-2 7-4.5 9.5 2.5 2.5 4.5 5 4.5 9.5H6c0-4.5 2-7 4.5-9.5C8 9.5 6 7 6 2.5Z', 'glass') +
		patch('M7.5 20.5c.5-2 2-3.5 4.5-3.5s4 1.5 4.5 3.5ZM9 7.5h6L12 11Z', 'sand') +
		line('M5 2.5h14M5 21.5h14', 1.8),
	beacon:
		shape('M9.5 21.5 10.5 9h3l1 12.5Z', 'stone-light') +
		shape('M12 1.5c.5 2 2.5 3 2.5 5.2a2.5 2.5 0 0 1-5 0C9.5 4.5 11.5 3.5 12 1.5Z', 'lava'),
	provision:
		shape('M7 8h10c3 4 4 7 4 9.5 0 2.5-2 4-4.5 4h-9C5 21.5 3 20 3 17.5 3 15 4 12 7 8Z', 'wood-end') +
		line('M7 8h10M8.5 8c-1-2-1.5-3.5-1-5.5 3 1.5 6 1.5 9 0 .5 2 0 3.5-1 5.5', 1.5),
	vici: round('vici') + line('M7 8l5 9 5-9', 2.6)
};
