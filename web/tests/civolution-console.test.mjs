// What the page reads out of a position of Civolution for the console, without drawing it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport } from 'vite';

async function load(name) {
	const file = new URL(`../src/games/civolution/${name}.ts`, import.meta.url).pathname;
	return (await runnerImport(file, { configFile: false, plugins: [svelte()] })).module;
}

const { follow, onBoard, phase, preset } = await load('flow');
const { button, warning } = await load('warnings');
const { guide } = await load('guide');
const { preview } = await load('previews');
const { signOf } = await load('signs');
const { diceOf, kindOf, nameKey } = await load('components');
const { bringsNothing } = await load('payment.svelte');
const { holdsChoices, PARTS } = await load('console/names');

const choice = (name, key, values = {}, shown = {}) => ({ name, key, values, preview: shown });
const position = (key, choices = [], view = {}, insight = {}) => ({
	seat: 0,
	turn: 7,
	prompt: { key, values: {} },
	choices,
	view: { era: 2, phase: 4, last_round: false, ...view },
	insight: { outlook: { modules: {}, cards: {}, goals: {}, attributes: {} }, ...insight }
});
const MIGRATION = {
	dice: [1, 3],
	level: 2,
	pays: [
		[0, 2, 0],
		[1, 12, 1]
	],
	short: null,
	idle: ['migrate'],
	nothing: true
};
const ahead = position(
	'turn',
	[],
	{},
	{ outlook: { modules: { migration: MIGRATION }, cards: {}, goals: {}, attributes: {} } }
);
const DOES = { key: 'does-migration', values: { level: 2, migrate: 2, otherwise: 1 } };
const COST = { key: 'preview-cost', values: { space: 'ideas', n: 0 } };
const MOVE = choice('activate migration', 'activate', { module: 'migration' }, { lines: [DOES, COST] });

const asking = (...names) =>
	position(
		'',
		names.map((name) => choice(name, ''))
	);
const feeding = (missing, most) =>
	position(
		'feed',
		[0, 1, 2].slice(0, most + 1).map((number) => choice(`feed ${number}`, 'feed', { number })),
		{},
		{
			forecast: { feeding: [{ need: 3, food: 3, missing, points: 0 }] }
		}
	);

test('a module is paid for by the cheapest payment, dice before markers', () => {
	const next = follow(MOVE, ahead, 'module:0:migration');
	assert.equal(next(asking('use die 1', 'use die 2')), 'use die 1');
	assert.equal(next(asking('use die 2', 'use die 3')), 'use die 3');
	assert.equal(next(asking('use die 1')), '');
});

test('a card that activates its module is installed by the same gesture, whatever the rules play by themselves', () => {
	const next = follow(MOVE, ahead, 'hand:0:A7');
	assert.equal(next(asking('do ideas', 'do install')), 'do install');
	assert.equal(next(asking('install A3', 'install A7')), 'install A7');
});

test('a drawn card is kept by one gesture, although the rules ask for its kind first', () => {
	const next = follow(choice('keep from building', 'keep-from', { deck: 'building' }), ahead, 'drawn:D4');
	assert.equal(next(asking('keep D2', 'keep D4')), 'keep D4');
});

test('income chips and activities go on to be used', () => {
	assert.equal(follow(MOVE, ahead, 'element:0:I3')(asking('use I2', 'use I3')), 'use I3');
	assert.equal(follow(MOVE, ahead, 'element:0:C4')(asking('activity C4', 'done')), 'activity C4');
});

test('a module whose other uses would come to nothing goes on to the only good one', () => {
	const SUSTENANCE = { dice: [2, 4], level: 1, pays: [[1, 3, 0]], short: null, idle: ['strengthen'], nothing: false };
	const outlook = { modules: { sustenance: SUSTENANCE }, cards: {}, goals: {}, attributes: {} };
	const branches = ['hunt', 'strengthen'].map((what) => choice(`do ${what}`, 'do', { what }));
	const asked = position('branch', branches, {}, { outlook });
	asked.prompt.values = { module: 'sustenance', level: 1 };
	const next = follow(
		choice('activate sustenance', 'activate', { module: 'sustenance' }),
		position('turn', [], {}, { outlook }),
		''
	);
	assert.equal(next(asked), 'do hunt');
	assert.deepEqual(
		branches.map((one) => warning(one, asked, '')?.key),
		[undefined, 'console-idle-now']
	);
	SUSTENANCE.idle = [];
	assert.equal(next(asked), '');
});

test('of columns that are all alike the page takes the first', () => {
	const column = (number, stage) =>
		choice(`column ${number}`, 'column', { column: number }, { lines: [{ key: 'preview-stage', values: { stage } }] });
	const seats = [
		{
			columns: [
				{ left: [], right: [] },
				{ left: [], right: [] },
				{ left: ['A1'], right: ['A1'] }
			]
		}
	];
	const next = follow(choice('install A7', 'install', { card: 'A7' }), ahead, 'hand:0:A7');
	assert.equal(next(position('card-column', [column(1, 1), column(2, 1)], { seats })), 'column 1');
	assert.equal(next(position('card-column', [column(1, 1), column(2, 2)], { seats })), '');
	assert.equal(next(position('card-column', [column(1, 1), column(3, 1)], { seats })), '');
});

test('feeding the first tribes feeds all where there is food for all', () => {
	const next = follow(choice('feed 2', 'feed', { number: 2 }), feeding(0, 2), '');
	assert.equal(next(feeding(0, 1)), 'feed 1');
	assert.equal(next(asking('done')), '');
	assert.equal(follow(choice('feed 1', 'feed', { number: 1 }), feeding(0, 2), ''), null);
	assert.equal(follow(choice('feed 2', 'feed', { number: 2 }), feeding(1, 2), ''), null);
});

test('the preview of a module says what it does, what pays and what would lead to nothing', () => {
	const lines = preview(MOVE, ahead);
	assert.deepEqual(
		lines.map(({ key }) => key),
		['does-migration', 'console-pays', 'console-idle']
	);
	assert.deepEqual(lines[0], DOES);
	assert.deepEqual(lines[1].values, { sources: '⚀ ⚂', ideas: 0 });
});

test('other previews are those of the rules', () => {
	const lines = [{ key: 'preview-gain', values: { space: 'food', n: 2 } }];
	assert.deepEqual(preview(choice('value 3', 'value', { value: 3 }, { lines }), position('hunt-with')), lines);
});

test('what lies in territories has no target on the console, so giving it back stands in the bar', () => {
	assert.equal(onBoard(choice('free food', 'free', { space: 'food' })), true);
	assert.equal(onBoard(choice('free raw b-forest', 'free', { space: 'raw b-forest' })), false);
	assert.equal(onBoard(choice('done', 'done')), false);
});

test('feeding fewer than possible is asked twice, and all are proposed', () => {
	const feed = [0, 1, 2].map((number) => choice(`feed ${number}`, 'feed', { number }));
	assert.equal(preset(feed), 'feed 2');
	assert.equal(warning(feed[1], position('feed', feed), '')?.asks, true);
	assert.equal(warning(feed[2], position('feed', feed), ''), null);
});

test('before the first era the game is being set up', () => {
	assert.deepEqual(phase(position('keep-start', [], { era: 0, phase: 0 })), [{ key: 'console-set-up', values: {} }]);
});

test('the guide explains a module when it is used', () => {
	const found = guide.find(({ key }) => key === 'guide-civ-module-trade');
	assert.equal(found.when(position('sale', [choice('done', 'done')])), true);
	assert.equal(found.when(position('turn', [choice('reset', 'reset')])), false);
	const inWeather = { phase: 7 }; // the same question has another reason there
	assert.equal(found.when(position('sale', [choice('done', 'done')], inWeather)), false);
});

test('sentences of cards have the picture of what they are about', () => {
	assert.equal(signOf('material-iron-ore'), 'cv-iron-ore');
	assert.equal(signOf('have-feature-calm'), 'cv-feature-calm');
	assert.equal(signOf('track-culture'), 'cv-track-culture');
	assert.equal(signOf('points-per-farms'), 'cv-sp');
});

test('an id tells what it names', () => {
	assert.equal(kindOf('A12'), 'card');
	assert.equal(nameKey('F3'), 'incident-F3');
	assert.equal(nameKey('K2'), 'chip-K2');
});

test('a module shows the two dice that the game declares, and any two where it declares none', () => {
	const modules = { research: { dice: [1, 2], does: [] }, sleep: { dice: [], does: [] } };
	assert.deepEqual(
		['research', 'sleep'].map((module) => diceOf({ modules }, module)),
		[
			[1, 2],
			[0, 0]
		]
	);
});

test('whether a module would bring nothing is said by the rules', () => {
	assert.equal(bringsNothing(ahead, 'migration'), true);
	assert.equal(bringsNothing(ahead, 'trade'), false);
});

test('a part of the own area comes to the front where it holds what may be chosen', () => {
	const player = {
		hand: ['A1'],
		drawn: [],
		marker_cards: [],
		money: 0,
		columns: [
			{ left: ['I1'], right: ['I1'] },
			{ left: [], right: [] }
		],
		goal_area: [['G1'], []]
	};
	const holding = (key, names, outlook = {}) => {
		const choices = names.map((name) => choice(name, ''));
		const view = { seats: [player], offered: [{ card: 'K1', goal: 'G2' }] };
		const insight = { outlook: { modules: {}, cards: {}, goals: {}, ...outlook } };
		const components = { cards: { A1: { deck: 'invention', top: [] } } };
		const desk = {
			position: position(key, choices, view, insight),
			components,
			choices: new Map(choices.map((one) => [one.name, one]))
		};
		return PARTS.filter((part) => holdsChoices(desk, 0, part));
	};
	assert.deepEqual(holding('install-card', ['install A1', 'done']), ['hand']);
	assert.deepEqual(holding('pick-chip-card', ['pick K1']), ['hand']);
	assert.deepEqual(holding('card-column', ['column 2']), ['stages']);
	assert.deepEqual(holding('use', ['use I1', 'space 2']), ['stages', 'goals']);
	assert.deepEqual(holding('turn', ['activate planning', 'reset']), []);
	assert.deepEqual(holding('turn', ['activate planning'], { goals: { G1: { all: true } } }), ['goals']);
	assert.deepEqual(holding('turn', ['activate invention'], { cards: { A1: { payable: true } } }), ['hand', 'stages']);
});

test('done says what it leaves out, where it leaves something out', () => {
	const done = choice('done', 'done');
	assert.deepEqual(button(done, position('upgrade', [done])), {
		label: { key: 'console-skip', values: { skipped: 'upgrade' } }
	});
	assert.deepEqual(button(done, position('reset-dice', [done])), {
		label: { key: 'console-skip', values: { skipped: 'reset-dice' } }
	});
	assert.equal(button(done, position('judge-test', [done])), null);
});

test('a card of the hand is not installed by one click', () => {
	const activate = choice('activate insight', 'activate', { module: 'insight' });
	assert.equal(warning(activate, ahead, 'hand:0:A7')?.key, 'console-at-once-card');
	assert.equal(warning(activate, ahead, 'module:0:insight'), null);
});
