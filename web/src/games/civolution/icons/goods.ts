// Materials, each with a silhouette of its own so that colour is never needed to tell them apart; food and money.

import { line, patch, shape, stroke } from './draw';

export const GOODS: Record<string, string> = {
	wood:
		shape('M3 9.5 14.5 5c2.4-.4 4 1.2 4.6 3.4.7 2.6.2 5-1.9 6.1L6 19c-2.3-.6-3.9-6.6-3-9.5Z', 'wood') +
		shape('M3 9.5c2.6.2 4.6 6.9 3 9.5-2.4.2-4.6-6.5-3-9.5Z', 'wood-end') +
		line('M9.5 10.2l6-2.4M10.5 14l5-2', 1),
	beeswax:
		shape(
			'M8 2.5l4 2.2v4.6l-4 2.2-4-2.2V4.7ZM16 2.5l4 2.2v4.6l-4 2.2-4-2.2V4.7ZM12 9.5l4 2.2v4.6l-4 2.2-4-2.2v-4.6Z',
			'wax'
		) + patch('M12 19.5c1 1.3 1 2.7 0 3-1-.3-1-1.7 0-3Z', 'wax'),
	oil:
		shape('M9.5 2.5h5v3.2c3.2 1.6 5 4.2 5 7.3 0 4-2.6 7-5 8.5h-5c-2.4-1.5-5-4.5-5-8.5 0-3.1 1.8-5.7 5-7.3Z', 'oil') +
		shape('M12 9.5c1.9 2.6 2.8 3.9 2.8 5.3a2.8 2.8 0 0 1-5.6 0c0-1.4.9-2.7 2.8-5.3Z', 'paper') +
		line('M8.5 2.5h7'),
	papyrus:
		shape('M6 4h12v14.5c0 1.6 1 2.5 2.5 2.5H8.5C7 21 6 20 6 18.5Z', 'parchment') +
		shape('M6 4c0-1.5-3.5-1.5-3.5.5S6 6.5 6 4Z', 'parchment-dark') +
		line('M9 8.5h6M9 11.5h6M9 14.5h4', 1.2),
	herbs:
		line('M12 22V9', 1.6) +
		shape('M12 11C8 8.5 8.3 4.5 12 2c3.7 2.5 4 6.5 0 9Z', 'leaf') +
		shape('M11.5 19c-5 .6-8.6-2.4-8.9-6.8 4.7-.2 8.4 2.3 8.9 6.8Z', 'leaf') +
		shape('M12.5 19c5 .6 8.6-2.4 8.9-6.8-4.7-.2-8.4 2.3-8.9 6.8Z', 'leaf'),
	gold:
		shape('M2 19.5l2.2-7h6.1l2.2 7ZM11.5 19.5l2.2-7h6.1l2.2 7ZM6.7 11.5l2.2-7H15l2.2 7Z', 'gold') +
		stroke('M9.8 6.5h4M5.2 14.5h4M14.8 14.5h4', 'shine', 1.2),
	cotton:
		line('M12 22c0-3 .2-5 0-7', 1.6) +
		shape(
			'M12 16c-2 2.3-6.5 1.8-7.3-1.3-3-.8-3-5.4.3-6.2C5 5 9.5 3.3 12 6c2.5-2.7 7-1 7 2.5 3.3.8 3.3 5.4.3 6.2-.8 3.1-5.3 3.6-7.3 1.3Z',
			'cotton'
		) +
		shape('M12 16.5c-2.5-.3-4-1.7-4.5-4 2.3.2 3.8 1.3 4.5 4 .7-2.7 2.2-3.8 4.5-4-.5 2.3-2 3.7-4.5 4Z', 'wood'),
	clay:
		shape('M3.5 8.5h17l-1.5 10H5Z', 'clay') +
		shape('M3.5 8.5 6.5 5h11l3 3.5Z', 'clay-light') +
		line('M9 8.5 8.2 13.3h7.6L15 8.5M4.3 13.3h3.9M15.8 13.3h3.9M11.9 13.3v5.2', 1),
	sulfur:
		shape('M4 20.5 6 11l3.5-2L12 13l2-9.5 3.5-1L20 13.5v7Z', 'sulfur') +
		line('M12 13l-1 7.5M14 3.5l1.5 8-.8 9M6 11l3.5 2 .5 7.5', 1),
	coal:
		shape('M3 15.5 6 8l6-4.5 6.5 3.5 3 6.5-3 6.5-8.5 1.5Z', 'coal') +
		patch('M8 10l4-3.5 3 1.5-3.5 4Z', 'coal-light') +
		stroke('M6 17l5-2 3 3.5M15.5 13l3-1.5', 'coal-light', 1.2),
	peat:
		shape('M2.5 14h9.5v6.5H2.5ZM12 14h9.5v6.5H12ZM7 6.5h10V14H7Z', 'peat') +
		line('M4.5 16.5h3M6 18.5h3.5M14 16.5h4M15.5 18.5h3.5M9 9h3.5M11 11.5h4', 1) +
		stroke('M9 6.5c-.5-2 .5-2.5 0-4M12 6.5c.5-2-.5-2.5 0-4M15 6.5c-.5-2 .5-2.5 0-4', 'leaf', 1.4),
	tar:
		shape('M5 4h14c1.7 5 1.7 11.5 0 17H5C3.3 15.5 3.3 9 5 4Z', 'tar') +
		stroke('M4 8.5h16M4 16.5h16', 'wood-end', 1.5) +
		patch('M9 9.5h6v2.5c0 3-1 4-1.5 4s-1-1-1-2.5c-.5 0-.5 1-1.2 1-1 0-2.3-2-2.3-5Z', 'coal'),
	stone:
		shape('M2.5 18 4.5 10l6-5.5 7 2 4 7.5-2.5 5.5H4.5Z', 'stone') +
		patch('M10.5 5.5l6 1.8-3 3.7-4.5-.8Z', 'stone-light') +
		line('M9 10.2 4.8 10.5M13.5 11l2 8M9 10.2l4.5.8 3.5-3.8', 1),
	'iron-ore':
		shape('M12 2.5 20 7v9.5l-8 5-8-5V7Z', 'iron') +
		patch('M8 8.5l3-1.5 1.5 2.5-2.5 2ZM13.5 13l3-1.5.5 3-2.5 2Z', 'rust') +
		patch('M7 14l2.5.5L9 17Z', 'rust') +
		line('M14 6l2.5 1.5M6.5 11.5l1 1', 1),
	jade:
		`<circle cx="12" cy="12" r="9.5" fill="var(--cv-jade)"/><circle cx="12" cy="12" r="3.5" fill="var(--cv-paper)"/>` +
		stroke('M6 8.5A7 7 0 0 1 10 5.4', 'shine', 1.4),
	sand:
		shape('M6 2.5h12l-1 5-4 4.5 4 4.5 1 5H6l1-5 4-4.5-4-4.5Z', 'paper') +
		patch('M7.5 20.5c.5-2.5 2.5-4 4.5-4s4 1.5 4.5 4ZM8.5 7.5h7L12 11Z', 'sand') +
		line('M12 11v6M5 2.5h14M5 21.5h14', 1.6),
	salt:
		shape('M3 12.5l5-2.5 5 2.5v6L8 21l-5-2.5Z', 'salt') +
		shape('M11 8l5-2.5L21 8v6l-5 2.5L11 14Z', 'salt') +
		line('M3 12.5 8 15l5-2.5M8 15v6M11 8l5 2.5L21 8M16 10.5v6', 1),
	copper:
		shape(
			'M3 4.5c3 1.5 6 2 9 2s6-.5 9-2c-1 2.5-1.5 5-1.5 7.5s.5 5 1.5 7.5c-3-1.5-6-2-9-2s-6 .5-9 2c1-2.5 1.5-5 1.5-7.5S4 7 3 4.5Z',
			'copper'
		) + stroke('M7.5 9.5c3 .6 6 .6 9 0', 'shine', 1.2),
	food:
		shape('M13.5 3.5c4.5-1.5 8 2 7 6-1 3.8-5.5 6.5-9.5 5.5L9 13c-1-4 1-8.3 4.5-9.5Z', 'meat') +
		shape('M9 13l2 2-4 3.5c.6 1.8-1.6 3.2-2.8 1.8-1.5-1.1 0-3.4 1.7-2.9Z', 'bone') +
		stroke('M13.5 6.5c1.5-1 3-1 4-.3', 'shine', 1.3),
	money:
		`<ellipse cx="9.5" cy="17.5" rx="7" ry="3.2" fill="var(--cv-gold)"/>` +
		`<ellipse cx="9.5" cy="14" rx="7" ry="3.2" fill="var(--cv-gold)"/><circle cx="15" cy="8" r="6" fill="var(--cv-gold)"/>` +
		line('M15 5v6M13.3 6.5h2.7c1.3 0 1.3 1.7 0 1.7h-2c-1.3 0-1.3 1.7 0 1.7h2.7', 1.1),
	raw: shape('M12 3l8 4.5v9L12 21l-8-4.5v-9Z', 'wood-end') + line('M4 7.5l8 4.5 8-4.5M12 12v9', 1.1)
};
