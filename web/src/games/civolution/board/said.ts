// What the common board says aloud: the names of its targets for those who hear the table; the lens shows the same.

import type { TableDesk } from '../../../table/contract';
import { componentsOf, type Printed } from '../components';
import { siteName, viewOf, type Category, type Group, type Track } from '../view';

/** A territory: its name, its material, who lives there, what stands and lies there. */
export function territoryWords(desk: TableDesk, name: string): string {
	const { words } = desk;
	const territory = viewOf(desk.position).territories[name];
	const parts = [words.say(`territory-${name}`)];
	if (territory.material) parts.push(words.say(`material-${territory.material}`));
	else if (!territory.developed) parts.push(words.say('board-undeveloped'));
	if (territory.fire) parts.push(words.say('board-at-fire', { by: territory.fire[0] }));
	parts.push(...living(desk, territory.tribes, territory.camps > 0 ? 'board-in-camp' : 'board-aboard'));
	parts.push(...living(desk, territory.wild, 'board-in-wild'));
	if (territory.farm !== null) parts.push(words.say('board-farm', { by: territory.farm }));
	for (const seat of territory.boats) parts.push(words.say('board-boat', { by: seat }));
	territory.raw.forEach((number, seat) => {
		if (number > 0) parts.push(words.say('board-raw', { by: seat, number }));
	});
	if (territory.hunted) parts.push(words.say('board-hunted'));
	return parts.join('; ');
}

/** The tribes of each player together, however strong they are. */
function living(desk: TableDesk, groups: Group[], key: string): string[] {
	const seats = [...new Set(groups.map(([seat]) => seat))];
	return seats.map((seat) => {
		const number = groups.filter(([owner]) => owner === seat).reduce((sum, [, , each]) => sum + each, 0);
		return desk.words.say(key, { by: seat, number });
	});
}

/** A site: its number and kind, who has built there. */
export function siteWords(desk: TableDesk, space: number): string {
	const { words } = desk;
	const site = viewOf(desk.position).sites[space];
	const island = site.site === 'island';
	const kind = site.site ? words.say(`site-${site.site}`) : words.say('board-face-down');
	const parts = [island ? kind : words.say('board-site', { number: siteName(space), kind })];
	site.statues.forEach((number, seat) => {
		if (number > 0) parts.push(words.say('board-statues', { by: seat, number }));
	});
	site.settlements.forEach((number, seat) => {
		if (number > 0) parts.push(words.say('board-settlements', { by: seat, number }));
	});
	return parts.join('; ');
}

/** A category that an era scores, with what a unit is worth. */
export function eraWords(desk: TableDesk, at: number): string {
	const category = viewOf(desk.position).era_tiles[at];
	return desk.words.say('board-era-scores', { era: at + 1, category, value: printed(desk).era_values[at] });
}

export function weatherWords(desk: TableDesk): string {
	const { weather, forecast } = viewOf(desk.position);
	const now = desk.words.say('board-weather', { weather });
	return forecast.weather ? `${now}; ${desk.words.say('board-weather-next', { weather: forecast.weather.stop })}` : now;
}

/** A progress track and where everybody stands on it. */
export function trackWords(desk: TableDesk, track: Track): string {
	const places = viewOf(desk.position).seats.map(({ tracks }, seat) => `${desk.words.player(seat)} ${tracks[track]}`);
	return `${desk.words.say(`track-${track}`)}: ${places.join(', ')}`;
}

export function favorWords(desk: TableDesk): string {
	const places = viewOf(desk.position).seats.map(({ favor }, seat) => `${desk.words.player(seat)} ${favor}`);
	return `${desk.words.say('terminal-favor')}: ${places.join(', ')}`;
}

/** A category of the final scoring, with what a unit is worth. */
export function finalWords(desk: TableDesk, category: Category): string {
	const value = viewOf(desk.position).forecast.final?.[0].categories[category].value ?? printed(desk).final_values[category];
	return desk.words.say('board-final-scores', { category, value });
}

function printed(desk: TableDesk): Printed {
	return componentsOf(desk.components).board;
}
