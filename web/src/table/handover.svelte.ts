// Several people at one screen: which of them the page should show, and whether a curtain has to fall before.

import type { Position, TableInfo } from '../lib/protocol';

const STORE = 'epoka:secrets:';

export class Handover {
	/** The seat that should take over, once its person says so; null while nobody has to. */
	next = $state<number | null>(null);
	private secrets: Record<string, boolean>;

	constructor(private readonly id: string) {
		this.secrets = this.remembered();
	}

	/** Whether a seat's view may be shown without asking: it is known to hold nothing that others may not see. */
	open(seat: number): boolean {
		return this.secrets[seat] === false;
	}

	/** A position arrived: who should sit here now? Answers the seat that may take over at once, or null. */
	consider(table: TableInfo, position: Position): number | null {
		if (position.seat !== null) this.note(position.seat, position.hidden);
		if (!table.hotseat || table.status !== 'playing') return this.stay();
		if (position.seat !== null && position.asked.includes(position.seat)) return this.stay();
		const wanted = position.asked.find((seat) => table.mine.includes(seat));
		if (wanted === undefined || wanted === position.seat) return this.stay();
		if (this.open(wanted) && !position.hidden) {
			this.next = null;
			return wanted;
		}
		this.next = wanted;
		return null;
	}

	private stay(): null {
		this.next = null;
		return null;
	}

	private note(seat: number, hidden: boolean): void {
		if (this.secrets[seat] === hidden) return;
		this.secrets[seat] = hidden;
		try {
			sessionStorage.setItem(STORE + this.id, JSON.stringify(this.secrets));
		} catch {
			// remembered until the page is left
		}
	}

	private remembered(): Record<string, boolean> {
		try {
			return JSON.parse(sessionStorage.getItem(STORE + this.id) ?? '{}') as Record<string, boolean>;
		} catch {
			return {};
		}
	}
}
