// A pause of the clock, by agreement.

import { post } from '../lib/api';

export const pauses = {
	ask: (table: string, seat: number, days: number | null) => post(`/api/tables/${table}/pause`, { seat, days }),
	vote: (table: string, seat: number, agree: boolean) => post(`/api/tables/${table}/pause-vote`, { seat, agree }),
	resume: (table: string, seat: number) => post(`/api/tables/${table}/resume`, { seat })
};
