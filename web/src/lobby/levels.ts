// The same table once more against a weaker or a stronger opponent: the next level of the bots, or the next difficulty of the
// opponent whom the rules play.

import type { GameInfo, NewSeat, NewTable, TableInfo } from '../lib/protocol';
import { DIFFICULTY } from './difficulty';

export interface Level {
	bot: string; // "" where the opponent is played by the rules
	difficulty: unknown; // of that opponent
	table: NewTable;
}

/** The table one level lower (-1) or higher (+1); null where there is none, or where other people would have to be asked. */
export function levelBeside(info: GameInfo, table: TableInfo, by: -1 | 1): Level | null {
	if (table.mine.length === 0) return null;
	if (table.seats.some(({ kind }, seat) => kind === 'person' && !table.mine.includes(seat))) return null;
	return table.opponents.length > 0 ? nextDifficulty(info, table, by) : nextBot(info, table, by);
}

function nextBot(info: GameInfo, table: TableInfo, by: -1 | 1): Level | null {
	const met = table.seats.map(({ bot }) => info.levels.indexOf(bot ?? '')).filter((level) => level >= 0);
	const from = by > 0 ? Math.max(...met) : Math.min(...met);
	const bot = info.levels[from + by];
	if (met.length === 0 || bot === undefined) return null;
	return { bot, difficulty: null, table: { ...sameAgain(table, bot), options: table.options } };
}

function nextDifficulty(info: GameInfo, table: TableInfo, by: -1 | 1): Level | null {
	const option = info.options.find(({ name }) => name === DIFFICULTY);
	const at = option?.values.findIndex((value) => value === table.options[DIFFICULTY]) ?? -1;
	const difficulty = at < 0 ? undefined : option?.values[at + by];
	if (difficulty === undefined) return null;
	const options = { ...table.options, [DIFFICULTY]: difficulty };
	return { bot: '', difficulty, table: { ...sameAgain(table, ''), options } };
}

/** The people of this screen at their seats, this bot at all the others. */
function sameAgain(table: TableInfo, bot: string): NewTable {
	const seats = table.seats.map(({ kind, name }, seat): NewSeat => {
		if (kind === 'bot') return { kind: 'bot', bot };
		const person = { kind: seat === table.mine[0] ? 'me' : 'here' } as const;
		return name ? { ...person, name } : person;
	});
	return { game: table.game, seats, clock: table.clock?.rules ?? null };
}
