// How much time the events of Civolution take when they are shown. What V.I.C.I. does in her turn makes one scene.

import { later } from '../../lib/lazy';
import type { Told } from '../../lib/protocol';
import { OPPONENT, type Staging, type Weight } from '../../stage/weights';

const HERS: Weight = `scene:${OPPONENT}`;
const VICI = [
	'card',
	'reset',
	'shuffled',
	'rolled',
	'category',
	'lost',
	'wheel',
	'beacons',
	'place',
	'provision',
	'farm-blocked',
	'fed',
	'crowded',
	'grid',
	'removed',
	'no-goal',
	'chip-roll',
	'statue',
	'hunted'
];
const DICE = ['rolled', 'fate-rolled'];
/** Points that are counted for everybody at once belong to their scene. */
const COUNTED: Record<string, Weight> = { 'from-categories': 'scene:scoring', 'from-strong': 'scene:feeding' };

export const staging: Staging = {
	weights: {
		...Object.fromEntries(VICI.map((name) => [`vici-${name}`, HERS])),
		phase: 'banner',
		'last-round': 'banner',
		'game-ends': 'banner',
		'era-scored': 'scene:scoring',
		units: 'scene:scoring',
		monolith: 'scene:scoring',
		event: 'banner',
		weather: 'scene:event',
		'event-count': 'scene:event',
		'event-for': 'scene:event',
		'event-nobody': 'scene:event',
		'final-points': 'none', // the end is a scene of its own
		'final-total': 'none',
		'card-shown': 'scene:display',
		'goal-shown': 'scene:display',
		'income-shown': 'scene:display',
		'attribute-shown': 'scene:display',
		'site-shown': 'scene:sites',
		developed: 'detail',
		rolled: 'roll',
		'fate-rolled': 'roll',
		fed: 'scene:feeding',
		weakened: 'scene:feeding',
		activated: 'deed',
		branch: 'detail',
		gained: 'detail',
		returned: 'detail',
		earned: ({ source }) => COUNTED[String(source)] ?? 'detail',
		advanced: 'detail',
		favor: 'detail',
		'test-passed': 'result',
		'test-failed': 'result',
		hunted: 'result',
		indicator: 'deed',
		installed: 'deed',
		'goal-taken': 'deed',
		'card-taken': 'deed',
		'settlement-built': 'deed',
		'statue-built': 'deed'
	},
	scenes: {
		scoring: later(() => import('./EraScene.svelte')),
		[OPPONENT]: later(() => import('./ViciScene.svelte'))
	},
	titles: { feeding: 'terminal-phase-6', event: 'terminal-phase-7', sites: 'terminal-phase-5' },
	/** An era is long: its phases are what one may want to see again. */
	begins: ({ key }) => key === 'phase',
	faces: ({ key, value }: Told) => (DICE.includes(key) && typeof value === 'number' ? [value] : [])
};
