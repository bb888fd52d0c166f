// Which actions the things of the continent stand for, by what is asked.

import type { TableDesk } from '../../../table/contract';

const PLACES = ['fire', 'camp', 'wild'];
const STRENGTHS = ['weak', 'strong'];
const MOST_TRIBES = 20;
const MOST_SAVED = 5;

/** The territory the question is about, "" if none. */
export function askedTerritory(desk: TableDesk): string {
	const { territory } = desk.position.prompt.values;
	return desk.position.choices.length > 0 && typeof territory === 'string' ? territory : '';
}

export function tribeAction(territory: string, place: string, strong: boolean): string {
	return `tribe ${territory} ${place} ${STRENGTHS[Number(strong)]}`;
}

/** All that a click on a territory may mean; first what fits the question, since a refusal is asked about the first. */
export function territoryActions(desk: TableDesk, name: string): string[] {
	const tribes = PLACES.flatMap((place) => [true, false].map((strong) => tribeAction(name, place, strong)));
	const plain = [`in ${name}`, `to ${name}`];
	const keys = desk.position.choices.map(({ key }) => key);
	const ordered = keys.includes('tribe')
		? [...tribes, ...plain]
		: keys.includes('to')
			? [plain[1], plain[0], ...tribes]
			: [...plain, ...tribes];
	return askedTerritory(desk) === name ? [...here(), ...ordered] : ordered;
}

/** What may be asked about one territory: where to settle, whom to displace, how many to feed or to save. */
function here(): string[] {
	const displaced = [0, 1, 2, 3].flatMap((seat) => STRENGTHS.map((strength) => `displace ${seat} ${strength}`));
	const fed = Array.from({ length: MOST_TRIBES + 1 }, (_, number) => `feed ${number}`);
	const saved = Array.from({ length: MOST_SAVED + 1 }, (_, number) => `save ${number}`);
	return ['camp fire', 'camp free', ...displaced, ...fed, ...saved];
}
