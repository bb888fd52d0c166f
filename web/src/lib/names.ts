// What the sides of a table are called: people by their own names, bots and opponents in the reader's language.

import type { TableInfo } from './protocol';
import type { Words } from './words';

/** A name for every side, "" where nobody has said one. Bots of the same kind are numbered. */
export function namesOf(table: Pick<TableInfo, 'seats' | 'opponents'>, words: Words): string[] {
	const kinds = table.seats.map(({ name, bot }) => (name ? '' : (bot ?? '')));
	const players = table.seats.map(({ name }, seat) => {
		const bot = kinds[seat];
		if (!bot) return name;
		const alike = kinds.filter((kind) => kind === bot).length;
		const number = kinds.slice(0, seat + 1).filter((kind) => kind === bot).length;
		const called = words.bot(bot);
		return alike > 1 ? `${called} ${number}` : called;
	});
	return [...players, ...table.opponents.map((opponent) => words.say(`opponent-${opponent}`))];
}
