// Previews in words, and how many workers are proposed. All numbers come from the kernel's previews and the view.

import type { Choice, Position } from '../../lib/protocol';
import type { Line, PreviewLine, TableDesk } from '../../table/contract';
import { crafts, culture } from './collection';
import { RESOURCES, viewOf, type CardData, type Components, type PlayerView } from './data';

interface Roll {
	dice: number;
	divisor: number;
	good: string;
	chances: [number, number][];
}

type Amounts = Record<string, number>;

const LIKELY = 0.7;
const SAID = 0.01; // what comes up less often is not said

/** What the choice that is picked, or the only one that is looked at, would add to the own stock or take from it. */
export function changes(desk: TableDesk): Amounts {
	const name = desk.picked || (desk.looked.length === 1 ? desk.looked[0] : '');
	const choice = desk.choices.get(name);
	if (!choice) return {};
	const { gain = {}, cost = {} } = choice.preview as { gain?: Amounts; cost?: Amounts };
	const found: Amounts = { ...gain };
	for (const good of RESOURCES) if (cost[good]) found[good] = (found[good] ?? 0) - cost[good];
	if (choice.key === 'pay' || choice.key === 'feed') found[String(choice.values.good)] = -1;
	return found;
}

/** What a choice would cost and bring, in the order to be read. */
export function preview(choice: Choice, position: Position): PreviewLine[] {
	const told = choice.preview;
	const lines: PreviewLine[] = [];
	if ('chances' in told) lines.push(...rollLines(told as unknown as Roll));
	const { place, workers } = choice.values;
	if (choice.key === 'place' && place === 'hunt' && workers === enough(position))
		lines.push({ key: 'board-feeds', values: {} });
	if (typeof told.card === 'string') {
		lines.push(
			{ key: 'terminal-price', values: { amount: (told.cost as Amounts).any } },
			{ key: `card-${told.card}`, values: {} }
		);
		if (told.roll) lines.push(...rollLines(told.roll as Roll));
		lines.push(...shortLines((told.cost as Amounts).any, position));
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

/** The roll in one line ("3 dice: mostly 1–2 stone"), then how likely each yield is. */
function rollLines({ dice, good, chances }: Roll): PreviewLine[] {
	const [low, high] = likely(chances);
	const range = low === high ? String(low) : `${low}–${high}`;
	const odds = chances.filter(([, chance]) => chance >= SAID).map(([outcome, chance]) => ({ outcome, chance }));
	const percent = odds.map(({ outcome, chance }) => `${outcome}: ${Math.round(100 * chance)} %`);
	return [
		{ key: 'board-roll', values: { dice, range, good } },
		{ key: 'terminal-odds', values: { good, chances: percent.join(', ') }, odds }
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

/** How many resources a player lacks for what is on offer at a place: a card's price is the number of its slot. */
export function lacking(place: string, id: string, player: PlayerView, components: Components): number {
	const held = player.two_resources ? 2 : 0;
	const have = RESOURCES.reduce((sum, good) => sum + player.goods[good], 0);
	if (place.startsWith('card')) return Math.max(0, Number(place.split(' ')[1]) - have - held);
	const { kind, cost, count } = components.buildings[id];
	if (kind !== 'fixed') return Math.max(0, (kind === 'free' ? 1 : count) - have - held);
	const missing = RESOURCES.reduce((sum, good) => sum + Math.max(0, (cost[good] ?? 0) - player.goods[good]), 0);
	return Math.max(0, missing - held);
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

/** What the seat would still need for a price in any resources. */
function shortLines(price: number, position: Position): Line[] {
	const player = position.seat === null ? null : viewOf(position).seats[position.seat];
	if (!player) return [];
	const have = RESOURCES.reduce((sum, good) => sum + player.goods[good], player.two_resources ? 2 : 0);
	return have < price ? [{ key: 'board-short', values: { missing: price - have } }] : [];
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

/** Hunters who feed everybody on average: two pips a food, three and a half pips a die. */
function enough(position: Position): number {
	const player = position.seat === null ? null : viewOf(position).seats[position.seat];
	if (!player) return 0;
	const hungry = player.workers - player.food - player.agriculture;
	return Math.ceil(hungry / 1.75) - (player.placed.hunt ?? 0); // one edition lets more of them follow
}

/** Which number of workers is proposed: hunters enough to feed everybody; elsewhere one. */
export function preset(choices: Choice[], position: Position): string {
	const hunting = choices[0].key === 'place' && choices[0].values.place === 'hunt';
	const hunters = hunting ? enough(position) : 1;
	return choices[Math.max(0, Math.min(choices.length, hunters) - 1)].name;
}
