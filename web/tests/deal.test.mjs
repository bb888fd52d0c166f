// The hash that the page computes itself, and the comparison of tables.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { runnerImport } from 'vite';

const source = (name) => new URL(`../src/deal/${name}.ts`, import.meta.url).pathname;
const { against } = (await runnerImport(source('results'), { configFile: false })).module;
const { sha256 } = (await runnerImport(source('sha256'), { configFile: false })).module;

test('the hash is SHA-256, whatever the length', () => {
	for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 200]) {
		const text = 'ž'.repeat(length);
		assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'), String(length));
	}
});

test('a seat is compared with the average of the same seat', () => {
	const table = (...points) => ({ seats: points.map((one) => ({ points: one })) });
	const deal = { tables: [table(50, 40), table(44, 60), { seats: [] }] };
	assert.equal(against(deal, 0, 0), 3);
	assert.equal(against(deal, 1, 1), 10);
	assert.equal(against({ tables: [table(1, 2)] }, 0, 0), null);
});
