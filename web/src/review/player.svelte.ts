// Where a review stands in its game: the cursor, the position it shows, and the clock that moves it.

import { api, Refused } from '../lib/api';
import type { ApiError, ReviewStep } from '../lib/protocol';
import type { Desk } from '../table/desk.svelte';

const PACE = 900;

export class Player {
	at = $state(0);
	playing = $state(false);
	speed = $state(1);
	error = $state.raw<ApiError | null>(null);
	private timer = 0;
	private fetching = false;

	constructor(
		private readonly desk: Desk,
		readonly steps: ReviewStep[],
		private readonly onmove: (turn: number) => void
	) {}

	get step(): ReviewStep {
		return this.steps[this.at];
	}

	/** Go to the step with this number of the list. */
	go(at: number): void {
		this.at = Math.max(0, Math.min(this.steps.length - 1, at));
		this.onmove(this.step.turn);
		void this.show();
	}

	goToTurn(turn: number): void {
		const found = this.steps.findIndex((step) => step.turn >= turn);
		this.go(found < 0 ? this.steps.length - 1 : found);
	}

	/** To the next or the previous round; where a game has none, ten actions. */
	goRound(by: 1 | -1): void {
		const { round } = this.step;
		const last = this.steps.length - 1;
		let to = this.at;
		if (round === 0 && this.steps[last].round === 0) to += by * 10;
		else if (by > 0) while (to < last && this.steps[to].round === round) to += 1;
		else {
			while (to > 0 && this.steps[to - 1].round === round) to -= 1;
			if (to === this.at) while (to > 0 && this.steps[to - 1].round === this.steps[this.at - 1]?.round) to -= 1;
		}
		this.go(to);
	}

	toggle(): void {
		this.playing = !this.playing;
		if (!this.playing) clearTimeout(this.timer);
		else {
			if (this.at === this.steps.length - 1) this.at = 0;
			this.next();
		}
	}

	stop(): void {
		clearTimeout(this.timer);
		this.playing = false;
	}

	private next(): void {
		if (!this.playing) return;
		if (this.at >= this.steps.length - 1) {
			this.playing = false;
			return;
		}
		this.go(this.at + 1);
		this.timer = window.setTimeout(() => this.next(), PACE / this.speed);
	}

	/** One request at a time; whoever scrubs quickly sees the latest place, not every one on the way. */
	private async show(): Promise<void> {
		if (this.fetching) return;
		this.fetching = true;
		try {
			let shown = -1;
			while (shown !== this.step.turn) {
				shown = this.step.turn;
				this.desk.past = await api.at(this.desk.table.id, shown, this.desk.seat);
			}
			this.error = null;
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			this.error = error.error;
			this.stop();
		} finally {
			this.fetching = false;
		}
	}
}
