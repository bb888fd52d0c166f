// The colour of a seat; V.I.C.I. has one too.

import type { TableDesk } from '../../../table/contract';

export function colourOf(desk: TableDesk, seat: number): number {
	return desk.seats[seat].colour;
}
