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
	puzzles: number; // how many it has
	seat_parts: string[]; // the parts of its view that are lists with an entry for each seat
	lessons: string[]; // the lessons that teach it, in their order
	first_game: Values; // the options that are recommended for a first game
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

/** Beyond the last reveal: bots always agree; only other people can agree; nothing at all is taken back. */
export const UNDO_POLICIES = ['free', 'consent', 'none'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** The hours in which no clock runs, in minutes after midnight, `zone` minutes later than in UTC. */
export interface Night {
	begins: number;
	ends: number;
	zone?: number;
}

/** When time runs out: a bot stands in, a bot advises and the table waits, the game ends without a result. */
export type OnLate = 'bot' | 'advice' | 'end';

export interface Clock {
	seconds: number; // for a decision; with a bank, what everybody has at the start
	bank?: boolean; // each has a bank of time for the whole game
	increment?: number; // seconds that a gesture adds to it
	night?: Night | null;
	on_late?: OnLate;
	finish?: boolean; // bots go on when no person is left
}

export interface PauseWish {
	by: number;
	days: number | null; // null: until somebody ends it
	waiting: number[];
}

/** Where the clock stands, beside `due`. */
export interface ClockTold {
	rules: Clock;
	banks: number[]; // what each seat has left, if there is a bank
	begun: boolean; // a person has made a move
	complete: boolean; // every seat is taken
	paused: boolean;
	until: string | null; // when the pause ends by itself
	wish: PauseWish | null;
	late: number[]; // the seats that have run out of time and are waited for
	deserted: boolean; // nobody plays on because no person is left
}

/** Nobody talks; those who play do, and apart from them those who watch; all together as well. */
export const CHAT_POLICIES = ['off', 'players', 'all'] as const;
export type ChatPolicy = (typeof CHAT_POLICIES)[number];

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
	clock: ClockTold | null;
	undo: UndoPolicy;
	rerolls: number; // how often something decided by chance was taken back and drawn anew
	undo_request: UndoRequest | null;
	hints_allowed: boolean;
	hints: number[]; // for how many decisions each seat has asked for a hint
	chances: boolean; // those who play are told how likely each is to win
	public: boolean; // anybody may look at the finished game
	chat: ChatPolicy;
	gathering: boolean; // the game waits until everybody is ready
	ready: number[];
	listed: boolean; // anybody may take a free seat from the lobby
	rematch: string | null; // the table that follows
	forked_from: { table: string; turn: number } | null;
	lesson: string | null; // the lesson that is taught here
	explains: boolean; // opponents say why they do what they do
	deal: string | null; // the sealed deal that is played here
	seq: number; // events so far
	turn: number; // actions so far
	mover: number;
	points: number[]; // as everybody may know them; empty where a running game does not show them
	ranking: number[]; // the places at the end; empty before
	watchers: number; // how many are looking on now
}

/** What the holder of a link may know before taking it up. */
export interface Invitation {
	game: string;
	options: Values;
	seats: SeatInfo[];
	host: number | null; // the seat of who invites
	seat: number | null; // the one that the link is for; null for looking on
	deadline: number | null;
	clock: Clock | null;
}

/** A table with a free seat for anybody. */
export interface OpenTable {
	id: string;
	game: string;
	options: Values;
	seats: SeatInfo[];
	host: number | null;
	clock: Clock | null;
}

export interface NewSeat {
	kind: 'me' | 'here' | 'link' | 'bot' | 'program'; // here: another person at this screen; program: comes with a token
	name?: string;
	bot?: string;
	password?: string;
}

export interface NewTable {
	game: string;
	options?: Values;
	seats: NewSeat[];
	deadline?: number | null; // seconds for a decision, the simplest clock
	clock?: Clock | null;
	undo?: UndoPolicy;
	hints?: boolean;
	chances?: boolean;
	chat?: ChatPolicy;
	gather?: boolean; // the game begins when everybody has said to be ready
}

export interface Links {
	seats: Record<string, string>; // seat → path with its secret in the fragment: "/t/k3v…#seat=…"
	watch: string;
	tokens: Record<string, string>; // seat → what its program sends as Authorization: Bearer …
}
// POST /api/games/{game}/lessons/{lesson} → 201 { table: TableInfo }  (a table on the fixed deal of a lesson)
// POST /api/games/{game}/first-game → 201 { table: TableInfo }        (against the gentlest bot, which explains)
// POST /api/tables NewTable → 201 { table: TableInfo, links: Links }
// GET  /api/tables → { tables: TableInfo[] } (this browser's; my turn first, then the newest)
// GET  /api/tables/{id} → { table: TableInfo }
// POST /api/tables/{id}/invitation { secret } → { invitation: Invitation }
// POST /api/tables/{id}/join { secret, password?, name? } → { table: TableInfo }   (swaps a secret for the cookie)
// (instead: true, where the seat is in use in another browser and goes on in this one)
// POST /api/tables/{id}/ready { on }; /begin (host); /list { on } (host) → { table }
// GET  /api/open → { tables: OpenTable[] }; POST /api/tables/{id}/take { name } → { table }   (a free seat of an open table)
// POST /api/tables/{id}/name { seat, name } → { table }
// POST /api/tables/{id}/seats/{seat}/renew → { link }                              (host)
// POST /api/tables/{id}/seats/{seat}/give { kind: 'bot' | 'link' | 'program', bot? } → { table, link: string | null, token: string | null }   (host)
// POST /api/tables/{id}/links → { links }                                          (host: the watch link; secrets of seats are never shown again)
// POST /api/tables/{id}/close → { table }                                          (host)
// POST /api/tables/{id}/delete → { deleted }                                       (host; not while other people play there)
// POST /api/tables/{id}/rematch → { table }      (anyone seated; everyone keeps a seat, moved on by one)
// POST /api/tables/{id}/fork { turn, seat, bot, name? } → 201 { table }    (finished games: go on from there against bots)
// POST /api/fork { record, turn?, seat, bot, name? } → 201 { table }       (the same from the text of a record)
// POST /api/tables/{id}/pause { seat, days? } → { table }, …/pause-vote { seat, agree } → { table }, …/resume { seat } → { table }
// GET  /api/tables/{id}/record → text/plain: the record; of a running game as the seat saw it, "?" for what it did not

// ---- a position, as one seat may know it ------------------------------------------------------------------------

export interface Choice {
	name: string; // the notation: "place forest 3"
	key: string; // the text `action-${key}` with `values`
	values: Values;
	preview: Values; // cost, gain, odds: from the kernel
}

/** Something the coach of a lesson says: a text key, and the targets it is about. */
export interface LessonPage {
	key: string;
	point: string[];
}

/** What the coach says now; only the learner gets it. */
export interface LessonTold {
	id: string;
	step: number; // how many tasks are done, of so many `steps`
	steps: number;
	pages: LessonPage[]; // what is to be read now, the task last
	lit: string[]; // the choices that the task asks for; none where any way will do
	wrong: string; // the text key of what is said to the last action where it was not the right one, else ""
	back: number; // where it was not: the number of actions to undo to
	done: boolean;
}

export interface Position {
	seat: number | null; // whose view it is; null for a spectator
	seq: number;
	turn: number;
	view: Values; // the kernel's view of this seat, game-specific
	insight?: Values; // what can be worked out from the view, where the game has something to say; game-specific
	lesson?: LessonTold;
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

// ---- talking ------------------------------------------------------------------------------------------------------

export type Room = 'players' | 'watchers' | 'all' | 'note'; // a note is heard by nobody else
export const REACTIONS = ['hello', 'well-played', 'thanks', 'oops', 'wow', 'moment', 'good-game'] as const;
export type Reaction = '' | (typeof REACTIONS)[number];

export interface Word {
	id: string;
	room: Room;
	seat: number | null; // null: somebody who watches, told apart by `author`
	author: string;
	name: string; // as it was then
	text: string;
	reaction: Reaction; // the text `web-say-${reaction}`, "" for words of one's own
	at: string;
	mine: boolean;
}

export interface Say {
	room: Room;
	seat?: number | null;
	text?: string;
	reaction?: Reaction;
	name?: string; // of somebody who watches
}
// GET  /api/tables/{id}/chat?seat=0 → { words: Word[] }     (as text: /chat/text)
// POST /api/tables/{id}/chat Say → 201 { word: Word }
// POST /api/tables/{id}/chat/remove { id } → { words: [] }   (one's own; the host any)
// POST /api/tables/{id}/chat/clear → { words: [] }           (host)
// POST /api/tables/{id}/chat/allow { chat } → { table }      (host)

// ---- the socket: /api/tables/{id}/live?seat=0&from=12  (no seat: a spectator; no from: everything) ---------------

export type FromServer =
	| { type: 'hello'; table: TableInfo; position: Position; entries: Entry[]; from: number }
	| { type: 'news'; position: Position; entries: Entry[]; redone?: boolean } // after each event; `redone`: forget the log, this is all of it
	| { type: 'table'; table: TableInfo } // somebody came, left, asked for an undo …
	| { type: 'draft'; id: string; position: Position } // the answer to an `act` that does not finish a gesture
	| { type: 'done'; id: string; seq: number } // on disk
	| { type: 'answer'; id: string; value: unknown } // of why, hint
	| { type: 'error'; id: string | null; error: ApiError; position?: Position; entries?: Entry[] } // stale: with the news since
	| { type: 'said'; word: Word } // only to those who hear it
	| { type: 'unsaid'; ids: string[] } // deleted
	| { type: 'pong' };

export type ToServer =
	| { type: 'act'; id: string; seat: number; seq: number; actions: string[] } // the whole gesture so far; `id` makes a repeat harmless
	| { type: 'undo'; id: string; seat: number; seq: number; to: number } // to: the number of actions left
	| { type: 'undo-ask'; id: string; seat: number; seq: number; to: number }
	| { type: 'undo-vote'; id: string; seat: number; agree: boolean }
	| { type: 'why'; id: string; seat: number; seq: number; actions: string[]; name: string } // answer: Why | null
	| { type: 'hint'; id: string; seat: number; seq: number; actions: string[]; step?: number } // answer: Hint
	| { type: 'sit'; seat: number | null } // hot-seat: from now on send this seat's view; answered by `hello`
	| { type: 'ping' };
// The same over HTTP, for scripts: POST /api/tables/{id}/act|undo|undo-ask|undo-vote|why|hint with the fields above
// (Idempotency by `id`), GET /api/tables/{id}/position?seat=0, GET /api/tables/{id}/log?seat=0&from=0.

export interface Why {
	code: string; // the text `refusal-${code}` with `params`
	params: Values;
	rule: string; // "SA-12", "" for the kernel's own
}

/** A difference between two candidates: the text that names it, and its size in points. */
export interface Reason {
	key: string;
	points: number;
	error: number;
}

/** A candidate as the search has found it; `lost` is the chance given away against the best one. */
export interface Considered {
	name: string;
	key: string;
	values: Values;
	chance: number;
	margin: number;
	lost: number;
	error: number;
	equal: boolean; // no real difference
	preview: Values;
	reasons: Reason[];
}

/** A hint as far as it was asked for: where to look (1), what to do (2), why (3). */
export interface Hint {
	step: number;
	bot: string;
	look: string[]; // actions whose places are worth a look, in no order
	action: string;
	options: Considered[];
	samples: number;
}

export interface WinChances {
	turn: number;
	shares: number[];
	errors: number[];
}
// GET /api/tables/{id}/chances?seat=0 → WinChances   (where the host allows it)

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
// GET /api/tables/{id}/moment/{turn} → { position: Position }   (finished games: a decision as its seat knew it, with choices)
// POST /api/tables/{id}/open { on } → { table }                 (host: anybody may look at a finished game)

/** A decision with what it gave away. */
export interface Judged {
	turn: number; // actions before it
	seat: number;
	action: string;
	stage: number;
	lost: number;
	error: number;
	grade: string; // "", inaccuracy, mistake, blunder
	options: Considered[];
}

export interface SeatPart {
	luck: number;
	lost: number;
	decisions: number;
	accuracy: number;
	grades: Record<string, number>;
}

export interface GameReview {
	turn: number; // actions before the first row of `shares`
	shares: number[][]; // the chance of each side after each action
	errors: number[];
	seats: (SeatPart & { play: number; parts: SeatPart[] })[];
	swings: Judged[];
	practice: Judged[];
	mistakes: Judged[];
	strokes: { turn: number; action: string; luck: number[] }[];
	stages: string[];
}

export interface Analysis {
	status: 'none' | 'running' | 'done' | 'failed';
	done: number;
	total: number;
	problem: ApiError | null;
	review: GameReview | null;
}
// GET, POST /api/tables/{id}/analysis → Analysis; POST /api/tables/{id}/analysis/cancel   (finished games)

export interface PuzzleInfo {
	number: number;
	grade: string; // easy, medium, hard
	players: number;
}
export interface PuzzleTask {
	position: Position;
	players: number;
	opponents: string[];
	options: Considered[]; // what the search found, the best first
	grade: string;
}
// GET /api/puzzles/{game} → { puzzles: PuzzleInfo[] }; GET /api/puzzles/{game}/{number} → PuzzleTask
// GET /api/texts → { languages: ["en", "pl", "cs", "uk"] }; the words themselves are in the bundle.

// ---- sealed deals -----------------------------------------------------------------------------------------------

export interface DealSeat {
	name: string;
	bot: string | null;
	points: number;
	place: number;
}

/** A table of a deal; before the deal is published nothing but how it stands. */
export interface DealTable {
	id: string; // "" for who has no right there
	status: TableInfo['status'];
	seats: DealSeat[];
	fits: '' | 'yes' | 'no' | 'unknown'; // whether every draw was as the secret says
	other: number; // the first action that was not; 0 for none
}

export interface Deal {
	id: string;
	game: string;
	players: number;
	options: Values;
	created: string;
	commitment: string; // SHA-256 of the secret
	words: string[]; // what was mixed in before the first table
	mixed: boolean; // also by this browser
	maker: boolean;
	places: number; // at how many tables it is played
	begun: number; // how many have begun
	knows: boolean; // this browser has seen the deal at one of its tables
	secret: string | null; // when all tables are over
	tables: DealTable[];
}
// POST /api/deals { game, players, options?, tables? } → 201 { deal: Deal }
// GET  /api/deals/{id} → { deal: Deal }
// POST /api/deals/{id}/words { words } → { deal }                  (before the first table begins)
// POST /api/deals/{id}/tables { seats, deadline?, undo?, hints?, chances? } → 201 { table: TableInfo, links: Links }
// POST /api/deals/{id}/end → { deal }                              (who made it: no more tables)
// GET  /api/deals/{id}/proof → { format, commitment, secret, words, records }   (once published; `epoka deal FILE` checks it)
