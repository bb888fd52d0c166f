// What one starts with is chosen side by side: a card of each deck and a starting marker card. The rules ask for them one
// after the other; here they are put together first, and then played in that order.

import type { Position, TableDesk } from '../../table/contract';
import { componentsOf, kindOf } from './components';
import { DECKS, viewOf } from './view';

export const DRAFTS = ['keep-start', 'pick-chip-card'];

/** What is chosen between: the cards of a deck, or the marker cards. */
export interface Lot {
	kind: string;
	cards: string[];
}

class Draft {
	/** The chosen card of each lot. */
	chosen = $state<Record<string, string>>({});
	/** Put aside, to look at the board meanwhile. */
	aside = $state(false);

	choose(kind: string, id: string): void {
		if (this.chosen[kind] === id) delete this.chosen[kind];
		else this.chosen[kind] = id;
	}
}

export const draft = new Draft();

/** Whether this seat is asked what it starts with, also while its answer is on the way. */
export function drafting({ position }: TableDesk): boolean {
	return position.choices.length > 0 && DRAFTS.includes(position.prompt.key);
}

export function lotsOf(desk: TableDesk): Lot[] {
	const { seat } = desk.position;
	if (seat === null) return [];
	const { drawn, marker_cards: markers } = viewOf(desk.position).seats[seat];
	const { cards } = componentsOf(desk.components);
	const lots = DECKS.map((deck) => ({ kind: deck as string, cards: drawn.filter((id) => cards[id].deck === deck) }));
	return [...lots, { kind: 'markers', cards: markers }].filter(({ cards }) => cards.length > 0);
}

/** The chosen ones, one after the other as they are asked for. */
export function keptInOrder({ prompt, choices }: Position): string {
	if (prompt.key !== 'keep-start') return '';
	const wanted = Object.values(draft.chosen).map((id) => `keep ${id}`);
	return choices.find(({ name }) => wanted.includes(name))?.name ?? '';
}

/** What a marker card puts into the store: these costs would be paid. */
export function givenBy(desk: TableDesk, id: string | undefined): string[] {
	if (!id || kindOf(id) !== 'marker') return [];
	return componentsOf(desk.components).markers[id].lines.map(({ icon }) => icon);
}
