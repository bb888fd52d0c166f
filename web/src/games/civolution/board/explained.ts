// What a thing on the common board is and means, in a title and a few lines, for the lens.

import type { TableDesk, Values } from '../../../table/contract';
import { componentsOf } from '../components';
import { moduleDoes, moduleName, moduleNotes } from '../labels';
import { insightOf, MATERIALS, siteKind, terrainOf, TERRAINS, viewOf, type Category, type Track } from '../view';
import { eraWords, favorWords, finalWords, siteWords, territoryWords, trackWords, weatherWords } from './labels';

export interface Explained {
	icon: string;
	title: string;
	lines: string[];
}

/** Null for what needs no explanation of its own, such as cards, which are shown themselves. */
export function explained(desk: TableDesk, key: string): Explained | null {
	const [kind, name, third] = key.split(':');
	switch (kind) {
		case 'module':
			return module(desk, Number(name), third);
		case 'store':
			return store(desk, Number(name), third);
		case 'food':
		case 'money':
		case 'ideas':
			return plain(kind === 'ideas' ? 'idea' : kind, desk, `console-${kind}`, {
				number: viewOf(desk.position).seats[Number(name)][kind]
			});
		case 'left':
			return plain(name, desk, third, { number: viewOf(desk.position).seats[desk.position.seat ?? 0][LEFT[name]] });
		case 'reset':
			return reset(desk);
		case 'dice-left':
			return plain('die', desk, 'board-dice-left', viewOf(desk.position).dice);
		case 'monolith':
			return plain('monolith', desk, 'board-first', { by: viewOf(desk.position).first });
		case 'territory':
			return territory(desk, name);
		case 'site':
			return site(desk, name === 'island' ? 24 : Number(name) - 1);
		case 'track':
			return track(desk, name as Track);
		case 'favor':
			return {
				icon: 'favor',
				title: favorWords(desk),
				lines: [desk.words.say('board-favor-does')]
			};
		case 'weather':
			return weather(desk);
		case 'phase':
			return {
				icon: 'era',
				title: `${name}. ${desk.words.say(`terminal-phase-${name}`)}`,
				lines: [desk.words.say(`board-phase-${name}`)]
			};
		case 'era':
			return era(desk, Number(name) - 1);
		case 'final':
			return final(desk, name as Category);
		default:
			return null;
	}
}

const LEFT: Record<string, 'farms_left' | 'boats_left' | 'tribes_left' | 'supply'> = {
	'project-farm': 'farms_left',
	'project-boat': 'boats_left',
	tribe: 'tribes_left',
	marker: 'supply'
};

function plain(icon: string, desk: TableDesk, key: string, values: Values): Explained {
	const why = `${key}-does`;
	return { icon, title: desk.words.say(key, values), lines: desk.words.has(why) ? [desk.words.say(why)] : [] };
}

/** What a module does; where it can be activated now the action bar says it, with what pays for it. */
function module(desk: TableDesk, seat: number, name: string): Explained | null {
	if (desk.active && desk.choices.has(`activate ${name}`)) return null;
	const notes = seat === desk.position.seat ? moduleNotes(desk, name) : [];
	return {
		icon: `module-${name}`,
		title: moduleName(desk, seat, name),
		lines: [moduleDoes(desk, seat, name), ...notes]
	};
}

function store(desk: TableDesk, seat: number, material: string): Explained {
	const terrain = TERRAINS[Math.floor(MATERIALS.findIndex((one) => one === material) / 3)];
	return {
		icon: material,
		title: desk.words.say('console-stored', { material, number: viewOf(desk.position).seats[seat].storage[material] }),
		lines: [desk.words.say('console-from-terrain', { terrain })]
	};
}

function reset(desk: TableDesk): Explained | null {
	if (desk.active && desk.choices.has('reset')) return null;
	const view = viewOf(desk.position);
	const resets = view.phase < 4 ? 0 : view.indicator;
	return {
		icon: 'reset',
		title: desk.words.say('console-reset', { resets, end: view.resets }),
		lines: [desk.words.say('console-reset-does')]
	};
}

function territory(desk: TableDesk, name: string): Explained {
	const { words } = desk;
	const terrain = terrainOf(name);
	const [title, ...rest] = territoryWords(desk, name).split('; ');
	const { board } = componentsOf(desk.components);
	const lines = rest.length > 0 ? [rest.join('; ')] : [];
	lines.push(words.say('board-hunting', { food: board.hunting[terrain].join(' · ') }));
	if (terrain !== 'water') lines.push(words.say('board-fire', { points: board.fire_points[terrain] }));
	return { icon: `terrain-${terrain}`, title, lines };
}

function site(desk: TableDesk, space: number): Explained {
	const { words } = desk;
	const view = viewOf(desk.position);
	const { site: found, territories } = view.sites[space];
	const [title, ...rest] = siteWords(desk, space).split('; ');
	const lines = rest.length > 0 ? [rest.join('; ')] : [];
	if (found) lines.unshift(words.say(`board-site-${siteKind(found)}`));
	else lines.unshift(words.say('board-site-unknown', { list: unseen(desk) }));
	if (territories.length > 0)
		lines.push(words.say('board-beside', { list: territories.map((one) => words.say(`territory-${one}`)).join(', ') }));
	return { icon: found ? `site-${siteKind(found)}` : 'module-exploration', title, lines };
}

/** The sites that still lie face down somewhere, with what revealing one brings. */
function unseen(desk: TableDesk): string {
	const { site_points: points } = componentsOf(desk.components).board;
	const kinds = new Map<string, { number: number; points: number }>();
	for (const [site, number] of Object.entries(viewOf(desk.position).unseen_sites)) {
		const kind = siteKind(site);
		kinds.set(kind, { number: (kinds.get(kind)?.number ?? 0) + number, points: points[site] });
	}
	return [...kinds]
		.map(
			([kind, { number, points: each }]) =>
				`${number}× ${desk.words.say(`site-${kind}`)} (${desk.words.say('board-sp', { points: each })})`
		)
		.join(', ');
}

function track(desk: TableDesk, name: Track): Explained {
	const lines = [
		desk.words.say('board-track-does', {
			value: ['technology', 'prestige', 'knowledge', 'construction', 'culture'].indexOf(name) + 1
		})
	];
	return { icon: `track-${name}`, title: trackWords(desk, name), lines };
}

function weather(desk: TableDesk): Explained {
	const { weather: stands } = viewOf(desk.position);
	const next = insightOf(desk.position).forecast.weather;
	const lines = [desk.words.say('board-weather-does', { weather: next?.beyond ? 3 : (next?.stop ?? stands) })];
	return { icon: `weather-${stands}`, title: weatherWords(desk), lines };
}

function era(desk: TableDesk, at: number): Explained {
	const category = viewOf(desk.position).era_tiles[at];
	return {
		icon: `category-${category}`,
		title: eraWords(desk, at),
		lines: [desk.words.say(`board-counts-${category}`)]
	};
}

function final(desk: TableDesk, category: Category): Explained {
	const scores = insightOf(desk.position).forecast.final ?? [];
	const lines = [
		desk.words.say(`board-counts-${category}`),
		scores
			.map(
				({ categories }, seat) =>
					`${desk.words.player(seat)}: ${categories[category].units} × ${categories[category].value} = ${desk.words.say('board-sp', { points: categories[category].points })}`
			)
			.join(', ')
	];
	return { icon: `category-${category}`, title: finalWords(desk, category), lines };
}
