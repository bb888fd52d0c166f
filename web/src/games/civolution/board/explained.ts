// What a thing on the common board is and means, in a title and a few lines, for the lens.

import type { TableDesk } from '../../../table/contract';
import { componentsOf } from '../components';
import { insightOf, siteKind, terrainOf, viewOf, type Category, type Track } from '../view';
import { eraWords, favorWords, finalWords, siteWords, territoryWords, trackWords, weatherWords } from './labels';

export interface Explained {
	icon: string;
	title: string;
	lines: string[];
	side: 'left' | 'right'; // where the lens lies
}

/** Null for what needs no explanation of its own, such as cards, which are shown themselves. */
export function explained(desk: TableDesk, key: string): Explained | null {
	const [kind, name] = key.split(':');
	switch (kind) {
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
				lines: [desk.words.say('board-favor-does')],
				side: 'left'
			};
		case 'weather':
			return weather(desk);
		case 'phase':
			return {
				icon: 'era',
				title: `${name}. ${desk.words.say(`terminal-phase-${name}`)}`,
				lines: [desk.words.say(`board-phase-${name}`)],
				side: 'left'
			};
		case 'era':
			return era(desk, Number(name) - 1);
		case 'final':
			return final(desk, name as Category);
		default:
			return null;
	}
}

function territory(desk: TableDesk, name: string): Explained {
	const { words } = desk;
	const terrain = terrainOf(name);
	const [title, ...rest] = territoryWords(desk, name).split('; ');
	const { board } = componentsOf(desk.components);
	const lines = rest.length > 0 ? [rest.join('; ')] : [];
	lines.push(words.say('board-hunting', { food: board.hunting[terrain].join(' · ') }));
	if (terrain !== 'water') lines.push(words.say('board-fire', { points: board.fire_points[terrain] }));
	return { icon: `terrain-${terrain}`, title, lines, side: 'right' };
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
	return { icon: found ? `site-${siteKind(found)}` : 'module-exploration', title, lines, side: 'right' };
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
		.map(([kind, { number, points: each }]) => `${number}× ${desk.words.say(`site-${kind}`)} (${each}★)`)
		.join(', ');
}

function track(desk: TableDesk, name: Track): Explained {
	const lines = [
		desk.words.say('board-track-does', {
			value: ['technology', 'prestige', 'knowledge', 'construction', 'culture'].indexOf(name) + 1
		})
	];
	return { icon: `track-${name}`, title: trackWords(desk, name), lines, side: 'left' };
}

function weather(desk: TableDesk): Explained {
	const { weather: stands } = viewOf(desk.position);
	const next = insightOf(desk.position).forecast.weather;
	const lines = [desk.words.say('board-weather-does', { weather: next?.beyond ? 3 : (next?.stop ?? stands) })];
	return { icon: `weather-${stands}`, title: weatherWords(desk), lines, side: 'left' };
}

function era(desk: TableDesk, at: number): Explained {
	const category = viewOf(desk.position).era_tiles[at];
	return {
		icon: `category-${category}`,
		title: eraWords(desk, at),
		lines: [desk.words.say(`board-counts-${category}`)],
		side: 'left'
	};
}

function final(desk: TableDesk, category: Category): Explained {
	const scores = insightOf(desk.position).forecast.final ?? [];
	const lines = [
		desk.words.say(`board-counts-${category}`),
		scores
			.map(
				({ categories }, seat) =>
					`${desk.words.player(seat)}: ${categories[category].units} → ${categories[category].points}★`
			)
			.join(', ')
	];
	return { icon: `category-${category}`, title: finalWords(desk, category), lines, side: 'left' };
}
