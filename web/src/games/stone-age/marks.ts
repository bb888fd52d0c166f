// What events and actions touch on the board, their icons in the log, and what the phase bar says.

import type { Position, Told, Values } from '../../lib/protocol';
import { PLACE_OF, viewOf } from './data';

/** The keys of the targets that an event or an action touches. */
export function targets(told: Told | { action: string }, position: Position): string[] {
	return 'key' in told && typeof told.key === 'string'
		? ofEvent(told as Told, position)
		: ofAction(String(told.action));
}

function ofEvent(told: Told, position: Position): string[] {
	const good = String(told.good ?? '');
	switch (told.key) {
		case 'placed':
		case 'returned':
			return [`place:${told.place}`];
		case 'rolled':
			return [`place:${PLACE_OF[good]}`];
		case 'brought-in':
			return [`place:${PLACE_OF[good]}`, `good:${told.seat}:${good}`];
		case 'gained':
		case 'paid':
		case 'fed-with':
			return [`good:${told.seat}:${good}`];
		case 'redeemed':
			return [`good:${told.seat}:${told.first}`, `good:${told.seat}:${told.second}`];
		case 'tool-used':
			return told.space ? [`tool:${told.seat}:${told.space}`] : []; // a single-use tool is gone
		case 'tool-gained':
			return [`tool:${told.seat}:${told.space}`];
		case 'card-dealt':
			return [`place:card ${told.slot}`];
		case 'card-declined': {
			const slot = viewOf(position).slots.indexOf(String(told.card));
			return slot < 0 ? [] : [`place:card ${slot + 1}`];
		}
		case 'building-shown':
		case 'stack-empty':
			return [`place:building ${told.stack}`];
		case 'building-declined': {
			const stack = viewOf(position).stacks.findIndex(({ top }) => top === told.building);
			return stack < 0 ? [] : [`place:building ${stack + 1}`];
		}
		case 'die-taken':
			return [`die:${told.face}`];
		default:
			return [];
	}
}

const PLACING = /^(?:place|resolve|return) ((?:card|building) \d|[a-z]+)/;

function ofAction(action: string): string[] {
	const place = PLACING.exec(action)?.[1];
	return place ? [`place:${place}`] : [];
}

const ICONS: Record<string, string> = {
	starts: 'torch',
	round: 'round',
	placed: 'worker',
	returned: 'worker',
	rolled: 'dice',
	'rolled-for-all': 'dice',
	'tool-used': 'tool',
	'tool-gained': 'tool',
	'tools-complete': 'tool',
	'points-gained': 'points',
	'worker-gained': 'worker',
	'no-worker-left': 'worker',
	'agriculture-gained': 'agriculture',
	'agriculture-complete': 'agriculture',
	'card-taken': 'card',
	'card-declined': 'card',
	'card-dealt': 'card',
	'extra-card': 'card',
	'extra-card-hidden': 'card',
	'deck-empty': 'card',
	'die-taken': 'die',
	redeemed: 'two',
	'redeemed-at-end': 'two',
	built: 'building',
	'building-declined': 'building',
	'building-shown': 'building',
	'stack-empty': 'building',
	fed: 'food',
	'food-short': 'hunger',
	hungry: 'hunger',
	'game-ends': 'points'
};

/** The icon of a log line: of the good where one comes or goes, else of what happened. */
export function icon(told: Told): string {
	const name = typeof told.good === 'string' && told.key !== 'rolled' ? told.good : ICONS[told.key];
	return name ? `sa-${name}` : '';
}

const ACTING = [
	'resolve-places',
	'use-tools',
	'grow-tool',
	'pay-card',
	'take-die',
	'redeem-now',
	'buy-building',
	'pay-building',
	'pay-building-freely'
];

/** Round and phase. */
export function phase(position: Position): { key: string; values: Values }[] {
	const round = { key: 'board-round', values: { round: viewOf(position).round } };
	const { key } = position.prompt;
	if (key === 'place-workers') return [round, { key: 'phase-placing', values: {} }];
	if (ACTING.includes(key)) return [round, { key: 'phase-actions', values: {} }];
	if (key === 'pay-food') return [round, { key: 'phase-feeding', values: {} }];
	return [round];
}
