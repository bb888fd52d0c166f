// The roll that somebody has just made, as the log tells it.

import type { Entry, Told } from '../lib/protocol';
import { weigh, type Staging } from '../stage/weights';
import type { Desk } from './desk.svelte';
import { facesOf, isSummed, sentences, type Sentence } from './logSentences';

export interface LatestRoll {
	number: number; // of the action it came with
	seat: number;
	told: Told;
	faces: number[];
	summed: boolean; // not where each of the dice is for itself
	after: Sentence[]; // what came of it
	turned: boolean; // something else has begun since
}

/** The last roll of this screen's seats that nobody here has followed by an action of their own. */
export function latestRoll(desk: Desk): LatestRoll | null {
	const { entries, words, module, table } = desk;
	const dice = (told: Told): number[] => {
		const faces = facesOf(told);
		return faces.length > 0 ? faces : (module.staging?.faces?.(told) ?? []);
	};
	for (let at = entries.length - 1; at >= 0; at--) {
		const entry = entries[at];
		if (entry.undone || entry.number === 0) continue;
		const lines = sentences(entry, words);
		const owner = ({ seat }: Told): number => (typeof seat === 'number' ? seat : actorBy(entries, at));
		const mine = (told: Told): boolean => table.mine.includes(owner(told));
		const first = lines.findIndex(({ told }) => mine(told) && dice(told).length > 0);
		if (first >= 0) {
			const { told } = lines[first];
			const rolls = lines.filter((line) => line.told.key === told.key && mine(line.told));
			const later = entries.slice(at + 1).flatMap((one) => (one.undone ? [] : sentences(one, words)));
			const following = [...lines.slice(first + 1), ...later];
			const end = following.findIndex((line) => turnsThePage(line, dice(line.told).length > 0, module.staging));
			const after = following
				.slice(0, end < 0 ? undefined : end)
				.filter((line) => line.seat === owner(told) && line.told.key !== told.key);
			const single = module.listed?.[told.key] !== undefined;
			const before = single ? rolledBefore(desk, at, told.key) : [];
			const faces = [...before, ...rolls.map(({ told }) => told)].flatMap(dice);
			const others = entries.slice(at + 1).some(({ seat, undone }) => seat >= 0 && !undone && seat !== owner(told));
			return {
				number: entry.number,
				seat: owner(told),
				told,
				faces,
				summed: isSummed(told),
				after,
				turned: end >= 0 || others
			};
		}
		if (table.mine.includes(entry.seat)) return null;
	}
	return null;
}

/** The dice that fell one by one just before it, by the same roll. */
function rolledBefore({ entries, words }: Desk, at: number, key: string): Told[] {
	const found: Told[] = [];
	for (let before = at - 1; before >= 0 && entries[before].seat < 0; before--) {
		const { told } = sentences(entries[before], words).findLast((line) => line.told.key === key) ?? {};
		if (!told || entries[before].undone) break;
		found.unshift(told);
	}
	return found;
}

/** Whether something else begins with it, of which the roll is no part: a scene such as feeding, a round. */
function turnsThePage({ told, seat }: Sentence, thrown: boolean, staging?: Staging): boolean {
	const weight = weigh(told, seat >= 0, thrown, staging);
	return weight === 'banner' || weight.startsWith('scene:');
}

/** Who acted last before or with this entry: dice that fall for nobody by name fall for them. */
function actorBy(entries: readonly Entry[], at: number): number {
	return entries[entries.slice(0, at + 1).findLastIndex(({ seat, undone }) => seat >= 0 && !undone)]?.seat ?? -1;
}
