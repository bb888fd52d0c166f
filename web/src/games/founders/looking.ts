// What the pointer, the focus or a finger is on, by the key of its target.

import type { TableDesk } from '../../table/contract';
import { faceOf, viewOf, type Face, type Placed } from './tiles';

export type Looked =
	| { kind: 'open'; name: string; face: Face }
	| { kind: 'cell'; name: string; face: Face; tile: Placed }
	| { kind: 'token'; name: string; token: string; good: string };

/** The key of a token that lies somewhere to be looked at: in the supply, before another player. */
export function tokenKey(token: string, good = ''): string {
	return `token:${token}:${good}`;
}

export function lookedAt(desk: TableDesk): Looked | null {
	const [what, ...rest] = desk.pointed.split(':');
	if (what === 'open') {
		const face = faceOf(desk.components, rest[0]);
		return face ? { kind: 'open', name: rest[0], face } : null;
	}
	if (what === 'cell') {
		const [x, y] = rest[1].split(',').map(Number);
		const tile = viewOf(desk.position).seats[Number(rest[0])]?.tiles.find((one) => one.x === x && one.y === y);
		const face = tile && faceOf(desk.components, tile.face);
		return tile && face ? { kind: 'cell', name: tile.face, face, tile } : null;
	}
	if (what !== 'token' && what !== 'hand') return null;
	const [token, good = ''] = what === 'token' ? rest : rest.slice(1);
	return { kind: 'token', name: token, token, good: token === 'craftsman' ? good : '' };
}
