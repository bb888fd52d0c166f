// What two positions have in common is the same object in both.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runnerImport } from 'vite';

const file = new URL('../src/lib/unchanged.ts', import.meta.url).pathname;
const { kept } = (await runnerImport(file, { configFile: false })).module;

const seat = (food) => ({ food, dice: [1, 0, 2] });

test('parts that have not changed are those of the last value, the others are new', () => {
	const last = { era: 1, seats: [seat(1), seat(2)] };
	const next = kept(last, { era: 1, seats: [seat(1), seat(3)] });
	assert.deepEqual(next, { era: 1, seats: [seat(1), seat(3)] });
	assert.equal(next.seats[0], last.seats[0]);
	assert.notEqual(next.seats[1], last.seats[1]);
	assert.equal(next.seats[1].dice, last.seats[1].dice);
});

test('an equal value is the last one itself', () => {
	const last = { seats: [seat(1)], rolled: null };
	assert.equal(kept(last, { seats: [seat(1)], rolled: null }), last);
});

test('what is shorter, longer, missing or of another kind is new', () => {
	for (const [last, next] of [
		[[1, 2], [1]],
		[[1], [1, 2]],
		[{ a: 1, b: 2 }, { a: 1 }],
		[{ a: 1 }, { b: 1 }],
		[{ 0: 1 }, [1]],
		[{ a: null }, { a: {} }],
		[{ a: {} }, { a: null }]
	]) {
		const found = kept(last, structuredClone(next));
		assert.deepEqual(found, next);
		assert.notEqual(found, last);
	}
});
