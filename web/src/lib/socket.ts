// The live line to a table. It comes back by itself after a break, asks only for what it missed, and repeats what was not
// answered: every submission has an id, so a repeat does nothing twice.

import type { FromServer, ToServer } from './protocol';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const HEARTBEAT = 25_000;
const PATIENCE = 10_000;

export type Line = 'open' | 'lost' | 'refused';

interface Handlers {
	message(message: FromServer): void;
	line(line: Line): void;
	/** The last event known, to resume from; 0 where nothing is known. */
	known(): number;
}

export class Socket {
	private socket: WebSocket | null = null;
	private unanswered = new Map<string, ToServer>();
	private pause = FIRST_PAUSE;
	private timer = 0;
	private beat = 0;
	private ended = false;
	private heard = 0;

	constructor(
		private readonly table: string,
		private seat: number | null,
		private readonly handlers: Handlers
	) {
		this.connect();
		addEventListener('online', this.hurry);
		document.addEventListener('visibilitychange', this.hurry);
	}

	send(message: ToServer): void {
		if (message.type === 'sit') this.seat = message.seat;
		if ('id' in message) this.unanswered.set(message.id, message);
		this.transmit(message);
	}

	close(): void {
		this.ended = true;
		clearTimeout(this.timer);
		clearInterval(this.beat);
		removeEventListener('online', this.hurry);
		document.removeEventListener('visibilitychange', this.hurry);
		this.socket?.close();
	}

	private transmit(message: ToServer): void {
		if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
	}

	private connect(): void {
		const address = new URL(`/api/tables/${this.table}/live`, location.href);
		address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
		if (this.seat !== null) address.searchParams.set('seat', String(this.seat));
		const known = this.handlers.known();
		if (known > 0) address.searchParams.set('from', String(known));
		const socket = new WebSocket(address);
		this.socket = socket;
		socket.onopen = () => {
			this.heard = Date.now();
			this.beat = window.setInterval(() => this.check(), HEARTBEAT);
		};
		socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as FromServer);
		socket.onclose = (event) => this.lost(event.code);
	}

	private receive(message: FromServer): void {
		this.heard = Date.now();
		if (message.type === 'hello') {
			this.pause = FIRST_PAUSE;
			this.handlers.line('open');
		}
		if ('id' in message && message.id !== null) this.unanswered.delete(message.id);
		this.handlers.message(message);
		if (message.type === 'hello') for (const waiting of this.unanswered.values()) this.transmit(waiting);
	}

	/** A line that is silent for too long is dead, whatever the browser believes. */
	private check(): void {
		this.transmit({ type: 'ping' });
		const asked = Date.now();
		window.setTimeout(() => {
			if (this.heard < asked) this.socket?.close();
		}, PATIENCE);
	}

	private lost(code: number): void {
		clearInterval(this.beat);
		if (this.ended) return;
		const refused = code >= 4400 && code < 4500;
		this.handlers.line(refused ? 'refused' : 'lost');
		if (refused) return;
		this.timer = window.setTimeout(() => this.connect(), this.pause);
		this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
	}

	/** The network is back, or somebody looks at the page again: do not wait for the timer. */
	private hurry = (): void => {
		if (this.ended || document.hidden || this.socket?.readyState === WebSocket.OPEN) return;
		if (this.socket?.readyState === WebSocket.CONNECTING) return;
		clearTimeout(this.timer);
		this.pause = FIRST_PAUSE;
		this.connect();
	};
}
