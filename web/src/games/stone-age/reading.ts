// Previews in words, and which choices are better asked twice. All numbers come from the kernel's previews and the view.

import type { Choice, Position, Values } from '../../lib/protocol';
import { crafts, culture } from './collection';
import { GATHERING, RESOURCES, viewOf, type CardData, type Components, type PlayerView } from './data';

export interface Line {
	key: string;
	values: Values;
}

interface Roll {
	dice: number;
	average: number;
	divisor: number;
	good: string;
	chances: [number, number][];
}

type Amounts = Record<string, number>;

const LIKELY = 0.7;
const FEW = 5; // so many yields are all said
const RARE = 0.04; // of more, those that come up less often than this are not

/** What a choice would cost and bring, in the order to be read. */
export function preview(choice: Choice, position: Position): Line[] {
	const told = choice.preview;
	const lines: Line[] = [];
	if ('chances' in told) lines.push(...rollLines(told as unknown as Roll));
	if (typeof told.card === 'string') {
		lines.push(
			{ key: 'terminal-price', values: { amount: (told.cost as Amounts).any } },
			{ key: `card-${told.card}`, values: {} }
		);
		if (told.roll) lines.push(...rollLines(told.roll as Roll));
		return lines;
	}
	if (typeof told.building === 'string') {
		return [{ key: `building-${told.building}`, values: {} }, ...missingLines(told.cost as Amounts, position)];
	}
	if (typeof told.total === 'number') lines.push({ key: 'terminal-total', values: { total: told.total } });
	for (const [good, amount] of Object.entries((told.gain ?? {}) as Amounts)) lines.push(gainLine(good, amount));
	if (typeof told.left === 'number' && told.left > 0)
		lines.push({ key: 'board-left-to-pay', values: { left: told.left } });
	if (typeof told.missing === 'number' && told.missing > 0) {
		lines.push({ key: 'board-still-missing', values: { missing: told.missing } });
	}
	if (typeof told.value === 'number' && choice.key === 'pay') {
		lines.push({ key: 'terminal-worth', values: { points: told.value } });
	}
	return lines;
}

/** The roll in one line ("3 dice, 10.5 on average, 1–2 stone"), then how likely each yield is, but for rare ones. */
function rollLines({ dice, average, good, chances }: Roll): Line[] {
	const [low, high] = likely(chances);
	const range = low === high ? String(low) : `${low}–${high}`;
	const worthSaying = chances.length > FEW ? chances.filter(([, chance]) => chance >= RARE) : chances;
	const percent = worthSaying.map(([gained, chance]) => `${gained}: ${Math.round(100 * chance)} %`);
	return [
		{ key: 'board-roll', values: { dice, average, range, good } },
		{ key: 'terminal-odds', values: { good, chances: percent.join(', ') } }
	];
}

/** The shortest run of yields that comes up in most rolls; of two equally short ones the likelier. */
export function likely(chances: [number, number][]): [number, number] {
	for (let length = 1; length < chances.length; length++) {
		let best = 0;
		let found: [number, number] | null = null;
		for (let from = 0; from + length <= chances.length; from++) {
			const run = chances.slice(from, from + length);
			const together = run.reduce((sum, [, chance]) => sum + chance, 0);
			if (together >= LIKELY && together > best) {
				best = together;
				found = [run[0][0], run[length - 1][0]];
			}
		}
		if (found) return found;
	}
	return [chances[0][0], chances[chances.length - 1][0]];
}

function gainLine(good: string, amount: number): Line {
	if (good === 'food' || (RESOURCES as readonly string[]).includes(good))
		return { key: 'board-gain', values: { good, amount } };
	return { key: `terminal-gain-${good}`, values: { amount } };
}

/** What the seat would still need for a fixed price. */
function missingLines(cost: Amounts, position: Position): Line[] {
	const player = position.seat === null ? null : viewOf(position).seats[position.seat];
	if (!player) return [];
	return RESOURCES.filter((good) => (cost[good] ?? 0) > player.goods[good]).map((good) => ({
		key: 'board-lacking',
		values: { good, amount: cost[good] - player.goods[good] }
	}));
}

/** What the lower part of a card would add to a player's final score as things stand. */
export function worth(card: CardData, player: PlayerView, components: Components, secondSet: boolean): number {
	if (card.profession) {
		const craft = crafts(player, components).find(({ profession }) => profession === card.profession);
		return card.figures * (craft?.amount ?? 0);
	}
	const signs = culture(player, components);
	const copies = signs.find(({ symbol }) => symbol === card.symbol)?.copies ?? 0;
	const size = signs.filter((sign) => sign.copies > copies).length; // of the set this copy would join
	return copies === 0 || (copies === 1 && secondSet) ? 2 * size + 1 : 0;
}

/** Giving something up for nothing: better asked twice. */
export function regret(choice: Choice, position: Position): boolean {
	switch (choice.key) {
		case 'starve':
		case 'decline':
		case 'return':
			return true;
		case 'done':
			return position.prompt.key === 'pay-food';
		case 'place':
			return Object.values((choice.preview.gain ?? {}) as Amounts).some((amount) => amount === 0);
		case 'tool':
			return yieldOf(bestTotal(position), position) === Number(position.prompt.values.amount);
		case 'tools-done':
			return noLaterRoll(position) && yieldOf(bestTotal(position), position) > Number(position.prompt.values.amount);
		default:
			return false;
	}
}

/** The total with every tool that may still be added; single-use tools are kept for a better day. */
function bestTotal(position: Position): number {
	const player = viewOf(position).seats[position.mover];
	const spaces = position.choices.filter(({ key }) => key === 'tool').map(({ values }) => Number(values.space));
	return spaces.reduce((sum, space) => sum + player.tools[space - 1], Number(position.prompt.values.total));
}

function yieldOf(total: number, position: Position): number {
	return Math.floor(total / Number(position.prompt.values.divisor));
}

/** Whether the tools would lie idle for the rest of the round. */
function noLaterRoll(position: Position): boolean {
	const placed = Object.keys(viewOf(position).seats[position.mover].placed);
	return !placed.some((place) => (GATHERING as readonly string[]).includes(place) || place.startsWith('card'));
}

/** Hunters enough to feed everybody, on average; elsewhere the middle of what is possible. */
export function preset(choices: Choice[], position: Position): string {
	const middle = choices[Math.floor((choices.length - 1) / 2)];
	if (choices[0].key !== 'place' || choices[0].values.place !== 'hunt' || position.seat === null) return middle.name;
	const player = viewOf(position).seats[position.seat];
	const hungry = player.workers - player.food - player.agriculture;
	const enough = Math.ceil(hungry / 1.75); // two pips a food, three and a half pips a die
	const hunters = enough - (player.placed.hunt ?? 0); // one edition lets more of them follow
	return choices[Math.max(0, Math.min(choices.length, hunters) - 1)].name;
}
