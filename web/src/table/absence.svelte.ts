// What happened while nobody looked: counted, and shown again move by move on request.

import { api } from '../lib/api';
import type { Desk } from './desk.svelte';

const PACE = 1100;
const STORE = 'epoka:seen:';

export class Absence {
	/** The actions the visitor has not seen, from this one to that one; 0 when there are none. */
	from = $state(0);
	to = $state(0);
	at = $state(0);
	playing = $state(false);
	speed = $state(1);
	/** The game was played to its end meanwhile. */
	readonly missedEnd: boolean;
	private timer = 0;

	constructor(private readonly desk: Desk) {
		const seen = this.remembered();
		const now = this.now();
		const missed = seen !== null && now > seen;
		this.missedEnd = missed && desk.latest.over;
		if (missed && !desk.latest.over) [this.from, this.to] = [seen, now];
		this.look();
	}

	get missed(): number {
		return this.from > 0 || this.to > 0 ? this.to - this.from : 0;
	}

	/** The page is being looked at: what is on it counts as seen. */
	look(): void {
		if (document.hidden) return;
		try {
			localStorage.setItem(STORE + this.desk.table.id, String(this.now()));
		} catch {
			// without storage there is nothing to remember
		}
	}

	/** Somebody is back after looking elsewhere. */
	returned(): void {
		const seen = this.remembered();
		const now = this.now();
		if (seen !== null && now > seen + 1 && !this.playing) [this.from, this.to] = [seen, now];
		this.look();
	}

	play(): void {
		this.playing = true;
		this.at = this.from;
		void this.step();
	}

	stop(): void {
		clearTimeout(this.timer);
		this.playing = false;
		this.from = this.to = 0;
		this.desk.past = null;
	}

	private async step(): Promise<void> {
		if (!this.playing) return;
		if (this.at >= this.to) {
			this.stop();
			return;
		}
		this.at += 1;
		try {
			const past = await api.at(this.desk.table.id, this.at, this.desk.seat);
			if (!this.playing) return; // somebody has skipped to the present meanwhile
			this.desk.past = past;
		} catch {
			this.stop(); // the server is away, or the game went back behind this move: the present is what counts
			return;
		}
		this.timer = window.setTimeout(() => void this.step(), PACE / this.speed);
	}

	private now(): number {
		return this.desk.latest.turn - this.desk.latest.draft.length;
	}

	private remembered(): number | null {
		try {
			const kept = localStorage.getItem(STORE + this.desk.table.id);
			return kept === null ? null : Number(kept);
		} catch {
			return null;
		}
	}
}
