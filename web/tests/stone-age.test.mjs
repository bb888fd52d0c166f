// What the page reads out of a position of Stone Age, without drawing it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runnerImport } from 'vite';

async function load(name) {
	const file = new URL(`../src/games/stone-age/${name}.ts`, import.meta.url).pathname;
	return (await runnerImport(file, { configFile: false })).module;
}

const { likely, preset, preview, worth } = await load('reading');
const { button, warning } = await load('warnings');
const asks = (one, now) => warning(one, now)?.asks ?? false;
const { icon, targets } = await load('marks');
const { onBoard, placeNames } = await load('moves');
const { closed } = await load('data');

const player = (more = {}) => ({
	workers: 5,
	home: 5,
	food: 12,
	agriculture: 2,
	goods: { wood: 1, clay: 0, stone: 0, gold: 0 },
	placed: {},
	tools: [1, 1, 0],
	used: [false, false, false],
	cards: [],
	extra: null,
	buildings: ['B01', 'B02'],
	...more
});
const position = (prompt, me = player(), choices = []) => ({
	seat: 0,
	mover: 0,
	prompt,
	choices,
	view: {
		players: 2,
		round: 3,
		seats: [me, player()],
		slots: ['C05', null, 'C17', null],
		stacks: [{ top: 'B04', height: 3 }]
	}
});
const components = {
	cards: {
		C01: { symbol: 'pottery', profession: null, figures: 0 },
		C03: { symbol: 'weaving', profession: null, figures: 0 },
		C31: { symbol: null, profession: 'builder', figures: 3 }
	},
	symbols: ['pottery', 'weaving'],
	professions: ['farmer', 'toolmaker', 'builder', 'shaman'],
	places: {
		hunt: { rings: 0, needs: 0 },
		forest: { rings: 7, needs: 0 },
		hut: { rings: 2, needs: 2 },
		'building 1': { rings: 1, needs: 1 }
	}
};
const choice = (key, values = {}, told = {}) => ({ name: key, key, values, preview: told });
const tools = { key: 'use-tools', values: { total: 4, divisor: 5, good: 'stone', amount: 0 } };
const spaces = [choice('tool', { space: 1 }), choice('tool', { space: 2 }), choice('tools-done')];

test('the likely yields are the shortest run that most rolls give', () => {
	assert.deepEqual(
		likely([
			[0, 0.02],
			[1, 0.36],
			[2, 0.53],
			[3, 0.09]
		]),
		[1, 2]
	);
	assert.deepEqual(
		likely([
			[0, 0.83],
			[1, 0.17]
		]),
		[0, 0]
	);
	assert.deepEqual(
		likely([
			[0, 0.5],
			[1, 0.5]
		]),
		[0, 1]
	);
});

test('a roll is read as dice and likely yields', () => {
	const told = {
		dice: 3,
		average: 10.5,
		divisor: 5,
		good: 'stone',
		chances: [
			[1, 0.4],
			[2, 0.6]
		]
	};
	const [line] = preview(choice('place', {}, told), position({ key: 'place-workers', values: {} }));
	assert.deepEqual(line, { key: 'board-roll', values: { dice: 3, range: '1–2', good: 'stone' } });
});

test('a building says what is still needed for its price', () => {
	const told = { building: 'B04', cost: { wood: 2, gold: 1 } };
	const lines = preview(choice('place', {}, told), position({ key: 'place-workers', values: {} }));
	assert.deepEqual(
		lines.slice(1).map((line) => line.values),
		[
			{ good: 'wood', amount: 1 },
			{ good: 'gold', amount: 1 }
		]
	);
});

test('figures count what they multiply, a symbol what it adds to the square', () => {
	const me = player({ cards: ['C03'] });
	assert.equal(worth(components.cards.C31, me, components, true), 6);
	assert.equal(worth(components.cards.C01, me, components, true), 3);
	assert.equal(worth(components.cards.C03, me, components, true), 1);
	assert.equal(worth(components.cards.C03, me, components, false), 0);
});

test('ending tools is asked twice only where a tool would still help and no other roll follows', () => {
	assert.equal(asks(choice('tools-done'), position(tools, player(), spaces)), true);
	assert.equal(asks(choice('tools-done'), position(tools, player({ placed: { forest: 2 } }), spaces)), false);
	assert.equal(
		asks(choice('tools-done'), position({ ...tools, values: { ...tools.values, total: 2 } }, player(), spaces)),
		false
	);
});

test('adding a tool that cannot change the yield is asked twice', () => {
	assert.equal(
		asks(choice('tool', { space: 1 }), position({ ...tools, values: { ...tools.values, total: 2 } }, player(), spaces)),
		true
	);
	assert.equal(asks(choice('tool', { space: 1 }), position(tools, player(), spaces)), false);
});

test('a placement that brings nothing is asked twice', () => {
	const placing = position({ key: 'place-workers', values: {} });
	assert.equal(asks(choice('place', {}, { gain: { workers: 0 } }), placing), true);
	assert.equal(asks(choice('place', {}, { gain: { workers: 1 } }), placing), false);
});

test('as many hunters are proposed as there are mouths to feed', () => {
	const hunters = [1, 2, 3, 4, 5].map((workers) => ({
		...choice('place', { place: 'hunt', workers }),
		name: `place hunt ${workers}`
	}));
	const placing = (me) => position({ key: 'place-workers', values: {} }, me);
	assert.equal(preset(hunters, placing(player({ food: 0, agriculture: 0 }))), 'place hunt 3');
	assert.equal(preset(hunters, placing(player({ food: 12 }))), 'place hunt 1');
	assert.equal(preset(hunters, placing(player({ food: 0, agriculture: 0, placed: { hunt: 1 } }))), 'place hunt 2');
});

test('the first action of a place is the one of the phase', () => {
	const acting = position({ key: 'resolve-places', values: {} });
	assert.equal(placeNames('forest', position({ key: 'place-workers', values: {} }), components)[0], 'place forest 1');
	assert.equal(placeNames('forest', acting, components)[0], 'resolve forest');
	assert.equal(placeNames('hut', position({ key: 'place-workers', values: {} }), components)[0], 'place hut');
	assert.equal(placeNames('hunt', acting, components).at(-1), 'place hunt 10');
});

test('the building that is being bought can be built on the board', () => {
	const buying = position({ key: 'buy-building', values: { building: 'B04' } });
	assert.equal(placeNames('building 1', buying, components)[0], 'build');
});

test('declining and starving are buttons of the bar, paying is on the board', () => {
	const paying = position({ key: 'pay-card', values: {} });
	assert.deepEqual(
		['decline', 'starve', 'done', 'tools-done', 'pay', 'take', 'grow'].map((key) => onBoard(choice(key), paying)),
		[false, false, false, false, true, true, true]
	);
});

test('events and actions lead to their targets', () => {
	const here = position({ key: 'place-workers', values: {} });
	assert.deepEqual(targets({ key: 'placed', seat: 1, place: 'card 2' }, here), ['place:card 2']);
	assert.deepEqual(targets({ key: 'card-declined', seat: 1, card: 'C17' }, here), ['place:card 3']);
	assert.deepEqual(targets({ key: 'brought-in', seat: 1, good: 'gold' }, here), ['place:river', 'good:1:gold']);
	assert.deepEqual(targets({ action: 'place forest 3' }, here), ['place:forest']);
	assert.deepEqual(targets({ action: 'resolve building 1' }, here), ['place:building 1']);
	assert.deepEqual(targets({ action: 'roll 7' }, here), []);
});

test('a log line shows the good that comes, else what happened', () => {
	assert.equal(icon({ key: 'gained', seat: 0, good: 'food', amount: 3 }), 'sa-food');
	assert.equal(icon({ key: 'rolled', seat: 0, good: 'gold' }), 'sa-dice');
	assert.equal(icon({ key: 'action' }), '');
});

test('a place is closed for the reason that the view gives, as long as rings are free', () => {
	const why = { code: 'enough-players-there', params: { place: 'forest', players: 1 }, rule: 'SA-17' };
	const view = (workers, reason) => ({
		players: 2,
		seats: [player({ placed: { forest: workers } }), player()],
		places: { forest: { players: 1, closed: reason } }
	});
	assert.deepEqual(closed(view(3, why), 'forest', components.places.forest), why);
	assert.equal(closed(view(7, why), 'forest', components.places.forest), null);
	assert.equal(closed(view(3, null), 'forest', components.places.forest), null);
});

test('whoever has to pay finds that first, and going without last', () => {
	const hungry = { ...choice('starve'), preview: { gain: { points: -10 } } };
	const now = position({ key: 'pay-food', values: { missing: 3, loss: 10 } });
	assert.deepEqual(button(choice('feed', { good: 'wood' }), now), { good: true });
	assert.deepEqual(button(hungry, now), { label: { key: 'board-starve', values: { points: 10 } }, last: true });
	assert.deepEqual(warning(hungry, now), { key: 'board-hungry', values: { points: 10 }, asks: true });
});

test('what cannot be paid is asked about, and names the place that follows at once', () => {
	const card = { ...choice('resolve'), preview: { forfeits: true, then: 'forest' } };
	const now = position({ key: 'resolve-places', values: {} });
	assert.deepEqual(warning(card, now), { key: 'board-unpaid-then', values: { place: 'forest' }, asks: true });
	assert.equal(warning(choice('resolve'), now), null);
});
