// Which tribe stands where. A tribe keeps its tent as long as it is there: what others do never moves it. The wilderness is a
// strip with a figure and a number for each group.

import { roomOf, type Room } from './continent';
import { CELL, stripIn, type Strip } from './strip';
import type { Point } from './tiles';
import type { Settled } from './settlers';
import type { Territory } from '../view';

export interface Standing {
	seat: number;
	strong: boolean;
	place: 'fire' | 'camp' | 'wild';
	count: number;
	x: number;
	y: number;
	name: string; // the same wherever it goes; "" for groups
}

/** The strip of the wilderness, null where nobody lives there. */
export function stripOf(territory: Territory, room: Room): Strip | null {
	return territory.wild.length > 0 ? stripIn(room, territory.wild.length) : null;
}

/** Tribes aboard boats are drawn with the boats. */
export function peopleOf(territory: Territory, room: Room, settled: Settled): Standing[] {
	const { fire, camps } = roomOf(room);
	const found: Standing[] = [];
	if (territory.fire) found.push(standing(territory.fire[0], territory.fire[1], 'fire', 1, fire, settled.fire));
	settled.tents.forEach((tent, at) => {
		const place = camps[Math.min(at, camps.length - 1)];
		if (tent) found.push(standing(tent[0], tent[1], 'camp', 1, place, settled.names[at]));
	});
	const strip = stripOf(territory, room);
	territory.wild.forEach(([seat, strong, number], at) => {
		if (strip) found.push(standing(seat, strong === 1, 'wild', number, cellOf(strip, at)));
	});
	return found;
}

function cellOf({ x, y, columns, rows }: Strip, at: number): Point {
	return [
		x + ((at % columns) - (columns - 1) / 2) * CELL[0],
		y + (Math.floor(at / columns) - (rows - 1) / 2) * CELL[1]
	];
}

function standing(
	seat: number,
	strong: boolean,
	place: Standing['place'],
	count: number,
	[x, y]: Point,
	name = ''
): Standing {
	return { seat, strong, place, count, x, y, name };
}
