// How the review draws points.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runnerImport } from 'vite';

const file = new URL('../src/review/series.ts', import.meta.url).pathname;
const { lookOf } = (await runnerImport(file, { configFile: false })).module;

test('eighteen sources of points look different', () => {
	const looks = Array.from({ length: 18 }, (_, place) => JSON.stringify(lookOf(place)));
	assert.equal(new Set(looks).size, 18);
});
