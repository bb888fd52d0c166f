// Who lives in which tent. The rules know no single tribe, only how many of each kind live where; for the eye each one keeps
// its tent while it stays, and its name when it goes from one territory to another.

import type { Group, Territory } from '../view';

/** Who lives in a tent: the seat, and whether the tribe is strong. Null: nobody. */
export type Tent = [number, boolean] | null;

/** The tents of a territory once these tribes live there, given how they were. */
export function settle(before: Tent[], groups: Group[], camps: number): Tent[] {
	const left = new Map<string, number>();
	for (const [seat, strong, number] of groups) left.set(`${seat} ${strong === 1}`, number);
	const take = (seat: number, strong: boolean): boolean => {
		const number = left.get(`${seat} ${strong}`) ?? 0;
		if (number > 0) left.set(`${seat} ${strong}`, number - 1);
		return number > 0;
	};
	const tents: Tent[] = Array.from({ length: camps }, (_, at) => {
		const tent = before[at] ?? null;
		return tent && take(...tent) ? tent : null;
	});
	before.slice(0, camps).forEach((tent, at) => {
		if (tent && !tents[at] && take(tent[0], !tent[1])) tents[at] = [tent[0], !tent[1]]; // it was weakened or strengthened
	});
	for (const [seat, strong] of groups)
		while (take(seat, strong === 1)) tents[freeFor(seat, tents)] = [seat, strong === 1];
	return tents;
}

/** Each seat begins at a tent of its own, so that a table opened anew looks much as before. */
function freeFor(seat: number, tents: Tent[]): number {
	const order = tents.map((_, at) => (seat + at) % tents.length);
	return order.find((at) => !tents[at]) ?? tents.length;
}

/** The tents of a territory with the names of those who live there, "" where nobody does. */
export interface Settled {
	tents: Tent[];
	names: string[];
	fire: string;
}

interface Kept {
	territory: Territory;
	settled: Settled;
}

const NOBODY: Settled = { tents: [], names: [], fire: '' };

export class Settlers {
	private kept = new Map<string, Kept>();
	private count = 0;

	/** A territory that has not changed has the same answer as before. */
	at(territories: Record<string, Territory>): Map<string, Settled> {
		const leaving: [seat: number, name: string][] = [];
		const changed: Kept[] = [];
		for (const [name, territory] of Object.entries(territories)) {
			const before = this.kept.get(name);
			if (before?.territory === territory) continue;
			const now = { territory, settled: stayed(before, territory, leaving) };
			this.kept.set(name, now);
			changed.push(now);
		}
		for (const { territory, settled } of changed) this.arrive(territory, settled, leaving);
		return new Map([...this.kept].map(([name, { settled }]) => [name, settled]));
	}

	/** Whoever is new somewhere is one of those who left elsewhere, if there is such a one. */
	private arrive({ fire }: Territory, settled: Settled, leaving: [number, string][]): void {
		const named = (seat: number): string => {
			const from = leaving.findIndex(([other]) => other === seat);
			return from < 0 ? `tribe:${seat}:${++this.count}` : leaving.splice(from, 1)[0][1];
		};
		if (fire && !settled.fire) settled.fire = named(fire[0]);
		settled.tents.forEach((tent, at) => {
			if (tent && !settled.names[at]) settled.names[at] = named(tent[0]);
		});
	}
}

/** Those who stay, with their names; the others are leaving. */
function stayed(before: Kept | undefined, territory: Territory, leaving: [number, string][]): Settled {
	const { tents: old, names, fire } = before?.settled ?? NOBODY;
	const tents = territory.camps > 0 ? settle(old, territory.tribes, territory.camps) : [];
	const stays = (at: number): boolean => tents[at]?.[0] === old[at]?.[0];
	old.forEach((tent, at) => {
		if (tent && !stays(at)) leaving.push([tent[0], names[at]]);
	});
	const seat = before?.territory.fire?.[0];
	const same = seat !== undefined && seat === territory.fire?.[0];
	if (seat !== undefined && !same) leaving.push([seat, fire]);
	return { tents, names: tents.map((tent, at) => (tent && stays(at) ? names[at] : '')), fire: same ? fire : '' };
}
