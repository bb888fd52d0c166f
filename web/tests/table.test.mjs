// How the action bar tells several actions of one target apart, and what the log gathers into one line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runnerImport } from 'vite';

async function load(name) {
	const file = new URL(`../src/table/${name}.ts`, import.meta.url).pathname;
	return (await runnerImport(file, { configFile: false })).module;
}
const { amounts } = await load('amounts');
const { gathered, isSummed, paragraph } = await load('logSentences');

const words = { action: ({ name }) => `sentence of ${name}` };
const choice = (name, values, key = 'place') => ({ name, key, values, preview: {} });
const shown = (...choices) => amounts(choices, words).map(({ text }) => text);

test('a number stands on the button where only that differs', () => {
	assert.deepEqual(shown(choice('place forest 1', { amount: 1 }), choice('place forest 2', { amount: 2 })), ['1', '2']);
});

test('players are told apart by sentences, although a seat is a number', () => {
	const [first, second] = [choice('war 0', { seat: 0 }), choice('war 1', { seat: 1 })];
	assert.deepEqual(shown(first, second), ['sentence of war 0', 'sentence of war 1']);
});

test('actions of different kinds are told apart by sentences', () => {
	const [one, other] = [choice('pay wood', { amount: 1 }, 'pay'), choice('keep wood', { amount: 2 }, 'keep')];
	assert.deepEqual(shown(one, other), ['sentence of pay wood', 'sentence of keep wood']);
});

const speaker = { event: ({ key, seat, value }) => `${seat} ${key} ${value}` };
const tell = (number, seat, key, value) =>
	paragraph({ seq: number, number, seat, events: [{ key, seat, value }] }, speaker);
const log = (...paragraphs) =>
	gathered(paragraphs, speaker, { listed: { rolled: 'value' } }).map(({ entry, lines }) => [
		entry.number,
		lines[0].text
	]);

test('the dice of one throw make one line, which leads to the last of them', () => {
	assert.deepEqual(log(tell(1, 0, 'rolled', 6), tell(2, 0, 'rolled', 2), tell(3, 0, 'rolled', 5)), [
		[3, '0 rolled 6, 2, 5']
	]);
});

test('dice of another player and other events stay apart', () => {
	const told = log(tell(1, 0, 'rolled', 6), tell(2, 1, 'rolled', 2), tell(3, 1, 'gains', 1), tell(4, 1, 'gains', 1));
	assert.deepEqual(told, [
		[1, '0 rolled 6'],
		[2, '1 rolled 2'],
		[3, '1 gains 1'],
		[4, '1 gains 1']
	]);
});

test('only dice that were added up have a sum', () => {
	assert.equal(isSummed({ key: 'rolled', faces: [3, 4], total: 7 }), true);
	assert.equal(isSummed({ key: 'rolled-for-all', faces: '4 6 6' }), false);
});
