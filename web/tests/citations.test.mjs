// Which rule the log names for an event.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runnerImport } from 'vite';

const file = new URL('../src/table/citations.ts', import.meta.url).pathname;
const { ruleOf } = (await runnerImport(file, { configFile: false })).module;

const table = {
	events: {
		placed: 'SA-9',
		gained: { by: 'good', rules: { food: 'SA-33' }, else: 'SA-34' },
		installed: { by: 'element', rules: { A: 'CV-111', G: 'CV-119' } },
		phase: { by: 'phase', rules: { 1: 'CV-33' } }
	}
};

test('an event has the rule of its key', () => {
	assert.equal(ruleOf({ key: 'placed' }, table), 'SA-9');
	assert.equal(ruleOf({ key: 'unheard-of' }, table), '');
});

test('where a key serves several rules, a value or its first letter chooses', () => {
	assert.equal(ruleOf({ key: 'gained', good: 'food' }, table), 'SA-33');
	assert.equal(ruleOf({ key: 'gained', good: 'gold' }, table), 'SA-34');
	assert.equal(ruleOf({ key: 'installed', element: 'G17' }, table), 'CV-119');
	assert.equal(ruleOf({ key: 'installed', element: 'K1' }, table), '');
	assert.equal(ruleOf({ key: 'phase', phase: 1 }, table), 'CV-33');
});

test('a game that declares nothing has no rules behind its events', () => {
	assert.equal(ruleOf({ key: 'placed' }, {}), '');
});

test('an event that names its rule is taken at its word', () => {
	assert.equal(ruleOf({ key: 'placed', rule: 'SA-17' }, table), 'SA-17');
});
