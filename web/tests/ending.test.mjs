// The final scoring: the order of the categories, changes of the lead, who wins by how much, and the level beside.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runnerImport } from 'vite';

async function load(name) {
	const file = new URL(`../src/${name}.ts`, import.meta.url).pathname;
	return (await runnerImport(file, { configFile: false })).module;
}
const { counting, verdictOf } = await load('ending/tally');
const { levelBeside } = await load('lobby/levels');
const { soundOf } = await load('table/eventSounds');

const position = (...breakdown) => ({ breakdown, points: [], ranking: [] });

test('categories are counted in the order of the game, those that brought nothing left out', () => {
	const counted = counting(position({ b: 3, none: 0, a: 1 }, { b: 0, none: 0, a: -2 }));
	assert.deepEqual(
		counted.map(({ source, gains, totals }) => [source, gains, totals]),
		[
			['b', [3, 0], [3, 0]],
			['a', [1, -2], [4, -2]]
		]
	);
});

test('the lead changes only where others lead than before', () => {
	const counted = counting(position({ a: 5, b: 1, c: 0, d: 4 }, { a: 2, b: 1, c: 3, d: 9 }));
	assert.deepEqual(
		counted.map(({ leaders, changed }) => [leaders, changed]),
		[
			[[0], true],
			[[0], false],
			[[0, 1], true],
			[[1], true]
		]
	);
});

const verdict = (points, ranking, seat) => {
	const { outcome, margin, winners } = verdictOf({ points, ranking, breakdown: [] }, seat);
	return [outcome, margin, winners];
};

test('the winner is told by how much the next is behind', () => {
	assert.deepEqual(verdict([40, 12, 39], [1, 3, 2], 0), ['won', 1, [0]]);
});

test('whoever lost is told how far the winner was', () => {
	assert.deepEqual(verdict([40, 12, 60], [2, 3, 1], 1), ['lost', 48, [2]]);
});

test('spectators and people at one screen hear who wins', () => {
	assert.deepEqual(verdict([10, 15], [2, 1], null), ['wins', 5, [1]]);
});

test('a shared victory is shared by those who won, and lost by the third', () => {
	assert.deepEqual(verdict([9, 9, 4], [1, 1, 3], 0), ['shared', null, [0, 1]]);
	assert.deepEqual(verdict([9, 9, 4], [1, 1, 3], 2), ['lost', 5, [0, 1]]);
});

test('a broken tie has no points between the two', () => {
	assert.deepEqual(verdict([9, 9], [2, 1], 0), ['lost', 0, [1]]);
});

test('points say nothing where they are secret, where one is alone, or where something else decided', () => {
	assert.deepEqual(verdict([], [1, 2], 0), ['won', null, [0]]);
	assert.deepEqual(verdict([7], [1], 0), ['won', null, [0]]);
	assert.deepEqual(verdict([3, 8], [1, 2], 1), ['lost', null, [0]]);
});

const info = {
	levels: ['gentle', 'fair', 'strong'],
	options: [{ name: 'difficulty', values: ['easy', 'hard'] }]
};
const person = { kind: 'person', name: 'Ola', bot: null };
const bot = (name) => ({ kind: 'bot', name: '', bot: name });
const table = (seats, more = {}) => ({
	game: 'g',
	seats,
	mine: [0],
	opponents: [],
	options: { edition: 'x' },
	clock: null,
	...more
});

test('the level beside puts the next bot at every seat of bots, with the same rules', () => {
	const higher = levelBeside(info, table([person, bot('gentle'), bot('fair')]), 1);
	assert.deepEqual(higher.table, {
		game: 'g',
		options: { edition: 'x' },
		clock: null,
		seats: [
			{ kind: 'me', name: 'Ola' },
			{ kind: 'bot', bot: 'strong' },
			{ kind: 'bot', bot: 'strong' }
		]
	});
	assert.equal(levelBeside(info, table([person, bot('gentle')]), -1), null);
});

test('the opponent of the rules has the next difficulty', () => {
	const solo = table([person], { opponents: ['vici'], options: { difficulty: 'easy' } });
	assert.deepEqual(levelBeside(info, solo, 1).table.options, { difficulty: 'hard' });
	assert.equal(levelBeside(info, solo, -1), null);
});

test('no other level where other people play, or where one only watches', () => {
	assert.equal(levelBeside(info, table([person, person, bot('fair')]), 1), null);
	assert.equal(levelBeside(info, table([person, bot('fair')], { mine: [] }), 1), null);
});

const entry = (...keys) => ({ events: keys.map((key) => ({ key })) });

test('the weightiest event of a move is heard, and a game may add and silence sounds', () => {
	assert.equal(soundOf([entry('placed', 'round'), entry('gained')]), 'banner');
	assert.equal(soundOf([entry('laid')]), null);
	assert.equal(soundOf([entry('laid', 'rolled')], { laid: 'place', rolled: null }), 'place');
	assert.equal(soundOf([{ ...entry('rolled'), undone: true }]), null);
});
