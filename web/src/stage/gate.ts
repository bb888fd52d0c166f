// Between the line and the table: while something is being shown, what came later waits here, so that board, log and bar
// never run ahead of the story. The order stays the server's, and catching up takes one step.

import type { FromServer } from '../lib/protocol';

export type News = Extract<FromServer, { type: 'news' }>;

/** Whom the news are shown to. */
export interface Audience {
	/** Whether this can be shown now: nothing else is, or it belongs to what is. */
	ready(news: News): boolean;
	/** Something was passed on. */
	follow(): void;
	/** What was passed on need not be shown any more. */
	overlook(): void;
	/** This is what waits. */
	wait(held: readonly News[]): void;
}

/** So many may wait; of more, the oldest are passed on unseen. */
export const MOST_HELD = 100;

export class Gate {
	private held: News[] = [];
	private audience: Audience | null = null;

	constructor(private readonly pass: (message: FromServer) => void) {}

	/** Somebody watches from now on; null: nobody does. */
	seat(audience: Audience | null): void {
		this.catchUp();
		this.audience = audience;
	}

	receive(message: FromServer): void {
		if (message.type === 'news' && !message.redone && this.audience) this.hold(message);
		else {
			if ('position' in message) this.catchUp(); // it is later than all that waits
			this.pass(message);
			this.audience?.follow();
		}
	}

	/** Pass on whatever can be shown now. */
	next(): void {
		while (this.held.length > 0 && this.audience?.ready(this.held[0])) {
			const [first, ...rest] = this.held;
			this.held = rest;
			this.pass(first);
			this.audience.follow();
		}
		this.audience?.wait(this.held);
	}

	/** Pass on everything at once. */
	catchUp(): void {
		this.passUnseen(this.held.length);
		this.audience?.wait(this.held);
	}

	private hold(news: News): void {
		this.held = [...this.held, news];
		if (this.held.length > MOST_HELD) this.passUnseen(this.held.length - MOST_HELD / 2);
		this.next();
	}

	private passUnseen(count: number): void {
		const some = this.held.slice(0, count);
		this.held = this.held.slice(count);
		const last = some.at(-1);
		if (!last) return;
		this.pass({ ...last, entries: some.flatMap(({ entries }) => entries) });
		this.audience?.overlook();
	}
}
