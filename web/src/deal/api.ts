// The operations of sealed deals.

import { get, post } from '../lib/api';
import type { Deal, Links, NewTable, TableInfo, Values } from '../lib/protocol';

type One = { deal: Deal };

export const deals = {
	seal: (game: string, players: number, options: Values, tables: number) =>
		post<One>('/api/deals', { game, players, options, tables }).then(({ deal }) => deal),
	show: (id: string) => get<One>(`/api/deals/${id}`).then(({ deal }) => deal),
	mix: (id: string, words: string) => post<One>(`/api/deals/${id}/words`, { words }).then(({ deal }) => deal),
	end: (id: string) => post<One>(`/api/deals/${id}/end`).then(({ deal }) => deal),
	begin: (id: string, table: Pick<NewTable, 'seats' | 'gather'>) =>
		post<{ table: TableInfo; links: Links }>(`/api/deals/${id}/tables`, table),
	proofAddress: (id: string) => `/api/deals/${id}/proof`
};
