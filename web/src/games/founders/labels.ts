// What the drawings say aloud: the names of targets for those who hear the table, and as tooltips.

import type { TableDesk } from '../../table/contract';
import type { Words } from '../../lib/words';
import type { Candidate } from './layout';
import { faceOf, groupLetter, idle, viewOf, type Face, type Placed, type Spot } from './tiles';

/** What a tile needs, makes and brings, a line each. */
export function faceLines(words: Words, face: Face): string[] {
	const lines: string[] = [];
	const [need, other] = face.requires;
	if (other) lines.push(words.say('board-needs', { good: need, giving: other }));
	else if (need) lines.push(words.say('board-needs-one', { good: need }));
	lines.push(...made(words, face));
	if (face.token) lines.push(words.say('board-brings', { token: face.token }));
	if (face.points) lines.push(words.say('terminal-points', { points: face.points }));
	return lines;
}

function made(words: Words, face: Face): string[] {
	const [good, second] = face.produces;
	if (second) return [words.say('board-makes-either', { good, giving: second })];
	return good ? [words.say('board-makes', { good })] : [];
}

/** A tile of a territory: what it makes, unless something lies on it, and its points. */
export function tileLines(words: Words, tile: Placed, face: Face): string[] {
	const lines = idle(tile) ? [] : made(words, face);
	if (tile.war) lines.push(words.say('board-attacked'));
	if (tile.coin) lines.push(words.say('terminal-coin'));
	if (tile.craftsman) lines.push(words.say('terminal-craftsman'));
	if (tile.group) lines.push(words.say('board-linked', { group: groupLetter(tile.group) }));
	if (face.points && !tile.war) lines.push(words.say('terminal-points', { points: face.points }));
	return lines;
}

/** A tile of the offer: its name and what it needs, makes and brings. */
export function faceWords(words: Words, name: string, face: Face | undefined): string {
	return [words.say(`face-${name}`), ...(face ? faceLines(words, face) : [])].join('; ');
}

/** A cell of a territory: its number on choice, what lies there and what lies on that. */
export function cellWords(desk: TableDesk, seat: number, cell: Spot, candidate: Candidate | undefined): string {
	const { words } = desk;
	const tile = viewOf(desk.position).seats[seat].tiles.find((other) => other.x === cell.x && other.y === cell.y);
	const parts: string[] = [];
	if (candidate) parts.push(words.say('board-candidate', { number: candidate.number }));
	if (candidate?.name.startsWith('lay ')) parts.push(words.action(candidate.choice));
	const where = { x: cell.x, y: cell.y };
	if (!tile) return [...parts, words.say('board-empty-cell', where)].join('; ');
	parts.push(words.say('board-tile-at', { face: tile.face, ...where }));
	const face = faceOf(desk.components, tile.face);
	if (face) parts.push(...tileLines(words, tile, face));
	return parts.join('; ');
}

/** A territory in one line: whose it is and how many tiles it has. */
export function landWords(desk: TableDesk, seat: number): string {
	const { tiles } = viewOf(desk.position).seats[seat];
	const points = tiles.reduce(
		(sum, tile) => sum + (tile.war ? 0 : (faceOf(desk.components, tile.face)?.points ?? 0)),
		0
	);
	return desk.words.say('board-territory', { by: seat, number: tiles.length, points });
}
