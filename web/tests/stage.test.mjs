// The stage: what is shown of the moves of others, in which order, how long, and how it ends.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runnerImport } from 'vite';

async function load(name) {
	const file = new URL(`../src/${name}.ts`, import.meta.url).pathname;
	return (await runnerImport(file, { configFile: false })).module;
}
const { Queue, MOST } = await load('stage/queue');
const { Reader } = await load('stage/moments');
const { Gate, MOST_HELD } = await load('stage/gate');
const { staging } = await load('games/stone-age/staging');
const { staging: civolution } = await load('games/civolution/staging');

const ME = 0;
const words = { event: ({ key, seat, value = '' }) => `${seat} ${key} ${value}`.trim() };

/** A clock that goes on when it is told to. */
class Hand {
	time = 0;
	due = null;
	now = () => this.time;
	after = (milliseconds, what) => {
		const one = { at: this.time + milliseconds, what };
		this.due = one;
		return () => {
			if (this.due === one) this.due = null;
		};
	};
	/** Go on until the next thing is due. */
	ring() {
		const { at, what } = this.due;
		this.due = null;
		this.time = at;
		what();
	}
}

let number = 0;

function set(stretch = 1, watching = {}) {
	const clock = new Hand();
	const queue = new Queue(
		clock,
		() => stretch,
		() => {}
	);
	const reader = new Reader();
	const who = { words, seat: ME, mine: [ME], players: 2, staging, ...watching };
	/** One entry of the log with these events. */
	const tell = (...events) => {
		number += 1;
		const entry = { seq: number, number, seat: events[0].seat ?? -1, action: '', events, at: '' };
		for (const moment of reader.read(entry, who)) queue.add(moment, words.event, watching.replay);
	};
	/** The sentences of all beats, in the order in which they are shown. */
	const show = () => {
		const shown = [];
		for (; queue.current; clock.ring()) shown.push(queue.current.lines.map(({ text }) => text));
		return shown;
	};
	return { clock, queue, tell, show };
}

const placed = (seat) => ({ key: 'placed', seat });
const rolled = (seat, ...faces) => ({
	key: 'rolled',
	seat,
	faces,
	dice: faces.length,
	total: faces.reduce((sum, face) => sum + face, 0)
});
const brought = (seat, total, divisor) => ({
	key: 'brought-in',
	seat,
	total,
	divisor,
	amount: Math.floor(total / divisor)
});
const round = (value) => ({ key: 'round', seat: 1, value });

test('what others do is shown one after the other, in the order of the server', () => {
	const { tell, show } = set();
	tell({ key: 'worker-gained', seat: 1 });
	tell({ key: 'card-taken', seat: 1 });
	tell(round(2));
	assert.deepEqual(show(), [['1 worker-gained'], ['1 card-taken'], ['1 round 2']]);
});

test('what one has done by hand is not told again, but in a replay it is', () => {
	const live = set();
	live.tell(placed(ME));
	assert.deepEqual(live.show(), []);
	const again = set(1, { replay: true });
	again.tell(placed(ME));
	assert.deepEqual(again.show(), [['0 placed']]);
});

test('an own roll lies large, with its divisor and what it brings', () => {
	const { queue, tell } = set();
	tell(rolled(ME, 6, 3), brought(ME, 9, 3));
	assert.equal(queue.current.form, 'roll');
	assert.deepEqual(queue.current.faces, [6, 3]);
	assert.deepEqual(queue.current.division, { total: 9, divisor: 3, amount: 3 });
});

test('what came of a roll shows its dice, although tools were chosen in between', () => {
	const { queue, tell } = set();
	tell(rolled(ME, 6, 3));
	queue.clear();
	tell({ key: 'tool-used', seat: ME });
	assert.equal(queue.current, null);
	tell(brought(ME, 11, 3));
	assert.deepEqual(queue.current.faces, [6, 3]);
	assert.equal(queue.current.division.amount, 3);
});

test('feeding is one scene of all players', () => {
	const { queue, tell, show } = set();
	tell({ key: 'fed', seat: ME }, { key: 'food-short', seat: 1 });
	tell({ key: 'hungry', seat: 1 });
	assert.equal(queue.current.form, 'scene');
	assert.deepEqual(show(), [['0 fed', '1 food-short', '1 hungry']]);
});

test('dice that are told one by one make one roll', () => {
	const { queue, tell } = set(1, { staging: civolution, listed: { rolled: 'value' } });
	for (const value of [6, 2, 5]) tell({ key: 'rolled', seat: ME, value });
	assert.deepEqual(queue.current.faces, [6, 2, 5]);
	assert.deepEqual(
		queue.current.lines.map(({ text }) => text),
		['0 rolled 6, 2, 5']
	);
	assert.equal(queue.pending.length, 0);
});

test('the turn of a side that the rules play is one scene', () => {
	const { tell, show } = set(1, { staging: civolution, players: 1 });
	tell({ key: 'vici-card', value: 'V14' }, { key: 'vici-category' });
	tell({ key: 'vici-wheel' }, { key: 'earned', seat: 1 });
	tell({ key: 'phase', value: 5 });
	assert.deepEqual(
		show().map((lines) => lines.length),
		[4, 1]
	);
});

test('a weighty event is shown longer than a small one, and everything by the chosen speed', () => {
	const lasting = (stretch, event) => {
		const { clock, tell } = set(stretch);
		tell(event);
		return clock.due.at;
	};
	assert.ok(lasting(1, rolled(1, 4)) > lasting(1, placed(1)));
	assert.equal(lasting(0.5, placed(1)), lasting(1, placed(1)) / 2);
});

test('a beat that grows while it is shown stays longer, not from the beginning', () => {
	const { clock, queue, tell } = set();
	tell(rolled(1, 4));
	const { at } = clock.due;
	const { id } = queue.current;
	clock.time = 500;
	tell(brought(1, 4, 2));
	assert.equal(queue.current.id, id);
	assert.equal(clock.due.at, at + 900);
});

test('what is pending can be skipped, and news after it is shown again', () => {
	const { clock, queue, tell, show } = set();
	for (let times = 0; times < 5; times++) tell(placed(1));
	queue.clear();
	assert.deepEqual([queue.current, queue.pending, clock.due], [null, [], null]);
	tell({ key: 'card-taken', seat: 1 });
	assert.deepEqual(show(), [['1 card-taken']]);
});

test('of too many only the last round is shown', () => {
	const { queue, tell } = set();
	for (let times = 0; times < MOST - 2; times++) tell(placed(1));
	tell(round(2));
	for (let times = 0; times < 3; times++) tell(placed(1));
	assert.deepEqual(
		queue.pending.map(({ lines }) => lines[0].told.key),
		['round', 'placed', 'placed', 'placed']
	);
});

test('a round that is too long itself is shown from its end', () => {
	const { queue, tell } = set();
	for (let times = 0; times < 3 * MOST; times++) tell(placed(1));
	assert.equal(queue.pending.length, MOST);
});

test('an era of Civolution is scored in one scene, whoever scores', () => {
	const { tell, show } = set(1, { staging: civolution, players: 1, mine: [0] });
	const earned = (seat) => ({ key: 'earned', seat, source: 'from-categories' });
	tell({ key: 'era-scored' }, { key: 'units', seat: 0 }, earned(0), { key: 'units', seat: 1 }, earned(1), {
		key: 'monolith',
		seat: 1
	});
	assert.equal(show().length, 1);
});

test('what came of fate dice joins them, for those who rolled too', () => {
	const { tell, show } = set(1, { staging: civolution, listed: { 'fate-rolled': 'value' } });
	tell({ key: 'fate-rolled', value: 3 });
	tell({ key: 'fate-rolled', value: 5 });
	tell({ key: 'test-passed', seat: ME });
	assert.deepEqual(show(), [['undefined fate-rolled 3, 5', '0 test-passed']]);
});

test('a game that says nothing about its events has banners, dice and captions all the same', () => {
	const { clock, queue, tell } = set(1, { staging: undefined });
	const forms = [];
	tell({ key: 'round' });
	tell({ key: 'thrown', seat: 1, faces: [2] });
	tell({ key: 'painted', seat: 1 });
	for (; queue.current; clock.ring()) forms.push(queue.current.form);
	assert.deepEqual(forms, ['banner', 'roll', 'caption']);
});

/** A gate with somebody behind it who is ready when told so. */
function guarded() {
	const passed = [];
	const audience = { free: true, unseen: 0, held: 0, ready: () => audience.free, follow: () => {} };
	audience.overlook = () => (audience.unseen += 1);
	audience.wait = (held) => (audience.held = held.length);
	const gate = new Gate((message) => passed.push(message));
	gate.seat(audience);
	const news = (seq) => ({ type: 'news', position: seq, entries: [{ seq }] });
	return { gate, audience, passed, news };
}

test('news wait while something is shown, and are passed on in their order', () => {
	const { gate, audience, passed, news } = guarded();
	gate.receive(news(1));
	audience.free = false;
	gate.receive(news(2));
	gate.receive(news(3));
	assert.deepEqual([passed.length, audience.held], [1, 2]);
	audience.free = true;
	gate.next();
	assert.deepEqual(
		passed.map(({ position }) => position),
		[1, 2, 3]
	);
});

test('catching up is one step to the latest position, with every entry', () => {
	const { gate, audience, passed, news } = guarded();
	audience.free = false;
	for (const seq of [1, 2, 3]) gate.receive(news(seq));
	gate.catchUp();
	assert.deepEqual(passed, [{ type: 'news', position: 3, entries: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] }]);
	assert.equal(audience.unseen, 1);
});

test('whatever has a later position of its own comes after all that waited', () => {
	const { gate, audience, passed, news } = guarded();
	audience.free = false;
	gate.receive(news(1));
	gate.receive({ type: 'done', id: 'a', seq: 1 });
	gate.receive({ type: 'draft', id: 'b', position: 2 });
	assert.deepEqual(
		passed.map(({ type }) => type),
		['done', 'news', 'draft']
	);
});

test('of too many news the oldest are passed on unseen', () => {
	const { gate, audience, passed, news } = guarded();
	audience.free = false;
	for (let seq = 1; seq <= MOST_HELD + 1; seq++) gate.receive(news(seq));
	assert.equal(audience.held, MOST_HELD / 2);
	assert.equal(passed.length, 1);
});

test('nobody waits where nobody watches', () => {
	const { gate, audience, passed, news } = guarded();
	audience.free = false;
	gate.receive(news(1));
	gate.seat(null);
	gate.receive(news(2));
	assert.equal(passed.length, 2);
});
