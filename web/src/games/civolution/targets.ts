// Which targets an event or an action touches, and which icon stands beside it in the log.

import type { Position, Told } from '../../table/contract';
import { kindOf } from './components';
import { FEATURES, siteKind, siteName, viewOf } from './view';

export function targets(told: Told | { action: string }, position: Position): string[] {
	return 'key' in told ? ofEvent(told as Told, position) : ofAction(String(told.action), position);
}

const territory = (told: Told): string => `territory:${told.territory}`;
const spot = (space: unknown): string => `site:${siteName(Number(space) - 1)}`;

function ofEvent(told: Told, position: Position): string[] {
	const { seat } = told;
	switch (told.key) {
		case 'phase':
			return [`phase:${told.phase}`];
		case 'indicator':
		case 'last-round':
		case 'vici-reset':
			return ['phase:4'];
		case 'weather':
			return ['weather'];
		case 'event':
			return ['phase:7'];
		case 'era-scored':
			return [`era:${viewOf(position).era_tiles.findIndex((category) => category === told.category) + 1}`];
		case 'site-shown':
		case 'statue-built':
		case 'settlement-built':
			return [spot(told.space)];
		case 'vici-statue':
			return ['site:island'];
		case 'advanced':
			return [`track:${told.track}`];
		case 'favor':
			return ['favor'];
		case 'activated':
		case 'branch':
		case 'upgraded':
			return [`module:${seat}:${told.module}`];
		case 'goal-taken':
			return [`goal:${told.goal}`];
		case 'card-taken':
			return [`hand:${seat}:${told.card}`];
		case 'card-kept-unseen':
			return [`deck:${told.deck}:closed`];
		case 'installed':
			return [`column:${seat}:${told.column}`];
		case 'gained':
		case 'returned':
			return spaceOf(Number(seat), String(told.space));
		default:
			return typeof told.territory === 'string' ? [territory(told)] : [];
	}
}

/** Where the markers of a space lie: raw materials on the continent, all else on the console. */
function spaceOf(seat: number, space: string): string[] {
	const [kind, name] = space.split(' ');
	if (kind === 'raw') return [`territory:${name}`];
	if (kind === 'plan') return [`plan:${seat}:${name}`];
	if (kind in PURSES) return [`${kind}:${seat}`];
	return [`${FEATURES.some((feature) => feature === kind) ? 'module' : 'store'}:${seat}:${kind}`];
}

/** Of an action that may be taken now: what a hint points at. */
function ofAction(action: string, position: Position): string[] {
	if (!position.choices.some((choice) => choice.name === action)) return [];
	const seat = position.seat ?? 0;
	const [verb, word, third, fourth] = action.split(' ');
	switch (verb) {
		case 'activate':
		case 'upgrade':
			return [`module:${seat}:${word}`];
		case 'in':
		case 'to':
			return [`territory:${word}`];
		case 'tribe':
			return [`territory:${word}`, `tribe:${word}:${third}:${seat}:${fourth}`];
		case 'site':
			return [`site:${word}`];
		case 'track':
			return [`track:${word}`];
		case 'open':
		case 'draw':
			return [`deck:${word}:${verb === 'open' ? 'open' : 'closed'}`];
		case 'goal':
		case 'attribute':
			return [`${verb}:${word}`];
		case 'chip':
			return [`income:${word}`];
		case 'pick':
			return [`pick:${word}`];
		case 'column':
			return [`column:${seat}:${word}`];
		case 'install':
		case 'keep':
		case 'discard':
			return kindOf(word) === 'goal' ? [`goal:${word}`] : [`hand:${seat}:${word}`, `drawn:${word}`, `marker:${word}`];
		case 'take':
		case 'pay':
		case 'sell':
		case 'buy':
			return [`store:${seat}:${word}`];
		case 'reset':
			return [`reset:${seat}`];
		case 'value':
			return [`value:${seat}:${word}`];
		case 'stage':
		case 'slot':
			return [`${verb}:${seat}:${word}`];
		default:
			return [];
	}
}

const ICONS: Record<string, string> = {
	starter: 'monolith',
	phase: 'era',
	rolled: 'die',
	'fate-rolled': 'fate',
	'die-turned': 'die',
	'test-passed': 'favor',
	'test-failed': 'favor',
	favor: 'favor',
	indicator: 'reset',
	'last-round': 'reset',
	event: 'event',
	'building-lost': 'project-farm',
	'farm-lost': 'project-farm',
	'farm-built': 'project-farm',
	'boat-built': 'project-boat',
	'statue-built': 'project-statue',
	'settlement-built': 'project-settlement',
	earned: 'sp',
	upgraded: 'upgrade',
	settled: 'tribe',
	displaced: 'module-migration',
	strengthened: 'tribe',
	weakened: 'tribe-weak',
	'tribe-lost': 'tribe-weak',
	fed: 'food',
	'goal-taken': 'goal',
	'card-taken': 'card',
	markers: 'marker',
	'marker-dealt': 'marker',
	'no-markers': 'marker',
	'vici-card': 'vici',
	'vici-reset': 'reset',
	'vici-shuffled': 'vici',
	'vici-lost': 'vici',
	'vici-wheel': 'die',
	'vici-beacons': 'beacon',
	'vici-place': 'vici',
	'vici-provision': 'provision',
	'vici-farm-blocked': 'project-farm',
	'vici-fed': 'provision',
	'vici-crowded': 'module-migration',
	'vici-removed': 'vici',
	'vici-no-goal': 'goal',
	'vici-statue': 'project-statue',
	'vici-hunted': 'hunt',
	'game-ends': 'sp'
};

/** The thing the event is about where it has a picture, else a sign of what is done. */
export function icon(told: Told): string {
	const name = about(told) || ICONS[told.key];
	return name ? `cv-${name}` : '';
}

function about(told: Told): string {
	switch (told.key) {
		case 'activated':
		case 'branch':
			return `module-${told.module}`;
		case 'advanced':
			return `track-${told.track}`;
		case 'era-scored':
		case 'vici-category':
		case 'vici-grid':
			return `category-${told.category}`;
		case 'weather':
			return `weather-${told.weather}`;
		case 'site-shown':
			return `site-${siteKind(String(told.site))}`;
		case 'developed':
		case 'transported':
			return String(told.material);
		case 'installed':
		case 'triggered':
			return KINDS[kindOf(String(told.element))];
		case 'card-drawn-unseen':
		case 'card-kept-unseen':
			return `deck-${told.deck}`;
		case 'card-drawn':
		case 'card-kept':
			return 'card';
		case 'die-gained':
		case 'die-robbed':
			return told.die === 'fate' ? 'fate' : 'die';
		case 'gained':
		case 'returned':
			return ofSpace(String(told.space));
		default:
			return '';
	}
}

const KINDS: Record<string, string> = {
	goal: 'goal',
	income: 'income',
	attribute: 'attribute',
	chip: 'income',
	card: 'card'
};
const PURSES: Record<string, string> = {
	ideas: 'idea',
	focus: 'focus',
	food: 'food',
	money: 'money',
	resets: 'marker'
};

/** The picture of a space of markers. */
function ofSpace(space: string): string {
	const [kind] = space.split(' ');
	if (kind === 'plan' || kind === 'raw') return kind;
	if (FEATURES.some((feature) => feature === kind)) return `feature-${kind}`;
	return PURSES[kind] ?? kind;
}
