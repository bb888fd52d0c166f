// The server's HTTP interface, each call with the types of protocol.ts.

import type {
	Analysis,
	ApiError,
	ChatPolicy,
	Citations,
	Entry,
	GameInfo,
	GameTexts,
	Invitation,
	Links,
	NewTable,
	OpenTable,
	Position,
	PuzzleInfo,
	PuzzleTask,
	ReviewStep,
	Say,
	TableInfo,
	Values,
	WinChances,
	Word
} from './protocol';

/** A request the server refused, or could not be asked at all (code "offline"). */
export class Refused extends Error {
	constructor(
		readonly status: number,
		readonly error: ApiError
	) {
		super(error.message);
	}
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
	let answer: Response;
	try {
		answer = await fetch(path, {
			method,
			headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
			body: body === undefined ? undefined : JSON.stringify(body)
		});
	} catch {
		throw new Refused(0, { code: 'offline', message: 'the server does not answer', values: {} });
	}
	const data: unknown = await answer.json().catch(() => null);
	if (answer.ok && data !== null) return data as T;
	const refusal = data as { error?: ApiError } | null;
	throw new Refused(
		answer.status,
		refusal?.error ?? { code: 'unknown', message: answer.statusText, values: { status: answer.status } }
	);
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);

function seen(seat: number | null): string {
	return seat === null ? '' : `?seat=${seat}`;
}

export const api = {
	games: () => get<{ games: GameInfo[] }>('/api/games').then(({ games }) => games),
	components: (game: string) => get<Values>(`/api/games/${game}/components`),
	texts: (game: string) => get<GameTexts>(`/api/games/${game}/texts`).then(({ files }) => files),
	citations: (game: string) => get<Citations>(`/api/games/${game}/rules`),

	tables: () => get<{ tables: TableInfo[] }>('/api/tables').then(({ tables }) => tables),
	table: (id: string) => get<{ table: TableInfo }>(`/api/tables/${id}`).then(({ table }) => table),
	lesson: (game: string, lesson: string) =>
		post<{ table: TableInfo }>(`/api/games/${game}/lessons/${lesson}`).then(({ table }) => table),
	firstGame: (game: string) => post<{ table: TableInfo }>(`/api/games/${game}/first-game`).then(({ table }) => table),
	create: (table: NewTable) => post<{ table: TableInfo; links: Links }>('/api/tables', table),
	invitation: (id: string, secret: string) =>
		post<{ invitation: Invitation }>(`/api/tables/${id}/invitation`, { secret }).then(({ invitation }) => invitation),
	join: (id: string, join: { secret: string; password?: string; name?: string; instead?: boolean }) =>
		post<{ table: TableInfo }>(`/api/tables/${id}/join`, join).then(({ table }) => table),
	rename: (id: string, seat: number, name: string) => post(`/api/tables/${id}/name`, { seat, name }),
	renew: (id: string, seat: number) => post<{ link: string }>(`/api/tables/${id}/seats/${seat}/renew`),
	give: (id: string, seat: number, to: { kind: 'bot' | 'link' | 'program'; bot?: string }) =>
		post<{ table: TableInfo; link: string | null; token: string | null }>(`/api/tables/${id}/seats/${seat}/give`, to),
	links: (id: string) => post<{ links: Links }>(`/api/tables/${id}/links`).then(({ links }) => links),
	close: (id: string) => post(`/api/tables/${id}/close`),
	remove: (id: string) => post(`/api/tables/${id}/delete`),
	rematch: (id: string) => post<{ table: TableInfo }>(`/api/tables/${id}/rematch`).then(({ table }) => table),
	fork: (id: string, from: { turn: number; seat: number; bot: string; name: string }) =>
		post<{ table: TableInfo }>(`/api/tables/${id}/fork`, from).then(({ table }) => table),

	review: (id: string, seat: number | null) =>
		get<{ steps: ReviewStep[]; entries: Entry[] }>(`/api/tables/${id}/review${seen(seat)}`),
	at: (id: string, turn: number, seat: number | null) =>
		get<{ position: Position }>(`/api/tables/${id}/at/${turn}${seen(seat)}`).then(({ position }) => position),
	moment: (id: string, turn: number) =>
		get<{ position: Position }>(`/api/tables/${id}/moment/${turn}`).then(({ position }) => position),
	chances: (id: string, seat: number) => get<WinChances>(`/api/tables/${id}/chances?seat=${seat}`),
	analysis: (id: string) => get<Analysis>(`/api/tables/${id}/analysis`),
	analyse: (id: string) => post<Analysis>(`/api/tables/${id}/analysis`),
	stopAnalysis: (id: string) => post<Analysis>(`/api/tables/${id}/analysis/cancel`),
	open: (id: string, on: boolean) =>
		post<{ table: TableInfo }>(`/api/tables/${id}/open`, { on }).then(({ table }) => table),
	forkRecord: (from: { record: string; seat: number; bot: string; turn?: number }) =>
		post<{ table: TableInfo }>('/api/fork', from).then(({ table }) => table),
	puzzles: (game: string) => get<{ puzzles: PuzzleInfo[] }>(`/api/puzzles/${game}`).then(({ puzzles }) => puzzles),
	puzzle: (game: string, number: number) => get<PuzzleTask>(`/api/puzzles/${game}/${number}`),
	ready: (id: string, on: boolean) => post(`/api/tables/${id}/ready`, { on }),
	begin: (id: string) => post(`/api/tables/${id}/begin`),
	list: (id: string, on: boolean) => post(`/api/tables/${id}/list`, { on }),
	openTables: () => get<{ tables: OpenTable[] }>('/api/open').then(({ tables }) => tables),
	take: (id: string, name: string) => post(`/api/tables/${id}/take`, { name }),
	chat: (id: string, seat: number | null) =>
		get<{ words: Word[] }>(`/api/tables/${id}/chat${seen(seat)}`).then(({ words }) => words),
	say: (id: string, said: Say) => post<{ word: Word }>(`/api/tables/${id}/chat`, said).then(({ word }) => word),
	unsay: (id: string, word: string) => post(`/api/tables/${id}/chat/remove`, { id: word }),
	clearChat: (id: string) => post(`/api/tables/${id}/chat/clear`),
	allowChat: (id: string, chat: ChatPolicy) => post(`/api/tables/${id}/chat/allow`, { chat }),
	chatAddress: (id: string, seat: number | null) => `/api/tables/${id}/chat/text${seen(seat)}`,
	recordAddress: (id: string) => `/api/tables/${id}/record`
};
