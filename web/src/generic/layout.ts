// Any view of any game as rows and tables. The terminal lays it out by the same rules (src/epoka/cli/generic_board.py).

import type { Values } from '../lib/protocol';
import { spaced, type Words } from '../lib/words';

/** What the kernel puts into every view; everything else is the game's own. */
const KERNEL = ['game', 'players', 'options', 'seat', 'mover', 'over', 'over_by'];

/** Parts of a player that are shown elsewhere: beside the name, in the dialog of the points. */
const TOLD_ELSEWHERE = ['points', 'breakdown'];

const MOST_FIELDS = 7; // records with more fields are written in a row each
const MOST_COLUMNS = 16; // a longer list of numbers is written in a row, without a column for each

/** By the name of the game: the parts of its view that are lists with an entry for each seat. */
export const seatParts = new Map<string, string[]>();

export interface Row {
	title: string;
	text: string;
}

export interface Grid {
	title: string;
	heads: string[];
	rows: { title: string; cells: string[] }[];
	numbers: boolean;
}

export interface Shared {
	facts: Row[]; // single numbers and words
	rows: Row[]; // larger things in a few words
	grids: Grid[];
}

const isScalar = (part: unknown): boolean => typeof part !== 'object' || part === null;
const isNumber = (part: unknown): boolean => part === null || typeof part === 'number' || typeof part === 'boolean';
const isRecord = (part: unknown): part is Values => !isScalar(part) && !Array.isArray(part);
const isCounts = (part: unknown): part is unknown[] =>
	Array.isArray(part) && part.length > 1 && part.length <= MOST_COLUMNS && part.every(isNumber);

function isOfSeats(view: Values, name: string): boolean {
	return Array.isArray(view[name]) && (seatParts.get(String(view.game))?.includes(name) ?? false);
}

/** What does not belong to a single player. */
export function sharedOf(view: Values, words: Words): Shared {
	const shared: Shared = { facts: [], rows: [], grids: [] };
	const counts = new Map<number, Grid>();
	for (const [name, part] of Object.entries(view)) {
		if (KERNEL.includes(name) || isOfSeats(view, name)) continue;
		if (isScalar(part)) shared.facts.push({ title: spaced(name), text: cell(name, part, words) });
		else if (isCounts(part)) {
			let grid = counts.get(part.length);
			if (!grid)
				counts.set(part.length, (grid = { title: '', heads: [...part.keys()].map(String), rows: [], numbers: true }));
			grid.rows.push({ title: spaced(name), cells: part.map((one) => cell(name, one, words)) });
		} else if (isTable(part)) shared.grids.push(tableOf(name, part, words));
		else shared.rows.push(...pairs(name, part as object, words));
	}
	shared.grids.unshift(...counts.values());
	return shared;
}

/** What one player has, or a side that the rules play. */
export function ofSeat(view: Values, seat: number, words: Words): Row[] {
	const rows: Row[] = [];
	for (const [name, part] of Object.entries(view)) {
		if (!isOfSeats(view, name)) continue;
		const mine = (part as unknown[])[seat];
		if (mine === undefined) continue;
		if (isRecord(mine)) rows.push(...fields(name === 'seats' ? '' : spaced(name), mine, words));
		else rows.push({ title: spaced(name), text: cell(name, mine, words) });
	}
	return rows;
}

/** The fields of a record, those of a record in it behind its name: "goods wood". */
function fields(before: string, record: Values, words: Words): Row[] {
	return Object.entries(record)
		.filter(([name]) => !TOLD_ELSEWHERE.includes(name))
		.flatMap(([name, part]) => {
			const title = `${before} ${spaced(name)}`.trim();
			const inner = isRecord(part) && Object.values(part).length > 0 && Object.values(part).every(isScalar);
			return inner ? fields(title, part, words) : [{ title, text: cell(name, part, words) }];
		});
}

/** A part beside its name; what is made of larger parts has a line for each of them. */
function pairs(name: string, part: object, words: Words): Row[] {
	const inner = Object.entries(part);
	if (inner.every(([, value]) => isScalar(value))) return [{ title: spaced(name), text: cell(name, part, words) }];
	return inner.map(([title, value]) => ({
		title: `${spaced(name)} ${spaced(title)}`,
		text: cell(title, value, words)
	}));
}

/** Several records, in a list or by name, of few and small fields. */
function isTable(part: unknown): part is Record<string, Values> {
	const rows: unknown[] = isScalar(part) ? [] : Object.values(part as object);
	if (rows.length === 0 || !rows.every((row) => isRecord(row) && Object.keys(row).length > 0)) return false;
	const records = rows as Values[];
	return headsOf(records).length <= MOST_FIELDS && records.every((row) => Object.values(row).every(isScalar));
}

function headsOf(rows: Values[]): string[] {
	return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

function tableOf(name: string, part: Record<string, Values>, words: Words): Grid {
	const heads = headsOf(Object.values(part));
	const rows = Object.entries(part).map(([title, row]) => ({
		title: spaced(title),
		cells: heads.map((head) => (head in row ? cell(head, row[head], words) : ''))
	}));
	return { title: spaced(name), heads: heads.map(spaced), rows, numbers: false };
}

/** Anything in a few words; an id `v` under the name `k` is the text `k-v` where there is one. */
export function cell(name: string, part: unknown, words: Words): string {
	if (typeof part === 'string' && part !== '')
		return words.maybe(`${name}-${part.replaceAll(' ', '-')}`) || spaced(part);
	if (Array.isArray(part)) {
		const told = part.map((one) => (isScalar(one) ? cell(name, one, words) : `(${cell(name, one, words)})`));
		return told.join(part.every(isNumber) ? ' ' : ', ') || '–';
	}
	if (isRecord(part)) {
		const told = Object.entries(part).map(([inner, value]) => `${spaced(inner)} ${cell(inner, value, words)}`);
		return told.join(', ') || '–';
	}
	if (typeof part === 'number' && !Number.isInteger(part)) return words.number(part, { maximumFractionDigits: 2 });
	return words.value(part);
}

/** The same without words: numbers, ids and signs. */
export function inSigns(part: unknown): string {
	if (typeof part === 'boolean') return part ? '✓' : '✗';
	if (Array.isArray(part)) return part.map(inSigns).join(' ') || '–';
	if (isRecord(part))
		return (
			Object.entries(part)
				.map(([name, value]) => `${spaced(name)} ${inSigns(value)}`)
				.join(', ') || '–'
		);
	if (typeof part === 'number') return String(Math.round(part * 100) / 100);
	return part === null || part === '' ? '–' : spaced(String(part));
}
