// What the server and the page say to each other. The server's types are in src/epoka/server/messages.py; the names and
// shapes are the same, and a test compares them. Sentences never travel: keys and values do, and the page has the words.

export type Values = Record<string, unknown>;

// ---- games ------------------------------------------------------------------------------------------------------

export interface OptionInfo {
	name: string;
	values: (boolean | number | string)[];
	default: boolean | number | string | null; // null: as the preset says
	text: string; // the key of its name; `${text}.why` and `${text}-${value}` say more
	fits: Record<number, (boolean | number | string)[]>; // players → the values that so many may choose
}

export interface GameInfo {
	name: string; // "stone-age"
	version: number;
	players: number[]; // [2, 3, 4]
	options: OptionInfo[];
	presets: Record<string, Record<string, Values>>; // option → value → all options as that value sets them
	levels: string[]; // the bots that are levels of strength, weakest first; none where a game knows no levels
	bots: string[]; // all others, the best last as far as that is known
	opponent: string; // the bot that is proposed to somebody who has not chosen one yet
	seat_parts: string[]; // the parts of its view that are lists with an entry for each seat
}
// GET /api/games → { games: GameInfo[] }
// GET /api/games/{game}/components → Values: every card, building, tile … as the game declares it (Game.components())

/** The rule behind an event: its id, or the one for a value of the event, or for the first letter of it. */
export type Cited = string | { by: string; rules: Record<string, string>; else?: string };

/** As the game declares it (Game.citations()), of which the page reads the events by their keys. */
export type Citations = { events?: Record<string, Cited> };
// GET /api/games/{game}/rules → Citations

/** The texts of a game, each file by its place: "en/game.ftl". For games whose texts were not there when the page was built. */
export type GameTexts = { files: Record<string, string> };
// GET /api/games/{game}/texts → GameTexts

// ---- tables -----------------------------------------------------------------------------------------------------

export interface SeatInfo {
	name: string; // "" where nobody has said one
	kind: 'person' | 'bot';
	bot: string | null;
	taken: boolean; // false: a link that nobody has opened yet
	online: boolean;
	password: boolean;
	standin: boolean; // a bot plays here until the owner returns
}

export interface UndoRequest {
	by: number;
	to: number; // the number of actions that would be left
	agreed: number[];
	waiting: number[];
}

export interface TableInfo {
	id: string;
	game: string;
	players: number;
	options: Values;
	created: string; // ISO 8601, UTC
	status: 'playing' | 'over' | 'closed';
	seats: SeatInfo[];
	opponents: string[]; // the sides that the rules play: their seats come after those of the players
	host: boolean; // may renew links, give seats away, close
	mine: number[]; // the seats of this browser
	hotseat: boolean; // several of them are people at this screen
	watching: boolean;
	deadline: number | null; // seconds for a decision
	due: string | null; // when the present one runs out
	undo_request: UndoRequest | null;
	rematch: string | null; // the table that follows
	forked_from: { table: string; turn: number } | null;
	seq: number; // events so far
	turn: number; // actions so far
	mover: number;
}

export interface NewSeat {
	kind: 'me' | 'here' | 'link' | 'bot'; // here: another person at this screen
	name?: string;
	bot?: string;
	password?: string;
}

export interface NewTable {
	game: string;
	options?: Values;
	seats: NewSeat[];
	deadline?: number | null;
}

export interface Links {
	seats: Record<string, string>; // seat → path with its secret in the fragment: "/t/k3v…#seat=…"
	watch: string;
}
// POST /api/tables NewTable → 201 { table: TableInfo, links: Links }
// GET  /api/tables → { tables: TableInfo[] } (this browser's; my turn first, then the newest)
// GET  /api/tables/{id} → { table: TableInfo }
// POST /api/tables/{id}/join { secret, password?, name? } → { table: TableInfo }   (swaps a secret for the cookie)
// POST /api/tables/{id}/name { seat, name } → { table }
// POST /api/tables/{id}/seats/{seat}/renew → { link }                              (host)
// POST /api/tables/{id}/seats/{seat}/give { kind: 'bot' | 'link', bot? } → { table, link: string | null }   (host)
// POST /api/tables/{id}/links → { links }                                          (host: the watch link; secrets of seats are never shown again)
// POST /api/tables/{id}/close → { table }                                          (host)
// POST /api/tables/{id}/delete → { deleted }                                       (host; not while other people play there)
// POST /api/tables/{id}/rematch → { table }      (anyone seated; everyone keeps a seat, moved on by one)
// POST /api/tables/{id}/fork { turn, seat, bot } → 201 { table }    (finished games: go on from there against bots)
// POST /api/fork { record, turn?, seat, bot } → 201 { table }       (the same from the text of a record)
// GET  /api/tables/{id}/record → text/plain: the record; of a running game as the seat saw it, "?" for what it did not

// ---- a position, as one seat may know it ------------------------------------------------------------------------

export interface Choice {
	name: string; // the notation: "place forest 3"
	key: string; // the text `action-${key}` with `values`
	values: Values;
	preview: Values; // cost, gain, odds: from the kernel
}

export interface Position {
	seat: number | null; // whose view it is; null for a spectator
	seq: number;
	turn: number;
	view: Values; // the kernel's view of this seat, game-specific
	insight?: Values; // what can be worked out from the view, where the game has something to say; game-specific
	mover: number; // -1: chance, -3: nobody, the game is over
	asked: number[];
	prompt: { key: string; values: Values }; // the text `prompt-${key}`
	choices: Choice[]; // empty unless this seat is asked
	draft: string[]; // actions of an unfinished gesture that only this seat sees; they are already applied in `view`
	undo: number; // how many actions may be taken back freely now, draft included
	undo_beyond: boolean; // one more may be asked of the others
	redo: string[]; // what this seat took back last, to be played again; [] if none
	hidden: boolean; // this seat knows something others do not: a hot-seat needs the curtain
	points: number[];
	breakdown: Record<string, number>[];
	ranking: number[];
	over: boolean;
	over_by: string;
}

export interface Told {
	key: string; // the text `event-${key}`; the other fields are its values
	[value: string]: unknown; // a roll of dice carries `faces`: number[]
}

export interface Entry {
	seq: number; // of the event it came with
	number: number; // of the action (1 = first); 0 for entries about the table itself
	seat: number; // who acted; -1 chance, -2 nobody
	action: string; // the notation, "" where this seat may not know
	events: Told[];
	at: string; // when
	undone?: boolean; // taken back later
}

// ---- the socket: /api/tables/{id}/live?seat=0&from=12  (no seat: a spectator; no from: everything) ---------------

export type FromServer =
	| { type: 'hello'; table: TableInfo; position: Position; entries: Entry[]; from: number }
	| { type: 'news'; position: Position; entries: Entry[]; redone?: boolean } // after each event; `redone`: forget the log, this is all of it
	| { type: 'table'; table: TableInfo } // somebody came, left, asked for an undo …
	| { type: 'draft'; id: string; position: Position } // the answer to an `act` that does not finish a gesture
	| { type: 'done'; id: string; seq: number } // on disk
	| { type: 'answer'; id: string; value: unknown } // of why, hint
	| { type: 'error'; id: string | null; error: ApiError; position?: Position; entries?: Entry[] } // stale: with the news since
	| { type: 'pong' };

export type ToServer =
	| { type: 'act'; id: string; seat: number; seq: number; actions: string[] } // the whole gesture so far; `id` makes a repeat harmless
	| { type: 'undo'; id: string; seat: number; seq: number; to: number } // to: the number of actions left
	| { type: 'undo-ask'; id: string; seat: number; seq: number; to: number }
	| { type: 'undo-vote'; id: string; seat: number; agree: boolean }
	| { type: 'why'; id: string; seat: number; seq: number; actions: string[]; name: string } // answer: Why | null
	| { type: 'hint'; id: string; seat: number; seq: number; actions: string[] } // answer: { action: string, bot: string }
	| { type: 'sit'; seat: number | null } // hot-seat: from now on send this seat's view; answered by `hello`
	| { type: 'ping' };
// The same over HTTP, for scripts: POST /api/tables/{id}/act|undo|undo-ask|undo-vote|why|hint with the fields above
// (Idempotency by `id`), GET /api/tables/{id}/position?seat=0, GET /api/tables/{id}/log?seat=0&from=0.

export interface Why {
	code: string; // the text `refusal-${code}` with `params`
	params: Values;
	rule: string; // "SA-12", "" for the kernel's own
}

export interface ApiError {
	code: string; // the text `error-${code}` with `values`
	message: string; // in English, for people reading the API
	values: Values;
}
// Every refused HTTP request answers { error: ApiError }: 400 malformed or illegal, 401 no right, 403 not yours,
// 404 unknown, 409 stale (with position and entries since), 410 closed, 413 too large, 422 bad option, 429 too many, 503.

// ---- review -----------------------------------------------------------------------------------------------------

export interface ReviewStep {
	turn: number;
	seat: number; // who acted to get here
	action: string;
	points: number[];
	breakdown: Record<string, number>[];
	round: number; // where the game's view counts rounds, else 0
}
// GET /api/tables/{id}/review?seat=0 → { steps: ReviewStep[], entries: Entry[] }   (as this seat saw it)
// GET /api/tables/{id}/at/{turn}?seat=0 → { position: Position }                   (no choices)
// GET /api/texts → { languages: ["en", "pl", "cs", "uk"] }; the words themselves are in the bundle.
