// Which tribe stands where: groups of equal tribes spread over the encampments of a territory.

import { roomOf, type Room } from './continent';
import type { Point } from './tiles';
import type { Territory } from '../view';

export interface Standing {
	seat: number;
	strong: boolean;
	place: 'fire' | 'camp' | 'wild';
	count: number;
	x: number;
	y: number;
}

const CROWD = 11; // how far further groups of the wilderness stand from each other

/** Tribes aboard boats are drawn with the boats. */
export function peopleOf(territory: Territory, room: Room): Standing[] {
	const { fire, camps, wild } = roomOf(room);
	const found: Standing[] = [];
	if (territory.fire) found.push(standing(territory.fire[0], territory.fire[1], 'fire', 1, fire));
	if (territory.camps > 0) {
		let at = 0;
		for (const [seat, strong, number] of territory.tribes) {
			for (let each = 0; each < number; each++, at++) {
				found.push(standing(seat, strong === 1, 'camp', 1, camps[Math.min(at, camps.length - 1)]));
			}
		}
	}
	territory.wild.forEach(([seat, strong, number], at) => {
		const [x, y] = wild[at % wild.length];
		const shift = Math.floor(at / wild.length) * CROWD;
		found.push(standing(seat, strong === 1, 'wild', number, [x + shift, y - shift / 2]));
	});
	return found;
}

function standing(seat: number, strong: boolean, place: Standing['place'], count: number, [x, y]: Point): Standing {
	return { seat, strong, place, count, x, y };
}
