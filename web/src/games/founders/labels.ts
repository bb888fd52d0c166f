// What the drawings say aloud: the names of targets for those who hear the table, and as tooltips.

import type { TableDesk } from '../../table/contract';
import type { Words } from '../../lib/words';
import type { Candidate } from './layout';
import { faceOf, groupLetter, viewOf, type Face, type Spot } from './tiles';

/** A tile of the offer: its name and what it needs, makes and brings. */
export function faceWords(words: Words, name: string, face: Face | undefined): string {
	const parts = [words.say(`face-${name}`)];
	if (!face) return parts[0];
	const [need, other] = face.requires;
	const [made, second] = face.produces;
	if (other) parts.push(words.say('board-needs', { good: need, giving: other }));
	else if (need) parts.push(words.say('board-needs-one', { good: need }));
	if (second) parts.push(words.say('board-makes-either', { good: made, giving: second }));
	else if (made) parts.push(words.say('board-makes', { good: made }));
	if (face.token) parts.push(words.say('board-brings', { token: face.token }));
	if (face.points) parts.push(words.say('terminal-points', { points: face.points }));
	return parts.join('; ');
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
	if (tile.war) parts.push(words.say('board-attacked'));
	if (tile.coin) parts.push(words.say('terminal-coin'));
	if (tile.craftsman) parts.push(words.say('terminal-craftsman'));
	if (tile.group) parts.push(words.say('board-linked', { group: groupLetter(tile.group) }));
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
