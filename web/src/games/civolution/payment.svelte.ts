// What would pay for a module: the cheapest payment the kernel knows, or the cheapest one with the dice that were put
// forward by hand.

import type { Position } from '../../table/contract';
import { insightOf, type Payment } from './view';

const FOCUS = 12;

class Hand {
	/** The sources put forward, at most two: 0 to 5 dice by value, 6 to 11 planning markers, 12 the focus marker. */
	chosen = $state<number[]>([]);
	private turn = -1;

	/** A new question forgets what was put forward for the one before. */
	at(position: Position): void {
		if (position.turn === this.turn) return;
		this.turn = position.turn;
		if (this.chosen.length > 0) this.chosen = [];
	}

	toggle(source: number): void {
		if (this.chosen.includes(source)) this.chosen = this.chosen.filter((other) => other !== source);
		else this.chosen = [...this.chosen, source].slice(-2);
	}
}

export const hand = new Hand();

/** How a module is paid for now; undefined where it cannot be. */
export function proposal(position: Position, module: string): Payment | undefined {
	const pays = insightOf(position).outlook?.modules[module]?.pays ?? [];
	const wanted = pays.find(([one, other]) => hand.chosen.every((source) => source === one || source === other));
	return wanted ?? pays[0];
}

/** Whether activating a module would come to nothing now. */
export function bringsNothing(position: Position, module: string): boolean {
	return insightOf(position).outlook?.modules[module]?.nothing ?? false;
}

/** The action that uses a source. */
export function useOf(source: number): string {
	if (source === FOCUS) return 'use focus';
	return source < 6 ? `use die ${source + 1}` : `use plan ${source - 5}`;
}
