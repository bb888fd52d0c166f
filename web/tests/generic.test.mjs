// The table of any game without drawing it: which rows and tables a view makes, how choices are found and grouped.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runnerImport } from 'vite';

async function load(name) {
	return (await runnerImport(new URL(`../src/${name}.ts`, import.meta.url).pathname, { configFile: false })).module;
}

const { inSigns, ofSeat, seatParts, sharedOf } = await load('generic/layout');
const { found, grouped } = await load('generic/choices');
const { bundleOf, Words } = await load('lib/words');
const general = readFileSync(new URL('../../src/epoka/texts/en.ftl', import.meta.url), 'utf-8');
const words = new Words('en', bundleOf('en', [general, 'card-ace = the ace\naction-offer = Put forward { $card }\n']), [
	'Ola'
]);

seatParts.set('parley', ['seats', 'hand_sizes']);
const view = {
	...{ game: 'parley', players: 2, options: {}, seat: 0, mover: 0, over: false, over_by: '' },
	...{
		round: 2,
		card: 'ace',
		open: true,
		looked: null,
		hand_sizes: [3, 4],
		hand: [1, 0, 2],
		spent: [0, 0, 1],
		bag: []
	},
	market: { left: { price: 1, kind: 'tool' }, right: { price: 3 } },
	rows: { nature: ['lake', 'wood'], city: [] },
	seats: [
		{ food: 2, goods: { wood: 1, clay: 0 }, points: 7, breakdown: { cards: 7 }, tiles: [{ x: 0, y: 1 }] },
		{ food: 3, goods: { wood: 0, clay: 0 }, points: 0, breakdown: { cards: 0 }, tiles: [] }
	]
};

test('single numbers and words are facts, in words where there are some', () => {
	assert.deepEqual(sharedOf(view, words).facts, [
		{ title: 'round', text: '2' },
		{ title: 'card', text: 'the ace' },
		{ title: 'open', text: 'yes' },
		{ title: 'looked', text: '–' }
	]);
});

test('numbers stand below their places, lists of one length in one table', () => {
	const [numbers] = sharedOf(view, words).grids;
	assert.deepEqual(numbers.heads, ['0', '1', '2']);
	assert.deepEqual(numbers.rows, [
		{ title: 'hand', cells: ['1', '0', '2'] },
		{ title: 'spent', cells: ['0', '0', '1'] }
	]);
});

test('small records make a table, larger things a row each', () => {
	const { grids, rows } = sharedOf(view, words);
	assert.deepEqual(grids[1].heads, ['price', 'kind']);
	assert.deepEqual(grids[1].rows.at(-1), { title: 'right', cells: ['3', ''] });
	assert.deepEqual(rows, [
		{ title: 'bag', text: '–' },
		{ title: 'rows nature', text: 'lake, wood' },
		{ title: 'rows city', text: '–' }
	]);
});

test('a player has the own entry of every list of players', () => {
	assert.deepEqual(ofSeat(view, 0, words), [
		{ title: 'hand sizes', text: '3' },
		{ title: 'food', text: '2' },
		{ title: 'goods wood', text: '1' },
		{ title: 'goods clay', text: '0' },
		{ title: 'tiles', text: '(x 0, y 1)' }
	]);
	assert.deepEqual(ofSeat(view, 2, words), []);
});

const choices = ['offer 1', 'offer 12', 'pass', 'look up', 'look down'].map((name) => ({
	name,
	key: name.startsWith('offer') ? 'offer' : 'action',
	values: name.startsWith('offer') ? { card: name.slice(6) } : { name },
	preview: {}
}));
const names = (some) => some.map(({ name }) => name);

test('choices are found by notation and by words', () => {
	assert.deepEqual(names(found(choices, 'OFFER 2', words)), ['offer 12']);
	assert.deepEqual(names(found(choices, 'forward put', words)), ['offer 1', 'offer 12']);
	assert.deepEqual(names(found(choices, '  ', words)), names(choices));
});

test('choices are grouped by their first word, by two where all share it', () => {
	assert.deepEqual(
		grouped(choices).map(({ title, choices: some }) => [title, names(some)]),
		[
			['offer', ['offer 1', 'offer 12']],
			['look', ['look up', 'look down']],
			['', ['pass']]
		]
	);
	const same = ['place hut', 'place hunt 1', 'place hunt 2'].map((name) => ({ name }));
	assert.deepEqual(
		grouped(same).map(({ title }) => title),
		['place hunt', '']
	);
});

test('a preview needs no words', () => {
	assert.equal(inSigns({ wood: 2, odds: [0.5, 0.25], kept: true }), 'wood 2, odds 0.5 0.25, kept ✓');
});
