// A research card as it is drawn, rendered without a browser: the ⊃ sign between two cost spaces, and what is read aloud.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { render } from 'svelte/server';
import { runnerImport } from 'vite';

const at = (path) => new URL(path, import.meta.url).pathname;
/** Neither colours nor what is fetched later matter here: nothing would read the ones, the other never comes. */
const STANDINS = { styles: '', lazy: 'export const later = () => () => new Promise(() => {});' };
const without = {
	name: 'without',
	enforce: 'pre',
	resolveId: (id) => (id.endsWith('.css') ? '\0styles' : id.endsWith('/lib/lazy') ? '\0lazy' : null),
	load: (id) => STANDINS[id.slice(1)] ?? null
};
const plugins = [without, svelte({ emitCss: false, compilerOptions: { dev: false } })];
const load = async (path) => (await runnerImport(at(path), { configFile: false, plugins })).module;

const { default: Card } = await load('../src/games/civolution/Card.svelte');
const { cardWords } = await load('../src/games/civolution/labels.ts');
const { bundleOf, Words } = await load('../src/lib/words.ts');

const FILES = ['cards', 'chips', 'effects', 'elements', 'game', 'pieces', 'console', 'web'];
const LANGUAGES = ['en', 'pl', 'cs', 'uk'];
const words = (language) => {
	const files = FILES.map((name) =>
		readFileSync(at(`../../src/epoka/games/civolution/texts/${language}/${name}.ftl`), 'utf-8')
	);
	return new Words(language, bundleOf(language, files), []);
};

const or = (material, settlements, within) => ({
	key: 'cost-material-or',
	values: { n: 1, material, points: 0, settlements, within },
	icon: `material-${material}`
});
const EMPTY = { key: 'cost-empty', values: {}, icon: 'empty' };
const space = (settlements, contains) => ({ points: 0, settlements, contains });
const card = (contains) => ({
	deck: 'building',
	spaces: [space(3, contains), space(2, false), space(0, false), space(0, false), space(0, false)],
	costs: [or('stone', 3, 0), or('jade', 2, contains ? 3 : 0), EMPTY, EMPTY, EMPTY],
	top: [],
	instant: []
});
const desk = (contains, language = 'en') => ({
	components: { cards: { D14: card(contains) } },
	words: words(language),
	position: { view: {}, insight: { outlook: { cards: {} } } }
});
const drawn = (contains) => render(Card, { props: { desk: desk(contains), id: 'D14' } }).body;

test('a ⊃ sign stands in the space that contains the next one, hidden from those who hear the card', () => {
	const [, first, second] = drawn(true).split('<li');
	assert.match(first, /aria-hidden="true">⊃</);
	assert.doesNotMatch(second, /⊃/);
});

test('no sign stands on other cards', () => {
	assert.doesNotMatch(drawn(false), /⊃/);
});

test('the label of the contained space says it in words', () => {
	assert.match(
		drawn(true),
		/aria-label="1 × jade or 2 settlements built \(contained in the 3 settlements of the space before\)"/
	);
});

test('the card read aloud says it in every language', () => {
	for (const language of LANGUAGES) {
		const plain = cardWords(desk(false, language), 'D14');
		const said = cardWords(desk(true, language), 'D14');
		assert.ok(said.length > plain.length + 20, `${language}: ${said}`);
	}
});
