// The common board of Civolution without drawing it: the shapes of the tiles against the rules, the room in territories, what
// clicks mean, what the log lights up.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport } from 'vite';

async function load(name) {
	const file = new URL(`../src/games/civolution/${name}.ts`, import.meta.url).pathname;
	return (await runnerImport(file, { configFile: false, plugins: [svelte()] })).module;
}

const { plateOf, regionsOf } = await load('board/tiles');
const { layoutOf, roomOf, siteAt } = await load('board/continent');
const { peopleOf } = await load('board/people');
const { settle, Settlers } = await load('board/settlers');
const { CELL, stripIn } = await load('board/strip');
const { askedTerritory, territoryActions } = await load('board/asking');
const { icon, targets } = await load('targets');
const { MATERIALS, MODULES, TRACKS, CATEGORIES, DECKS } = await load('view');
const SHEET = {};
for (const file of ['goods', 'lands', 'signs', 'tokens']) {
	const found = await load(`icons/${file}`);
	Object.assign(SHEET, ...Object.values(found));
}

const rules = readFileSync(new URL('../../src/epoka/games/civolution/components/map.py', import.meta.url), 'utf8');
const numbers = (name) =>
	rules
		.match(new RegExp(`^${name}: Final = \\[([^\\]]*)\\]`, 'm'))[1]
		.split(',')
		.map(Number);
const WAYS = [0, 1].flatMap((way) => [false, true].map((turned) => ({ way, turned })));
const laid = (tile, how = WAYS[0], cell = 0) =>
	tile === 'a' ? { tile, cell, way: 2, turned: false } : { tile, cell, ...how };
const everyLying = [...'bcdefgh'].flatMap((tile) => WAYS.map((how) => laid(tile, how))).concat(laid('a'));
const MOST_CAMPS = (place) =>
	numbers('PLAIN_CAMPS')[place] + numbers('CAMPS_FROM_THREE')[place] + numbers('CAMPS_FROM_FOUR')[place];
const NAMES = [...'abcdefgh'].flatMap((tile) => regionsOf(laid(tile)).map(({ name }) => name));
/** Territories in the order of the rules. */
const TERRITORIES = [
	...[
		'a-water',
		'b-hills',
		'b-forest',
		'b-mountains',
		'c-desert',
		'c-swamp',
		'c-grassland',
		'd-desert',
		'd-water',
		'd-forest',
		'e-water'
	],
	...[
		'e-mountains',
		'e-swamp',
		'f-swamp',
		'f-mountains',
		'f-grassland',
		'g-desert',
		'g-forest',
		'g-hills',
		'h-hills',
		'h-grassland',
		'h-water'
	]
];

function inside([x, y], outline) {
	let within = false;
	for (let at = 0, last = outline.length - 1; at < outline.length; last = at++) {
		const [[ax, ay], [bx, by]] = [outline[at], outline[last]];
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
	}
	return within;
}

function area(outline) {
	const sum = outline.reduce((total, [x, y], at) => {
		const [nx, ny] = outline[(at + 1) % outline.length];
		return total + x * ny - nx * y;
	}, 0);
	return Math.abs(sum) / 2;
}

test('the tiles have the territories of the rules', () => {
	assert.deepEqual([...NAMES].sort(), [...TERRITORIES].sort());
});

test('the territories of a tile fill it', () => {
	for (const one of everyLying) {
		const { width, height } = plateOf(one);
		const covered = regionsOf(one).reduce((sum, { points }) => sum + area(points), 0);
		assert.ok(
			Math.abs(covered - (width - 3.6) * (height - 3.6)) < 40,
			`${one.tile} ${one.way} ${one.turned}: ${covered}`
		);
	}
});

test('along every side of a tile lie the territories that the rules put there', () => {
	const sides = [...rules.matchAll(/\((\d), (NORTH|EAST|SOUTH|WEST), (\d+), (\d+), (\d+)\)/g)];
	assert.ok(sides.length > 40);
	for (const [, cell, side, territory, from, to] of sides) {
		const name = TERRITORIES[Number(territory)];
		const along = (Number(from) + Number(to)) / 2;
		const top = 100 * Number(cell);
		const point = {
			NORTH: [along, top + 5],
			SOUTH: [along, top + 95],
			WEST: [5, top + along],
			EAST: [95, top + along]
		}[side];
		const region = regionsOf(laid(name[0])).find((one) => one.name === name);
		assert.ok(inside(point, region.points), `${name} at ${side} of cell ${cell}`);
	}
});

test('a tile turns with its cells: the first one lies right, below or left as the rules say', () => {
	const middleOf = (how) => {
		const [{ points }] = regionsOf(laid('b', how)); // the hills of B are in its first cell
		return points.reduce(([x, y], point) => [x + point[0] / points.length, y + point[1] / points.length], [0, 0]);
	};
	assert.ok(middleOf({ way: 0, turned: false })[1] < 100);
	assert.ok(middleOf({ way: 1, turned: false })[0] > 100);
	assert.ok(middleOf({ way: 0, turned: true })[1] > 100);
	assert.ok(middleOf({ way: 1, turned: true })[0] < 100);
});

test('everything in a territory has room, however its tile lies', () => {
	for (const one of everyLying) {
		for (const { region, places } of layoutOf([one], (name) => MOST_CAMPS(TERRITORIES.indexOf(name))).rooms) {
			places.forEach((place, at) => {
				assert.ok(inside(place, region.points), `${region.name}: place ${at} lies outside`);
				for (const other of places.slice(0, at)) {
					assert.ok(Math.hypot(place[0] - other[0], place[1] - other[1]) > 19, `${region.name}: places too close`);
				}
			});
		}
	}
});

test('sites lie on the grid points, the island in the middle of its tile', () => {
	assert.deepEqual(siteAt(0, []), [0, 0]);
	assert.deepEqual(siteAt(23, []), [500, 300]);
	assert.deepEqual(siteAt(24, [plateOf(laid('a', {}, 6))]), [150, 150]);
});

const [forest] = layoutOf([laid('b')], () => 3).rooms.filter(({ region }) => region.name === 'b-forest');
const empty = { camps: 3, fire: null, tribes: [], wild: [], farm: null, boats: [], raw: [0, 0], adjacent: [] };

test('tribes stand at the fire, one on an encampment, and in groups in the wilderness', () => {
	const territory = { ...empty, fire: [1, true], tribes: [[0, 1, 2]], wild: [[1, 0, 3]] };
	const found = peopleOf(territory, forest, new Settlers().at({ here: territory }).get('here'));
	assert.deepEqual(
		found.map(({ seat, strong, place, count }) => [seat, strong, place, count]),
		[
			[1, true, 'fire', 1],
			[0, true, 'camp', 1],
			[0, true, 'camp', 1],
			[1, false, 'wild', 3]
		]
	);
	const spots = found.map(({ x, y }) => `${x} ${y}`);
	assert.equal(new Set(spots).size, 4);
	assert.equal(roomOf(forest).camps.length, 3);
});

test('a tribe keeps its tent, whoever leaves, comes or falls weak', () => {
	const both = settle([], [[0, 1, 1], [1, 1, 1]], 3); // prettier-ignore
	assert.deepEqual(both, [[0, true], [1, true], null]); // prettier-ignore
	assert.deepEqual(settle(both, [[1, 1, 1]], 3), [null, [1, true], null]);
	assert.deepEqual(settle(both, [[0, 0, 1], [1, 1, 2]], 3), [[0, false], [1, true], [1, true]]); // prettier-ignore
});

test('a tribe that goes elsewhere keeps its name, and who is not concerned stays as it was', () => {
	const settlers = new Settlers();
	const [hills, swamp, desert] = [[[0, 1, 1]], [[1, 1, 1]], []].map((tribes) => ({ ...empty, tribes }));
	const before = settlers.at({ hills, swamp, desert });
	const after = settlers.at({ hills: { ...empty }, swamp, desert: { ...empty, fire: [0, true] } });
	assert.equal(after.get('desert').fire, before.get('hills').names[0]);
	assert.equal(after.get('swamp'), before.get('swamp'));
	assert.notEqual(before.get('hills').names[0], before.get('swamp').names[1]);
});

test('the wilderness has a strip inside its territory, beside tents and sites, however its tile lies', () => {
	for (const one of everyLying) {
		for (const room of layoutOf([one], (name) => MOST_CAMPS(TERRITORIES.indexOf(name))).rooms) {
			if (room.region.name.endsWith('water')) continue;
			for (const groups of [1, 2, 3, 4]) {
				const { x, y, columns, rows } = stripIn(room, groups);
				const [w, h] = [(columns * CELL[0]) / 2, (rows * CELL[1]) / 2];
				assert.ok(columns * rows >= groups);
				for (const [dx, dy] of [
					[-1, -1],
					[1, -1],
					[-1, 1],
					[1, 1]
				]) {
					// prettier-ignore
					const corner = [x + dx * w, y + dy * h];
					assert.ok(inside(corner, room.region.points), `${room.region.name}: ${groups} groups lie outside`);
				}
				const near = room.places
					.slice(0, -1)
					.filter((place) => Math.abs(place[0] - x) < w && Math.abs(place[1] - y) < h);
				if (groups < 3) assert.deepEqual(near, [], `${room.region.name}: ${groups} groups cover a place`);
			}
		}
	}
});

const desk = (prompt, choices) => ({ position: { prompt: { key: 'x', values: {}, ...prompt }, choices, seat: 0 } });
const choice = (name) => ({ name, key: name.split(' ')[0], values: {}, preview: {} });

test('a refusal is asked about what fits the question', () => {
	assert.equal(territoryActions(desk({}, [choice('in b-hills')]), 'b-forest')[0], 'in b-forest');
	assert.equal(territoryActions(desk({}, [choice('to b-hills')]), 'b-forest')[0], 'to b-forest');
	assert.match(territoryActions(desk({}, [choice('tribe b-hills fire weak')]), 'b-forest')[0], /^tribe b-forest/);
});

test('what is asked about one territory hangs at that territory alone', () => {
	const feeding = desk({ values: { territory: 'b-forest' } }, [choice('feed 0'), choice('feed 1')]);
	assert.equal(askedTerritory(feeding), 'b-forest');
	assert.ok(territoryActions(feeding, 'b-forest').includes('feed 1'));
	assert.ok(!territoryActions(feeding, 'b-hills').includes('feed 1'));
	assert.equal(askedTerritory(desk({ values: { territory: 'b-forest' } }, [])), '');
});

const table = {
	seat: 0,
	choices: [choice('site 7'), choice('open insight')],
	view: { era_tiles: ['culture', 'prestige', 'evolution', 'expansion'] }
};

test('events light up what they touched', () => {
	assert.deepEqual(targets({ key: 'settled', seat: 1, territory: 'b-hills' }, table), ['territory:b-hills']);
	assert.deepEqual(targets({ key: 'statue-built', seat: 1, space: 25 }, table), ['site:island']);
	assert.deepEqual(targets({ key: 'site-shown', space: 3, site: 'cave' }, table), ['site:3']);
	assert.deepEqual(targets({ key: 'advanced', seat: 1, track: 'culture', space: 4 }, table), ['track:culture']);
	assert.deepEqual(targets({ key: 'era-scored', category: 'prestige' }, table), ['era:2']);
	assert.deepEqual(targets({ key: 'gained', seat: 1, space: 'raw b-hills', number: 1 }, table), ['territory:b-hills']);
	assert.deepEqual(targets({ key: 'gained', seat: 1, space: 'plan 3', number: 1 }, table), ['plan:1:3']);
	assert.deepEqual(targets({ key: 'gained', seat: 1, space: 'calm', number: 1 }, table), ['module:1:calm']);
	assert.deepEqual(targets({ key: 'test-passed', seat: 1 }, table), []);
});

test('a hint points at the target of its action, but only while that is possible', () => {
	assert.deepEqual(targets({ action: 'site 7' }, table), ['site:7']);
	assert.deepEqual(targets({ action: 'open insight' }, table), ['deck:insight:open']);
	assert.deepEqual(targets({ action: 'site 8' }, table), []);
});

test('every sign beside a log line is drawn', () => {
	const told = [
		...MODULES.map((module) => ({ key: 'activated', module })),
		...TRACKS.map((track) => ({ key: 'advanced', track })),
		...CATEGORIES.map((category) => ({ key: 'era-scored', category })),
		...MATERIALS.map((material) => ({ key: 'developed', material })),
		...DECKS.map((deck) => ({ key: 'card-drawn-unseen', deck })),
		...[-2, -1, 0, 1, 2].map((weather) => ({ key: 'weather', weather })),
		...['ground-3', 'gorge', 'glacier', 'oak', 'grotto', 'rock', 'cave', 'mushrooms', 'volcano'].map((site) => ({
			key: 'site-shown',
			site
		})),
		...['ideas', 'focus', 'food', 'money', 'plan 4', 'calm', 'iron-ore', 'raw c-swamp', 'resets'].map((space) => ({
			key: 'gained',
			space
		})),
		...['A1', 'G2', 'I3', 'T4', 'K5'].map((element) => ({ key: 'installed', element })),
		...[
			'settled',
			'farm-built',
			'boat-built',
			'statue-built',
			'settlement-built',
			'earned',
			'upgraded',
			'fed',
			'vici-card',
			'vici-beacons'
		].map((key) => ({ key }))
	];
	for (const one of told)
		assert.ok(icon(one).slice('cv-'.length) in SHEET, `${JSON.stringify(one)} has no drawing «${icon(one)}»`);
});
