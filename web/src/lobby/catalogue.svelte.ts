// The games of the server, with their words in the chosen language.

import { api, Refused } from '../lib/api';
import type { ApiError, GameInfo } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { loadWords } from '../lib/texts';
import type { Words } from '../lib/words';

export interface Offer {
	info: GameInfo;
	words: Words;
}

class Catalogue {
	offers = $state.raw<Offer[]>([]);
	error = $state.raw<ApiError | null>(null);
	private infos: GameInfo[] = [];

	/** Fetch the games and their words; called again whenever the language changes. */
	async load(): Promise<void> {
		const language = settings.language;
		try {
			if (this.infos.length === 0) this.infos = await api.games();
			const offers = await Promise.all(
				this.infos.map(async (info) => ({ info, words: await loadWords(language, info.name) }))
			);
			if (language === settings.language) this.offers = offers;
			this.error = null;
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			this.error = error.error;
		}
	}

	find(game: string): Offer | undefined {
		return this.offers.find(({ info }) => info.name === game);
	}
}

export const catalogue = new Catalogue();
