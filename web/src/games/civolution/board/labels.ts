// What the common board says aloud: the names of its targets for those who hear the table; the lens shows the same.

import type { TableDesk } from '../../../table/contract';
import { componentsOf, type Printed } from '../components';
import { insightOf, siteName, viewOf, type Category, type Group, type Track } from '../view';

/** A territory: its name, its material, who lives there, what stands and lies there. */
export function territoryWords(desk: TableDesk, name: string): string {
	const { words } = desk;
	const territory = viewOf(desk.position).territories[name];
	const parts = [words.say(`territory-${name}`)];
	const tell = (key: string, list: string): void => {
		if (list) parts.push(words.say(key, { list }));
	};
	if (territory.material) parts.push(words.say(`material-${territory.material}`));
	else if (!territory.developed) parts.push(words.say('board-undeveloped'));
	if (territory.fire) tell('board-at-fire', words.player(territory.fire[0]));
	tell(territory.camps > 0 ? 'board-in-camp' : 'board-aboard', living(desk, territory.tribes));
	tell('board-in-wild', living(desk, territory.wild));
	if (territory.farm !== null) tell('board-farm', words.player(territory.farm));
	tell('board-boat', territory.boats.map((seat) => words.player(seat)).join(', '));
	tell('board-raw', counted(desk, territory.raw));
	const { vici } = viewOf(desk.position);
	if (vici?.provisions[name]) parts.push(words.say('terminal-provisions', { number: vici.provisions[name] }));
	if (vici?.blocked_farms.includes(name)) parts.push(words.say('board-farm-blocked'));
	if (territory.hunted) parts.push(words.say('board-hunted'));
	return parts.join('; ');
}

/** The tribes of each player together, however strong they are. */
function living(desk: TableDesk, groups: Group[]): string {
	const numbers = desk.seats.map((_, seat) =>
		groups.filter(([owner]) => owner === seat).reduce((sum, [, , each]) => sum + each, 0)
	);
	return counted(desk, numbers);
}

/** Who has how many, by seat. */
function counted(desk: TableDesk, numbers: number[]): string {
	return numbers
		.map((number, seat) => (number > 0 ? `${desk.words.player(seat)} ×${number}` : ''))
		.filter(Boolean)
		.join(', ');
}

/** A site: its number and kind, who has built there. */
export function siteWords(desk: TableDesk, space: number): string {
	const { words } = desk;
	const { site, statues, settlements } = viewOf(desk.position).sites[space];
	const kind = site ? words.say(`site-${site}`) : words.say('board-face-down');
	const parts = [site === 'island' ? kind : words.say('board-site', { number: siteName(space), kind })];
	const built = { 'board-statues': counted(desk, statues), 'board-settlements': counted(desk, settlements) };
	for (const [key, list] of Object.entries(built)) if (list) parts.push(words.say(key, { list }));
	return parts.join('; ');
}

/** A category that an era scores, with what a unit is worth. */
export function eraWords(desk: TableDesk, at: number): string {
	const category = viewOf(desk.position).era_tiles[at];
	return desk.words.say('board-era-scores', { era: at + 1, category, value: printed(desk).era_values[at] });
}

export function weatherWords(desk: TableDesk): string {
	const { weather } = viewOf(desk.position);
	const { forecast } = insightOf(desk.position);
	const now = desk.words.say('board-weather', { weather });
	return forecast.weather ? `${now}. ${desk.words.say('board-weather-next', { weather: forecast.weather.stop })}` : now;
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
	const value =
		insightOf(desk.position).forecast.final?.[0].categories[category].value ?? printed(desk).final_values[category];
	return desk.words.say('board-final-scores', { category, value });
}

function printed(desk: TableDesk): Printed {
	return componentsOf(desk.components).board;
}
