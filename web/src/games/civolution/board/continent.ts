// The continent as it lies in this game: regions, their rooms, the places of the sites.

import { placesIn, toSite } from './room';
import { plateOf, regionsOf, type Plate, type Point, type Region } from './tiles';
import { terrainOf, type TileLaid } from '../view';

export interface Room {
	region: Region;
	readonly places: Point[]; // found when they are first asked for, which takes a while
}

export interface Spots {
	ware: Point;
	side: 1 | -1; // of the sign, where raw materials lie: right or left, as there is room
	fire: Point;
	camps: Point[];
	farm: Point;
	boats: Point[];
}

export interface Layout {
	plates: Plate[];
	rooms: Room[];
}

const ISLAND: Point = [50, 50];
const WATER_PLACES = 4;
const RAW = 20; // from the sign to its raw materials
const OTHERS = 4; // sign, fire, farm, wilderness

const kept = new Map<string, Layout>();

/** Camps by territory, as many as this number of players has. */
export function layoutOf(tiles: TileLaid[], camps: (territory: string) => number): Layout {
	const name = JSON.stringify(tiles) + tiles.map(({ tile }) => tile).join('');
	let layout = kept.get(name);
	if (!layout) {
		layout = laidOut(tiles, camps);
		kept.set(name, layout);
	}
	return layout;
}

function laidOut(tiles: TileLaid[], camps: (territory: string) => number): Layout {
	const rooms = tiles.flatMap((laid) => {
		const plate = plateOf(laid);
		const taken: Point[] = laid.tile === 'a' ? [[plate.x + ISLAND[0], plate.y + ISLAND[1]]] : [];
		return regionsOf(laid).map((region) => {
			const wanted = terrainOf(region.name) === 'water' ? WATER_PLACES : OTHERS + camps(region.name);
			return roomIn(region, wanted, taken);
		});
	});
	return { plates: tiles.map(plateOf), rooms };
}

function roomIn(region: Region, wanted: number, taken: Point[]): Room {
	let found: Point[] | undefined;
	return {
		region,
		get places() {
			return (found ??= placesIn(region, wanted, taken));
		}
	};
}

/** Who gets which place: the sign of the territory in its middle, then fire, encampments and farm; the last is the wilderness. */
export function roomOf({ region, places }: Room): Spots {
	const [ware, fire, ...rest] = places;
	const side = sideOf(places);
	if (terrainOf(region.name) === 'water') return { ware, side, fire, camps: [], farm: fire, boats: places.slice(1) };
	const camps = rest.slice(0, rest.length - 2);
	return { ware, side, fire, camps, farm: rest[rest.length - 2], boats: [] };
}

function sideOf([[x, y], ...others]: Point[]): 1 | -1 {
	const room = (reach: number): number =>
		Math.min(...others.map((other) => Math.hypot(other[0] - x - reach, other[1] - y)), toSite([x + reach, y]));
	return room(RAW) >= room(-RAW) ? 1 : -1;
}

/** Where a site lies: space 0 … 23 on the grid points; the island is in the middle of its tile. */
export function siteAt(space: number, plates: Plate[]): Point {
	const COLUMNS = 6;
	if (space < 24) return [(space % COLUMNS) * 100, Math.floor(space / COLUMNS) * 100];
	const plate = plates.find(({ tile }) => tile === 'a');
	return plate ? [plate.x + ISLAND[0], plate.y + ISLAND[1]] : [0, 0];
}
