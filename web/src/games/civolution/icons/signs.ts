// Features, modules, tracks, decks and scoring categories.

import { line, patch, shape, stroke } from './draw';

const gear = (colour: string): string =>
	shape(
		'M10.3 2h3.4l.5 2.6 2 .9 2.3-1.5 2.4 2.4-1.5 2.3.9 2 2.7.6v3.4l-2.7.5-.9 2 1.5 2.3-2.4 2.4-2.3-1.5-2 .9-.5 2.7h-3.4l-.6-2.7-2-.9-2.3 1.5L3 19.5l1.5-2.3-.9-2L1 14.7v-3.4l2.6-.6.9-2L3 6.4 5.4 4l2.3 1.5 2-.9Z',
		colour
	) + '<circle cx="12" cy="12.8" r="3.4" fill="var(--cv-paper)"/>';

const brick = 'M2.5 6h19v14h-19Z';

const FEATURE: Record<string, string> = {
	stamina:
		shape(
			'M12 21C5 15.5 2 12 2 8.2 2 5 4.3 3 7 3c2.2 0 4 1.2 5 3.2C13 4.2 14.8 3 17 3c2.7 0 5 2 5 5.2 0 3.8-3 7.3-10 12.8Z',
			'meat'
		) + stroke('M4 11.5h4l1.5-3 3 6 1.5-3h6', 'paper', 1.7),
	intelligence:
		shape(
			'M12 4c2-2 6-1.5 6.5 1.5 3 .5 4 4 2 6 1.5 2.5 0 5.5-3 5.5-.5 3-4 4-5.5 2-1.5 2-5 1-5.5-2-3 0-4.5-3-3-5.5-2-2-1-5.5 2-6C6 2.5 10 2 12 4Z',
			'brain'
		) + line('M12 4v15M12 9c-2 0-3-1-3-2.5M12 14c-2.5 0-4-1-4.5-3M12 9c2 0 3-1 3-2.5M12 14c2.5 0 4-1 4.5-3', 1.1),
	calm:
		shape('M12 19C7.5 17 6.5 11 12 4c5.5 7 4.5 13 0 15Z', 'lotus') +
		shape('M12 19.5C6 20 2.5 16 2 10.5c4.5.5 8.5 3.5 10 9ZM12 19.5c6 .5 9.5-3.5 10-9-4.5.5-8.5 3.5-10 9Z', 'lotus') +
		line('M4 22h16', 1.5),
	dexterity: shape(
		'M7 21.5c-1-3.5-3-6.5-4.5-8.5 1-1.5 2.5-1 4 .8V5c0-2 2.5-2 2.7 0V3.5c.2-2 2.7-2 2.8 0V4.5c.3-2 2.7-1.9 2.8.1v1.6c.4-1.7 2.7-1.5 2.7.4V14c0 3-.7 5-1.5 7.5ZM9.2 5v5.5M12 4.5v6M14.8 5.5v5',
		'skin'
	),
	expression: shape('M3 3.5h18v12H12.5L7 21v-5.5H3Z', 'speech') + line('M7 8h10M7 11.5h7', 1.6),
	perception:
		shape('M1.5 12C5 6.5 8 4.5 12 4.5S19 6.5 22.5 12C19 17.5 16 19.5 12 19.5S5 17.5 1.5 12Z', 'paper') +
		'<circle cx="12" cy="12" r="4.5" fill="var(--cv-eye)"/><circle cx="12" cy="12" r="1.7" fill="var(--cv-ink)"/>'
};

const MODULE: Record<string, string> = {
	research:
		shape('M3 4h12v17H3Z', 'parchment') +
		line('M6 8h6M6 11h4', 1.2) +
		'<circle cx="15" cy="13" r="5" fill="var(--cv-glass)"/>' +
		line('M18.5 16.5 22.5 21', 2.6),
	migration:
		'<circle cx="7.5" cy="6" r="3" fill="var(--cv-people)"/>' +
		shape('M3.5 21c0-6 1-10.5 4-10.5s4 4.5 4 10.5Z', 'people') +
		stroke('M13 13h8M17.5 9l4 4-4 4', 'legal', 2.6),
	exploration:
		'<circle cx="12" cy="12" r="10" fill="var(--cv-paper)"/>' +
		shape('M12 4.5 14.5 12 12 19.5 9.5 12Z', 'meat') +
		patch('M9.5 12h5L12 19.5Z', 'stone') +
		line('M4 12h1.5M18.5 12H20', 1.5),
	transport:
		shape('M2 5h14l2 9H4Z', 'wood') +
		line('M18 14l4-5', 1.8) +
		'<circle cx="7" cy="17.5" r="4" fill="var(--cv-paper)"/><circle cx="15.5" cy="17.5" r="4" fill="var(--cv-paper)"/>' +
		line('M7 13.5v8M3 17.5h8M15.5 13.5v8M11.5 17.5h8', 1),
	invention: gear('technology'),
	activity: shape('M13.5 1.5 4 13.5h6.5L9 22.5 20 9.5h-7Z', 'gold'),
	sustenance:
		line('M4 3c8 2 14 8 17 17M4 3c1 7 1 10 17 17', 1.2) +
		stroke('M5.5 3.5C15 5 20 11 20.5 19', 'wood', 2.4) +
		line('M3 21 15.5 8.5M3 21v-3.5M3 21h3.5', 1.8),
	procreation:
		'<circle cx="7" cy="6.5" r="3" fill="var(--cv-people)"/><circle cx="17" cy="6.5" r="3" fill="var(--cv-people)"/><circle cx="12" cy="13.5" r="2.2" fill="var(--cv-people)"/>' +
		shape(
			'M3 19.5c0-5 1.2-9 4-9 1.6 0 2.6 1.4 3.2 3.2M21 19.5c0-5-1.2-9-4-9-1.6 0-2.6 1.4-3.2 3.2M9 22c0-4 1-5.7 3-5.7S15 18 15 22Z',
			'people'
		),
	mutation:
		stroke('M6 2c0 7 12 8 12 20M18 2C18 9 6 10 6 22', 'prestige', 2.4) + line('M7 5h10M8.5 8h7M8.5 16h7M7 19h10', 1.3),
	planning:
		shape('M4 4.5h16V21H4Z', 'paper') +
		patch('M4.7 5.2h14.6v3.6H4.7Z', 'meat') +
		line('M8 2.5v4M16 2.5v4', 1.8) +
		line('M7.5 13l2 2 3-3.5M7.5 18h9M14.5 13.5h2', 1.5),
	production: stroke('M6 20.5 15.5 8', 'wood', 3) + shape('M7.5 3.5C13 2 19 5.5 21.5 12c-3.5-3.5-8-5-13-4.5Z', 'iron'),
	insight:
		shape('M12 2c4.5 0 7 3 7 6.7 0 3-2 4.5-3 7H8c-1-2.5-3-4-3-7C5 5 7.5 2 12 2Z', 'knowledge') +
		shape('M8.5 15.7h7v3.6L14 21.5h-4l-1.5-2.2Z', 'stone') +
		line('M10 9.5l2 2.5 2-2.5M12 12v3.5', 1.2),
	trade:
		line('M12 3v17.5M7 20.5h10M4 6.5 20 5', 1.7) +
		shape('M1.5 13.5 4.5 7l3 6.5c-1 2-5 2-6 0ZM16.5 12l3-6.5 3 6.5c-1 2-5 2-6 0Z', 'gold'),
	building:
		shape(brick, 'construction') +
		line('M2.5 10.7h19M2.5 15.3h19M9 6v4.7M16 6v4.7M6 10.7v4.6M13 10.7v4.6M19 10.7v4.6M9 15.3V20M16 15.3V20', 1.2),
	achievement:
		shape('M6.5 3h11v5.5c0 4-2.3 6.5-5.5 6.5s-5.5-2.5-5.5-6.5Z', 'gold') +
		line('M6.5 5H3c0 4 1.5 5.5 4 6M17.5 5H21c0 4-1.5 5.5-4 6M12 15v3.5', 1.6) +
		shape('M8 21.5c0-2 1.5-3 4-3s4 1 4 3Z', 'culture'),
	sleep:
		shape('M14.5 2.5a9.5 9.5 0 1 0 7 13C15 17 9.5 11.5 14.5 2.5Z', 'knowledge') + line('M16.5 4h4.5l-4.5 5H21', 1.6)
};

const TRACK: Record<string, string> = {
	technology: gear('technology'),
	prestige: shape('M2.5 7.5 7.5 12 12 4l4.5 8 5-4.5-2 12h-15Z', 'prestige') + line('M4.5 16.5h15', 1.2),
	knowledge:
		shape('M12 6C9.5 4 6 3.5 2 3.5v15c4 0 7.5.5 10 2.5 2.5-2 6-2.5 10-2.5v-15c-4 0-7.5.5-10 2.5Z', 'knowledge') +
		line('M12 6v15M5 8c1.7 0 3 .3 4.5.9M5 12c1.7 0 3 .3 4.5.9M19 8c-1.7 0-3 .3-4.5.9M19 12c-1.7 0-3 .3-4.5.9', 1.2),
	construction:
		shape(brick, 'construction') +
		line('M2.5 10.7h19M2.5 15.3h19M9 6v4.7M16 6v4.7M6 10.7v4.6M13 10.7v4.6M19 10.7v4.6M9 15.3V20M16 15.3V20', 1.2),
	culture:
		shape('M6 3C3.5 8 4 17 9.5 20.5h5C20 17 20.5 8 18 3c-1 4-1 6-2 7.5H8C7 9 7 7 6 3Z', 'culture') +
		stroke('M10 10.5v8M12 10.5v9M14 10.5v8', 'paper', 1.1)
};

const CATEGORY: Record<string, string> = {
	...TRACK,
	evolution:
		shape(
			'M12 21.5C5.5 21.5 2 17 2 12S6 3 11.5 3 20 7 20 11.5s-3.5 7-7.5 7-6.5-2.5-6.5-6S8.5 7 11.5 7 16 9 16 11.5 14.5 15 12.5 15 10 13.5 10 12.2 11 10.5 12 10.5',
			'shell'
		) + line('M12 21.5h10', 1.7),
	prosperity:
		shape('M6 4h12l4.5 6L12 21.5 1.5 10Z', 'gem') + line('M1.5 10h21M6 4l3 6 3 11.5L15 10l3-6M9 10l3-6 3 6', 1),
	population:
		'<circle cx="6" cy="8" r="2.7" fill="var(--cv-people)"/><circle cx="18" cy="8" r="2.7" fill="var(--cv-people)"/>' +
		shape('M2 20.5c0-6 1.3-9 4-9s4 3 4 9ZM14 20.5c0-6 1.3-9 4-9s4 3 4 9Z', 'people') +
		'<circle cx="12" cy="6.5" r="3" fill="var(--cv-people)"/>' +
		shape('M7.5 22c0-7 1.5-11 4.5-11s4.5 4 4.5 11Z', 'people'),
	expansion:
		shape('M2 5.5 8.5 3l7 2.5L22 3v15.5L15.5 21l-7-2.5L2 21Z', 'grassland') +
		line('M8.5 3v15.5M15.5 5.5V21', 1.1) +
		shape('M12 17V7.5h5.5l-1.8 2 1.8 2H12', 'meat')
};

const DECK: Record<string, [string, string]> = {
	invention: ['technology', TRACK.technology],
	mutation: ['prestige', MODULE.mutation],
	insight: ['knowledge', MODULE.insight],
	building: ['construction', TRACK.construction],
	achievement: ['culture', MODULE.achievement]
};

function named(prefix: string, drawings: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [`${prefix}-${name}`, drawing]));
}

/** A card of the deck's colour with its sign. */
function card([colour, sign]: [string, string]): string {
	return (
		shape(
			'M5 1.5h14a1.5 1.5 0 0 1 1.5 1.5v18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 21V3A1.5 1.5 0 0 1 5 1.5Z',
			colour
		) +
		'<circle cx="12" cy="12" r="7" fill="var(--cv-paper)" stroke-width="1"/>' +
		`<g transform="translate(6 6) scale(0.5)">${sign}</g>`
	);
}

export const SIGNS: Record<string, string> = {
	...named('feature', FEATURE),
	...named('module', { ...MODULE, ...FEATURE }),
	...named('track', TRACK),
	...named('category', CATEGORY),
	...Object.fromEntries(Object.entries(DECK).map(([deck, drawing]) => [`deck-${deck}`, card(drawing)]))
};
