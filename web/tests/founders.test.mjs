// What the page reads out of a position of Founders of the Empire, without drawing it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runnerImport } from 'vite';

async function load(name) {
	const file = new URL(`../src/games/founders/${name}.ts`, import.meta.url).pathname;
	return (await runnerImport(file, { configFile: false })).module;
}

const { candidates, CELL, fitted, frontier, groupBorders } = await load('layout');
const { preview } = await load('previews');
const { warning } = await load('warnings');
const asks = (one, now) => warning(one, now)?.asks ?? false;
const { icon, targets } = await load('targets');
const { askedAbout, lackedBy, offerOf } = await load('tiles');
const { chartCell } = await load('../../lib/chart');
const { guide } = await load('guide');

const choice = (name, preview = {}) => ({ name, key: name.split(' ').slice(0, 1)[0], values: {}, preview });
const position = (prompt, choices = [], more = {}) => ({
	seat: 0,
	mover: 0,
	prompt,
	choices,
	view: { turns: 5, stacks: { nature: 9, village: 9, city: 9 }, display: ['R-01', 'R-02', 'R-03'], seats: [{}, {}] },
	...more
});
const tile = (x, y, group = 0) => ({ x, y, face: 'forest', war: false, coin: false, craftsman: false, group });

test('cells on choice are numbered from the top row down, each row from the left', () => {
	const found = candidates(
		position(
			{ key: 'place-tile', values: {} },
			['at 1 -1', 'at 2 3', 'at -1 3', 'at 0 0'].map((name) => choice(name))
		)
	);
	assert.deepEqual(
		found.map(({ name, number }) => [number, name]),
		[
			[1, 'at -1 3'],
			[2, 'at 2 3'],
			[3, 'at 0 0'],
			[4, 'at 1 -1']
		]
	);
});

test('the sides of the first tile are cells too', () => {
	const found = candidates(
		position(
			{ key: 'lay', values: {} },
			['lay east', 'lay north'].map((name) => choice(name))
		)
	);
	assert.deepEqual(
		found.map(({ x, y, name }) => [x, y, name]),
		[
			[0, 1, 'lay north'],
			[1, 0, 'lay east']
		]
	);
});

test('the map shows every tile with its rim, in the proportions of the frame', () => {
	const box = fitted([tile(-1, 0), tile(4, 2)], 1, 5, { width: 400, height: 800 });
	assert.ok(box.x <= -2 * CELL && box.x + box.width >= 6 * CELL);
	assert.ok(box.y <= -3 * CELL && box.y + box.height >= 2 * CELL);
	assert.ok(Math.abs(box.width / box.height - 0.5) < 1e-9);
});

test('the frontier has each empty cell beside a tile once', () => {
	const cells = frontier([tile(0, 0), tile(1, 0)]).map(({ x, y }) => `${x},${y}`);
	assert.deepEqual(cells.sort(), ['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0']);
});

test('a group of linked tiles has one border, without lines inside', () => {
	const [border] = groupBorders([tile(0, 0, 1), tile(1, 0, 1), tile(0, 1, 1), tile(1, 1, 1), tile(2, 0)]);
	assert.equal(border.group, 1);
	assert.equal(border.path.split('M').length - 1, 8);
});

test('the territory asked about is the one a token goes to, else the own one, for spectators the mover’s', () => {
	const prompt = { key: 'token-at', values: { token: 'war', by: 1 } };
	assert.equal(askedAbout(position(prompt, [choice('at 0 0')])), 1);
	assert.equal(askedAbout(position(prompt, [])), 0);
	assert.equal(askedAbout(position({ key: 'reveal', values: {} }, [], { seat: null, mover: 1 })), 1);
	assert.equal(askedAbout(position({ key: 'chance', values: {} }, [], { seat: null, mover: -1 })), 0);
});

test('a preview tells who covers each need, and the price of replacing', () => {
	const suppliers = [
		{ good: 'wood', source: { face: 'forest', x: 0, y: 1 } },
		{ good: 'stone', source: { face: 'cliff', x: 3, y: 3 }, outlet: { face: 'inn-iron', x: 1, y: 1 } },
		{ good: 'iron', bought: true }
	];
	const replacing = choice('at 0 0', { suppliers, missing: [], contact: true, replaces: 'lake' });
	assert.deepEqual(preview(replacing), [
		{ key: 'supply-covered', values: { good: 'wood', face: 'forest', x: 0, y: 1 } },
		{ key: 'supply-through', values: { good: 'stone', face: 'cliff', x: 1, y: 1 } },
		{ key: 'supply-bought', values: { good: 'iron' } }
	]);
	assert.deepEqual(warning(replacing), { key: 'terminal-replaces', values: { face: 'lake' }, asks: true });
});

test('proposing the end tells what comes of it', () => {
	assert.deepEqual(preview({ ...choice('propose end'), key: 'propose-end' }), [
		{ key: 'board-agreed-end', values: {} }
	]);
});

test('a preview of a tile tells its cells and what it brings', () => {
	assert.deepEqual(preview(choice('add inn-iron', { face: 'inn-iron', cells: 3, gain: { wagon: 1 } })), [
		{ key: 'board-fits', values: { number: 3 } },
		{ key: 'board-brings', values: { token: 'wagon' } }
	]);
});

test('what gives something up is confirmed first', () => {
	const now = position({ key: 'x', values: {} });
	const craftsman = position({ key: 'play-token', values: {} }, [choice('craftsman iron')]);
	assert.equal(asks(choice('reveal city', { left: 3, clears: true }), now), true);
	assert.equal(asks(choice('reveal city', { left: 3, clears: false }), now), false);
	assert.equal(asks(choice('at 0 0', { replaces: 'lake' }), now), true);
	assert.equal(asks(choice('at 0 0', {}), now), false);
	assert.equal(asks({ ...choice('no token'), key: 'no-token' }, craftsman), true);
	assert.equal(asks({ ...choice('no token'), key: 'no-token' }, now), false);
	for (const key of ['propose-end', 'accept', 'refuse']) assert.equal(asks({ ...choice(key), key }, now), false, key);
});

test('events light what they touch', () => {
	const now = position({ key: 'reveal', values: {} });
	assert.deepEqual(targets({ key: 'added', seat: 1, face: 'mine', x: 2, y: -1 }, now), ['cell:1:2,-1']);
	assert.deepEqual(targets({ key: 'war-played', seat: 0, by: 1, face: 'mine', x: 2, y: 0 }, now), ['cell:1:2,0']);
	assert.deepEqual(targets({ key: 'wagon-played', seat: 0, by: 0, x: 0, y: 0 }, now), [
		'cell:0:0,0',
		'cell:0:1,0',
		'cell:0:0,1',
		'cell:0:1,1'
	]);
	assert.deepEqual(targets({ key: 'tile-shown', face: 'mine', kind: 'village' }, now), ['open:mine']);
	assert.deepEqual(targets({ key: 'game-ends', by: 'stacks' }, now), []);
});

test('a hint lights its target only while it may be taken', () => {
	const adding = position({ key: 'add-tile', values: {} }, [choice('add mine')]);
	assert.deepEqual(targets({ action: 'add mine' }, adding), ['open:mine']);
	assert.deepEqual(targets({ action: 'add lake' }, adding), []);
});

test('log lines have the icon of their token, resource or kind of tile', () => {
	assert.equal(icon({ key: 'token-gained', seat: 0, token: 'coin' }), 'te-coin');
	assert.equal(icon({ key: 'bought', seat: 0, good: 'wine' }), 'te-wine');
	assert.equal(icon({ key: 'tile-shown', face: 'mine', kind: 'village' }), 'te-village');
	assert.equal(icon({ key: 'turn', seat: 0, turn: 3 }), '');
});

test('the guide speaks of the aim first, and of points when a red tile is in reach', () => {
	const first = (now) => guide.find(({ when }) => when(now))?.key;
	assert.equal(first(position({ key: 'draft', values: { number: 1 } }, [choice('draft lake')])), 'guide-aim');
	assert.equal(first(position({ key: 'add-tile', values: {} }, [choice('add mine')])), 'guide-add');
	assert.equal(first(position({ key: 'add-tile', values: {} }, [choice('add R-01')])), 'guide-points');
	assert.equal(first(position({ key: 'reveal', values: {} })), undefined);
});

test('the guide says nothing any more when the game is over', () => {
	const late = { turns: 40, stacks: { nature: 0, village: 2, city: 0 }, display: [], seats: [{}, {}] };
	const speaks = (over) =>
		guide.some(({ when }) => when(position({ key: 'over', values: {} }, [], { view: late, over })));
	assert.ok(speaks(false));
	assert.ok(!speaks(true));
});

test('a draft of more tiles than a row holds goes on in the places of the next kind', () => {
	const nature = ['lake', 'grove', 'cliff', 'forest', 'lake', 'waterfall', 'grove'];
	const drafted = { view: { turns: 0, rows: { nature, village: [], city: [] } } };
	assert.deepEqual(offerOf(drafted, 'nature', 5), nature.slice(0, 5));
	assert.deepEqual(offerOf(drafted, 'village', 5), ['waterfall', 'grove']);
	assert.deepEqual(offerOf(drafted, 'city', 5), []);
});

test('the needs that keep a tile away are those its reason names', () => {
	const lacking = {
		mine: { code: 'supplier-busy', rule: 'TE-34', params: { good: 'stone', face: 'forest', giving: 'wood' } },
		'R-01': { code: 'neither-made', rule: 'TE-22', params: { good: 'iron', giving: 'wine' } }
	};
	assert.deepEqual(lackedBy({ insight: { lacking } }, 'mine'), ['stone']);
	assert.deepEqual(lackedBy({ insight: { lacking } }, 'R-01'), ['iron', 'wine']);
	assert.deepEqual(lackedBy({ insight: { lacking } }, 'lake'), []);
});

test('cells have a letter and a number, none twice, and none negative', () => {
	assert.equal(chartCell(0, 0), 'M13');
	assert.equal(chartCell(-1, 2), 'L15');
	const all = [];
	for (let x = -32; x <= 32; x++) for (let y = -32; y <= 32; y++) all.push(chartCell(x, y));
	assert.equal(new Set(all).size, 65 * 65);
	assert.ok(all.every((name) => /^[A-Z]{1,2}[1-9]\d*$/.test(name)));
});
