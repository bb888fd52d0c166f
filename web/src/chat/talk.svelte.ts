// What this browser hears at a table: the words, which of them are new, whom it does not want to hear.

import { api, Refused } from '../lib/api';
import type { ApiError, Say, Word } from '../lib/protocol';
import type { Spoken } from '../table/desk.svelte';

const STORE = 'epoka:chat:';

interface Kept {
	heard: string; // the moment of the last word that was looked at
	mute: boolean; // nothing is announced or counted
	muted: string[]; // whose words are not shown
}

function read(table: string): Kept {
	const nothing = { heard: '', mute: false, muted: [] };
	try {
		return { ...nothing, ...(JSON.parse(localStorage.getItem(STORE + table) ?? '{}') as Partial<Kept>) };
	} catch {
		return nothing;
	}
}

/** Who said it, for muting. */
export function speaker({ seat, author }: Word): string {
	return seat === null ? author : String(seat);
}

export class Talk {
	words = $state.raw<Word[]>([]);
	problem = $state.raw<ApiError | null>(null);
	mute = $state(false);
	muted = $state.raw<string[]>([]);
	private heard = $state('');

	constructor(private readonly table: string) {
		const { heard, mute, muted } = read(table);
		this.heard = heard;
		this.mute = mute;
		this.muted = muted;
	}

	readonly shown = $derived(this.words.filter((word) => word.mine || !this.muted.includes(speaker(word))));
	readonly fresh = $derived(this.shown.filter(({ mine, room, at }) => !mine && room !== 'note' && at > this.heard));
	readonly unread = $derived(this.mute ? 0 : this.fresh.length);

	/** All that may be heard from this seat. */
	async load(seat: number | null): Promise<void> {
		const words = await this.attempt(() => api.chat(this.table, seat));
		if (words) this.words = words;
	}

	/** Answers what is new, where somebody else has said it and is heard. */
	hear(message: Spoken): Word | null {
		if (message.type === 'unsaid') {
			this.words = this.words.filter(({ id }) => !message.ids.includes(id));
			return null;
		}
		const { word } = message;
		this.take(word);
		return word.mine || this.mute || this.muted.includes(speaker(word)) ? null : word;
	}

	/** Answers whether it was said. */
	async say(said: Say): Promise<boolean> {
		const word = await this.attempt(() => api.say(this.table, said));
		if (word) this.take(word);
		return word !== undefined;
	}

	private take(word: Word): void {
		if (!this.words.some(({ id }) => id === word.id)) this.words = [...this.words, word];
	}

	async attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
		this.problem = null;
		try {
			return await what();
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			this.problem = error.error;
			return undefined;
		}
	}

	look(): void {
		const last = this.words.at(-1)?.at ?? '';
		if (last <= this.heard) return;
		this.heard = last;
		this.keep();
	}

	hush(mute: boolean): void {
		this.mute = mute;
		this.keep();
	}

	ignore(who: string, ignored: boolean): void {
		this.muted = [...this.muted.filter((one) => one !== who), ...(ignored ? [who] : [])];
		this.keep();
	}

	private keep(): void {
		const { heard, mute, muted } = this;
		try {
			localStorage.setItem(STORE + this.table, JSON.stringify({ heard, mute, muted }));
		} catch {
			// then it is known until the page is left
		}
	}
}
