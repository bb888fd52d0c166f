// The beats that wait, in the server's order. Presentation only: it may be emptied at any time, and nothing is lost.

import type { Told } from '../lib/protocol';
import { beatOf, joined, type Beat } from './beats';
import type { Moment } from './moments';

/** So many may wait; of more, only the last round is shown. */
export const MOST = 40;

export interface Clock {
	now(): number;
	/** Does it once, so many milliseconds later. Answers how to call it off. */
	after(milliseconds: number, what: () => void): () => void;
}

export class Queue {
	current: Beat | null = null;
	pending: Beat[] = [];
	private open = false; // the newest beat may still grow
	private ends = 0;
	private cancel = (): void => {};

	constructor(
		private readonly clock: Clock,
		private readonly stretch: () => number,
		private readonly changed: () => void
	) {}

	/** Those who `replay` see what they did themselves as well. */
	add(moment: Moment, tell: (told: Told) => string, replay = false): void {
		if (moment.weight === 'none') return;
		const newest = this.pending.at(-1) ?? this.current;
		const grown = newest && this.open ? joined(newest, moment, tell) : null;
		if (grown) this.replace(grown);
		else {
			const beat = beatOf(moment, !replay);
			this.open = beat !== null;
			if (beat) this.pending.push(beat);
			this.bound();
			if (!this.current) this.advance();
		}
		this.changed();
	}

	/** Whether this would belong to what is shown now. */
	takes(moment: Moment, tell: (told: Told) => string): boolean {
		return (
			this.current !== null && this.open && this.pending.length === 0 && joined(this.current, moment, tell) !== null
		);
	}

	/** Nothing is shown any longer, and nothing waits. */
	clear(): void {
		this.cancel();
		this.open = false;
		if (!this.current && this.pending.length === 0) return;
		this.current = null;
		this.pending = [];
		this.changed();
	}

	private replace(grown: Beat): void {
		if (this.pending.length > 0) this.pending[this.pending.length - 1] = grown;
		else {
			const more = grown.lasts - (this.current?.lasts ?? grown.lasts);
			this.current = grown;
			this.ends += more * this.stretch();
			this.wait();
		}
	}

	private bound(): void {
		if (this.pending.length <= MOST) return;
		const round = this.pending.findLastIndex((beat) => beat.begins);
		this.pending = this.pending.slice(Math.max(round, this.pending.length - MOST));
	}

	private advance(): void {
		this.current = this.pending.shift() ?? null;
		if (!this.current) return;
		this.ends = this.clock.now() + this.current.lasts * this.stretch();
		this.wait();
	}

	private wait(): void {
		this.cancel();
		this.cancel = this.clock.after(this.ends - this.clock.now(), () => {
			this.advance();
			this.changed();
		});
	}
}
