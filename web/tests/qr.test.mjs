// The codes of addresses. The digests are of codes that an independent reader has read at every length.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { runnerImport } from 'vite';

const file = new URL('../src/gathering/qr.ts', import.meta.url).pathname;
const { qrCode } = (await runnerImport(file, { configFile: false })).module;

const LONG = 'https://epoka.example.org/t/abcdefghjkmn#seat=' + 'aB3_-xyzQ'.repeat(40);

test('codes of every length up to the longest are as they were when they were read', () => {
	const hash = createHash('sha256');
	for (let length = 1; length <= 271; length++) hash.update(JSON.stringify(qrCode(LONG.slice(0, length))));
	assert.equal(hash.digest('hex').slice(0, 16), '3d35cd43dfac94b2');
});

test('the three large squares are in their corners', () => {
	const code = qrCode(LONG.slice(0, 80));
	const corner = (x, y) =>
		code.slice(y, y + 7).map((row) =>
			row
				.slice(x, x + 7)
				.map(Number)
				.join('')
		);
	const square = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
	for (const [x, y] of [
		[0, 0],
		[code.length - 7, 0],
		[0, code.length - 7]
	])
		assert.deepEqual(corner(x, y), square);
});

test('what is too long has no code', () => {
	assert.equal(qrCode(LONG.slice(0, 272)), null);
});
