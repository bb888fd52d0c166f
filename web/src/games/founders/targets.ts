// Which targets an event or an action touches, and which icon stands beside it in the log.

import type { Position, Told } from '../../table/contract';
import { square } from './layout';
import { askedAbout, cellKey, cellOf, SIDES } from './tiles';

export function targets(told: Told | { action: string }, position: Position): string[] {
	return 'key' in told ? ofEvent(told as Told) : ofAction(String(told.action), position);
}

function ofEvent(told: Told): string[] {
	const seat = Number(told.seat);
	const here = (owner: number): string => cellKey(owner, Number(told.x), Number(told.y));
	switch (told.key) {
		case 'tile-shown':
			return [`open:${told.face}`];
		case 'drafted':
			return [cellKey(seat, 0, 0)];
		case 'laid':
			return [cellKey(seat, SIDES[String(told.side)].x, SIDES[String(told.side)].y)];
		case 'revealed':
		case 'row-cleared':
			return [`stack:${told.kind}`];
		case 'added':
			return [here(seat)];
		case 'war-played':
		case 'coin-played':
		case 'craftsman-played':
			return [here(Number(told.by))];
		case 'wagon-played':
			return square({ x: Number(told.x), y: Number(told.y) }).map((cell) => cellKey(seat, cell.x, cell.y));
		case 'bought':
			return ['bought'];
		case 'token-gained':
			return [`hand:${seat}:${told.token}`];
		case 'craftsman-drawn':
			return [`hand:${seat}:craftsman:${told.good}`];
		case 'coin-taken':
			return [here(seat), `hand:${seat}:coin`];
		default:
			return [];
	}
}

/** Of an action that may be taken now: what a hint points at. */
function ofAction(action: string, position: Position): string[] {
	if (!position.choices.some((choice) => choice.name === action)) return [];
	const [verb, ...rest] = action.split(' ');
	const seat = askedAbout(position);
	const cell = verb === 'lay' ? SIDES[rest[0]] : cellOf(action);
	if (cell) return [cellKey(seat, cell.x, cell.y)];
	if (verb === 'add' || verb === 'draft') return [`open:${rest[0]}`];
	if (verb === 'reveal') return [`stack:${rest[0]}`];
	if (['war', 'coin'].includes(verb)) return [`hand:${seat}:${verb}`, `hand:${seat}:${verb}:${rest[0]}`];
	if (verb === 'wagon') return [`hand:${seat}:wagon`];
	if (verb === 'craftsman') return [`hand:${seat}:craftsman:${rest[0]}`];
	return [];
}

const ICONS: Record<string, string> = {
	starts: 'flag',
	'victory-shown': 'te-star',
	drafted: 'te-nature',
	laid: 'te-nature',
	revealed: 'te-stack',
	'row-cleared': 'te-cleared',
	'war-played': 'te-war',
	'coin-played': 'te-coin',
	'wagon-played': 'te-wagon',
	'craftsman-played': 'te-craftsman',
	replaced: 'te-replaced',
	added: 'te-added',
	'coin-taken': 'te-coin',
	'end-proposed': 'question',
	'table-proposes-end': 'question',
	'end-accepted': 'check',
	'end-refused': 'close',
	'game-ends': 'flag'
};

/** The token or the resource where the event is about one, else a sign of what is done. */
export function icon(told: Told): string {
	if (told.key === 'tile-shown') return `te-${told.kind}`;
	if (told.key === 'token-gained') return `te-${told.token}`;
	if (told.key === 'bought' || told.key === 'craftsman-drawn') return `te-${told.good}`;
	return ICONS[told.key] ?? '';
}
