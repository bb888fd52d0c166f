// Which sound goes with what has just happened. Many events of one move make one sound, the weightiest of them.

import type { Entry } from '../lib/protocol';
import type { Sound } from '../lib/sounds';

/** By the key of the event; null silences a usual one. Whose turn it is and the end of the game are no event's matter. */
export type EventSounds = Record<string, Exclude<Sound, 'turn' | 'end'> | null>;

/** What events are called in most games. */
export const USUAL: EventSounds = {
	placed: 'place',
	built: 'place',
	rolled: 'roll',
	gained: 'gain',
	round: 'banner'
};

const WEIGHT: Sound[] = ['place', 'gain', 'roll', 'banner'];

/** The sound of these entries, null for none. What was taken back makes none. */
export function soundOf(entries: readonly Entry[], own: EventSounds = {}): Sound | null {
	const sounds = { ...USUAL, ...own };
	const heard = entries.flatMap(({ undone, events }) => (undone ? [] : events.map(({ key }) => sounds[key])));
	return WEIGHT.findLast((sound) => heard.some((one) => one === sound)) ?? null;
}
