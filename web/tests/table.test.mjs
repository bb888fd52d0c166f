// How the action bar tells several actions of one target apart.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runnerImport } from 'vite';

const file = new URL('../src/table/amounts.ts', import.meta.url).pathname;
const { amounts } = (await runnerImport(file, { configFile: false })).module;

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
