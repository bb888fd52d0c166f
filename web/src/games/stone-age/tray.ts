// What lies in the tray over the valley: dice to choose from, and on a phone, where one's own area is out of sight, what
// may be paid or added now.

import type { TableDesk } from '../../table/contract';
import { componentsOf, RESOURCES, viewOf } from './data';
import { cardToolNames, dieNames, goodNames, offeredDice, redeemNames, toolNames } from './moves';

export interface Item {
	key: string;
	names: string[];
	label: string;
	picture: string; // a drawing, or a face of a die as "1" … "6"
	gift: string; // the drawing below it, "" if none
	text: string; // the number below it, "" if none
}

const BRINGS = ['', 'wood', 'clay', 'stone', 'gold', 'tool', 'agriculture'];
const PAYING = ['pay-card', 'pay-building', 'pay-building-freely', 'pay-food'];

export function trayItems(desk: TableDesk, narrow: boolean): Item[] {
	const dice = offeredDice(desk.position);
	if (dice.length) return dice.map((face) => die(desk, face));
	const { key } = desk.position.prompt;
	if (!narrow || !desk.active) return [];
	if (PAYING.includes(key)) return [...goods(desk), ...held(desk)];
	if (key === 'use-tools' || key === 'grow-tool') return tools(desk);
	return key === 'redeem-now' ? held(desk) : [];
}

function die(desk: TableDesk, face: number): Item {
	const label = desk.words.say('action-take', { face });
	return { key: `die:${face}`, names: dieNames(face), label, picture: String(face), gift: BRINGS[face], text: '' };
}

function goods(desk: TableDesk): Item[] {
	const seat = desk.position.mover;
	const player = viewOf(desk.position).seats[seat];
	return RESOURCES.filter((good) => player.goods[good] > 0).map((good) => ({
		key: `good:${seat}:${good}`,
		names: goodNames(good, desk.position),
		label: desk.words.say('board-good', { good, amount: player.goods[good] }),
		picture: good,
		gift: '',
		text: String(player.goods[good])
	}));
}

/** The open card of two resources, where it may be used now. */
function held(desk: TableDesk): Item[] {
	if (!redeemNames.some((name) => desk.choices.has(name))) return [];
	const label = desk.words.say('upper-two-resources');
	return [{ key: `two:${desk.position.mover}`, names: redeemNames, label, picture: 'two', gift: '', text: '' }];
}

function tools(desk: TableDesk): Item[] {
	const seat = desk.position.mover;
	const player = viewOf(desk.position).seats[seat];
	const { cards } = componentsOf(desk.components);
	const tiles = player.tools.map((value, n) => ({
		key: `tool:${seat}:${n + 1}`,
		names: toolNames(n + 1, desk.position),
		label: desk.words.say('board-tool', { space: n + 1, value }),
		value
	}));
	const single = player.open_tools.map((card) => ({
		key: `tool:${seat}:${card}`,
		names: cardToolNames(card),
		label: desk.words.say('board-single-use', { value: cards[card].amount }),
		value: cards[card].amount
	}));
	return [...tiles, ...single]
		.filter(({ names }) => names.some((name) => desk.choices.has(name)))
		.map(({ value, ...item }) => ({ ...item, picture: 'tool', gift: '', text: String(value) }));
}
