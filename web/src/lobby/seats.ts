// The seats of a table that is being set up.

import type { NewSeat } from '../lib/protocol';

/** What a shield may stand for; a bot is named "bot:sage". */
export type SeatWish = 'me' | 'here' | 'link' | `bot:${string}`;

export interface Shield {
	wish: SeatWish;
	name: string;
	password: string;
}

/** Me, against bots. */
export function firstShields(bot: string, players: number): Shield[] {
	return [...Array(players).keys()].map((seat) => shield(seat === 0 ? 'me' : `bot:${bot}`));
}

export function shield(wish: SeatWish): Shield {
	return { wish, name: '', password: '' };
}

/** One seat alone is mine: another one that was becomes a person at this screen. */
export function onlyMe(shields: Shield[], mine: number): void {
	shields.forEach((one, seat) => {
		if (seat !== mine && one.wish === 'me') one.wish = 'here';
	});
}

export function newSeat({ wish, name, password }: Shield, me: string): NewSeat {
	if (wish.startsWith('bot:')) return { kind: 'bot', bot: wish.slice(4) };
	const kind = wish as 'me' | 'here' | 'link';
	const called = kind === 'me' ? name || me : name;
	return { kind, ...(called ? { name: called } : {}), ...(kind === 'link' && password ? { password } : {}) };
}
