// What a table shows of the moves it was told, one after the other. What comes meanwhile waits at the gate; it is caught up
// with at any moment, and at once where nothing is to be shown.

import type { Entry, Told } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { Desk } from '../table/desk.svelte';
import type { Beat } from './beats';
import type { Audience, Gate, News } from './gate';
import { Reader, type Watching } from './moments';
import { Queue, type Clock } from './queue';
import { STRETCH } from './speed';
import { begins } from './weights';

const CLOCK: Clock = {
	now: () => performance.now(),
	after(milliseconds, what) {
		const timer = setTimeout(what, milliseconds);
		return () => clearTimeout(timer);
	}
};
const CALM = matchMedia('(prefers-reduced-motion: reduce)');

export class Stage implements Audience {
	beat = $state.raw<Beat | null>(null);
	/** So much is still to be shown. */
	left = $state(0);
	/** The last action that was shown to its end. */
	watched = $state(0);
	private held = 0;
	private cutting = false; // what is shown now is not shown to its end
	private seat: number | null;
	private turn: number;
	private reader = new Reader();
	private replaying = false;
	private readonly queue = new Queue(
		CLOCK,
		() => STRETCH[settings.speed] || 1, // only a replay that was asked for is shown where all else passes at once
		() => {
			const ended = this.beat !== null && this.queue.current === null;
			this.beat = this.queue.current;
			this.left = this.queue.pending.length + this.held;
			if (!ended) return;
			this.replaying = false;
			if (!this.cutting) this.watched = actionsOf(this.desk);
			this.gate.next();
		}
	);

	/** Whatever came later than the event `seen` is news. */
	constructor(
		private readonly desk: Desk,
		private readonly gate: Gate,
		private readonly hidden: () => boolean, // nobody may or can look now
		private seen: number
	) {
		this.seat = desk.seat;
		this.turn = actionsOf(desk);
	}

	ready({ entries }: News): boolean {
		if (!this.queue.current || this.instant()) return true;
		const [first] = entries.flatMap((entry) => this.reader.peek(entry, this.watching()));
		return first !== undefined && this.queue.takes(first, (told) => this.desk.words.event(told));
	}

	wait(held: readonly News[]): void {
		const others = ({ entries }: News): boolean => entries.some(({ seat }) => !this.desk.table.mine.includes(seat));
		this.held = held.filter(others).length;
		this.left = this.queue.pending.length + this.held;
	}

	overlook(): void {
		this.seen = this.desk.entries.at(-1)?.seq ?? this.seen;
		[this.seat, this.turn] = [this.desk.seat, actionsOf(this.desk)];
		this.reader = new Reader();
	}

	/** The table was told something. */
	follow(): void {
		const { desk } = this;
		const fresh = desk.entries.filter((entry) => entry.seq > this.seen);
		this.seen = desk.entries.at(-1)?.seq ?? this.seen;
		const turn = actionsOf(desk);
		const other = desk.seat !== this.seat || turn < this.turn; // another seat's view, or something was taken back
		[this.seat, this.turn] = [desk.seat, turn];
		const instant = this.instant();
		if (other || this.hidden() || (instant && !this.replaying)) this.cut();
		else if (!instant) this.show(fresh);
	}

	/** Once more what happened in this round, one's own moves included. */
	replay(): void {
		const { entries, module, seat } = this.desk;
		const first = (told: Told): boolean => begins(told, seat, module.staging);
		const from = entries.findLastIndex(({ events }) => events.some(first));
		const [start, ...rest] = entries.slice(Math.max(from, 0));
		this.clear();
		this.reader = new Reader();
		this.replaying = true;
		if (start)
			this.show([{ ...start, events: start.events.slice(Math.max(start.events.findLastIndex(first), 0)) }, ...rest]);
	}

	/** Show nothing more of all that has happened. */
	clear(): void {
		this.gate.catchUp();
		this.cut();
	}

	private cut(): void {
		this.cutting = true;
		this.queue.clear();
		this.cutting = false;
	}

	private instant(): boolean {
		return CALM.matches || STRETCH[settings.speed] === 0 || this.hidden();
	}

	private watching(): Watching {
		const { words, seat, table, module } = this.desk;
		const { staging, listed } = module;
		return { words, seat, mine: table.mine, players: table.seats.length, staging, listed };
	}

	private show(entries: Entry[]): void {
		const watching = this.watching();
		for (const entry of entries)
			for (const moment of this.reader.read(entry, watching))
				this.queue.add(moment, (told) => watching.words.event(told), this.replaying);
	}
}

function actionsOf({ latest }: Desk): number {
	return latest.turn - latest.draft.length;
}
