// A table is many things. They are put up piece by piece, each laid out before the next, so that the page never stands
// still for long; and the table is shown once all are there.

import { getContext, setContext } from 'svelte';

/** A part of the table that waits for its turn. */
export interface Piece {
	readonly up: boolean;
}

class Waiting implements Piece {
	up = $state(false);
}

const NAME = Symbol('rising');

export class Rising {
	/** Everything is there. */
	ready = $state(false);
	private readonly waiting: Waiting[] = [];

	/** Called while the component that shows the table is made. */
	constructor() {
		setContext(NAME, this);
		soon(this.put);
	}

	/** Those that a piece brings along come next. */
	add(at: number): Waiting {
		const piece = new Waiting();
		this.waiting.splice(at, 0, piece);
		return piece;
	}

	private readonly put = (): void => {
		const piece = this.waiting.shift();
		if (!piece) this.ready = true;
		else {
			piece.up = true;
			soon(this.lay);
		}
	};

	private readonly lay = (): void => {
		void document.body.offsetHeight;
		soon(this.put);
	};
}

/** So many pieces, to be asked for while a component is made; where no table rises they are up at once. */
export function pieces(number: number): Piece[] {
	const rising = getContext<Rising | undefined>(NAME);
	return Array.from({ length: number }, (_, at) => (!rising || rising.ready ? { up: true } : rising.add(at)));
}

/** In a task of its own, but without waiting. */
function soon(work: () => void): void {
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = () => {
		port1.close();
		work();
	};
	port2.postMessage(null);
}
