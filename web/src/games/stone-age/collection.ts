// What a player has gathered, grouped as it will be counted.

import type { Components, PlayerView } from './data';

export interface Craft {
	profession: string;
	times: string; // the drawing of what its figures multiply
	figures: number;
	amount: number; // of that
}

export interface Culture {
	symbol: string;
	copies: number;
}

/** The cards of a player as far as they are known here, the face-down one included. */
export function knownCards(player: PlayerView): string[] {
	return player.extra ? [...player.cards, player.extra] : player.cards;
}

export function crafts(player: PlayerView, components: Components): Craft[] {
	const tools = player.tools.reduce((sum, value) => sum + value, 0);
	const amounts: Record<string, [string, number]> = {
		farmer: ['agriculture', player.agriculture],
		toolmaker: ['tool', tools],
		builder: ['building', player.buildings.length],
		shaman: ['worker', player.workers]
	};
	return components.professions.map((profession) => {
		const cards = knownCards(player).map((id) => components.cards[id]);
		const figures = cards.filter((card) => card.profession === profession).reduce((sum, card) => sum + card.figures, 0);
		const [times, amount] = amounts[profession];
		return { profession, times, figures, amount };
	});
}

export function culture(player: PlayerView, components: Components): Culture[] {
	const cards = knownCards(player).map((id) => components.cards[id]);
	return components.symbols.map((symbol) => ({
		symbol,
		copies: cards.filter((card) => card.symbol === symbol).length
	}));
}
