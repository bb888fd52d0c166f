// The state of one table as one seat sees it. The position changes by the server's word alone; what happens here at once is
// only feedback: the piece lifts, the bar asks how many.

import type {
	ApiError,
	Choice,
	Entry,
	FromServer,
	Hint,
	Position,
	TableInfo,
	ToServer,
	Values,
	Why
} from '../lib/protocol';
import { kept } from '../lib/unchanged';
import type { Words } from '../lib/words';
import type { GameModule, TableDesk, Warning } from './contract';

/** Whatever carries messages to the server. */
export interface Channel {
	send(message: ToServer): void;
}

/** What the action bar answers beside the prompt. */
export type Answer =
	| { kind: 'why'; name: string; why: Why }
	| { kind: 'hint'; hint: Hint }
	| { kind: 'error'; key: string; values: Values }
	| { kind: 'note'; key: string; values: Values };

/** Something was said at the table, or deleted. */
export type Spoken = Extract<FromServer, { type: 'said' | 'unsaid' }>;

/** A question on its way. */
type Question = Extract<ToServer, { id: string }> & { name: string };

const ENDED = -3;
let counter = 0;

function newId(): string {
	counter += 1;
	return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${counter}`;
}

export class Desk implements TableDesk {
	/** The latest position the server has told. */
	latest = $state.raw() as Position;
	/** A position of the past that is being looked at instead. */
	past = $state.raw<Position | null>(null);
	table = $state.raw() as TableInfo;
	entries = $state.raw<Entry[]>([]);
	words = $state.raw() as Words;

	picked = $state('');
	/** The legal actions of the chosen target, where the bar has to ask which. */
	offered = $state.raw<string[]>([]);
	/** The legal actions of what the pointer or the focus is on. */
	looked = $state.raw<string[]>([]);
	lit = $state('');
	pointed = $state('');
	/** The target that the guide explains. */
	guided = $state('');
	sent = $state('');
	waiting = $state(false);
	answer = $state.raw<Answer | null>(null);
	/** What the page has played since the hand last did: choices without an alternative. */
	played = $state.raw<Choice[]>([]);
	/** An undo beyond the last reveal that is asked about first: so many actions would be left. */
	wished = $state<number | null>(null);
	/** What was picked gives something up, and is asked about before it is done. */
	doubted = $state(false);
	/** The target that was clicked, "" for a button of the bar: what follows is asked beside it. */
	place = $state('');
	/** Who wants to know what people at the table say. */
	hear: ((message: Spoken) => void) | null = null;
	private rest: ((next: Position) => string) | null = null; // what completes the gesture
	private byPage = new Set<number>(); // before which actions the page went on by itself: undo takes these back together
	private goesOn = true; // not after an undo: there the hand is next
	private next: (() => void) | null = null; // what the hand did while an act was on its way
	private awaited = new Map<string, number | null>(); // acts on their way: the event they became, once known

	constructor(
		readonly module: GameModule,
		readonly components: Values,
		private channel: Channel,
		start: { table: TableInfo; position: Position; entries: Entry[]; words: Words }
	) {
		this.latest = start.position;
		this.table = start.table;
		this.entries = start.entries;
		this.words = start.words;
	}

	readonly position = $derived(this.past ?? this.latest);
	readonly seats = $derived(
		[...this.table.seats, ...this.table.opponents].map((_, seat) => ({
			name: this.words.player(seat),
			colour: seat % 4
		}))
	);
	readonly seat = $derived(this.latest.seat);
	readonly choices: ReadonlyMap<string, Choice> = $derived(
		new Map(this.past ? [] : this.latest.choices.map((choice) => [choice.name, choice]))
	);
	/** This seat is asked, whatever the page is doing meanwhile. */
	readonly asked = $derived(
		this.table.status === 'playing' && this.seat !== null && !this.latest.over && this.latest.choices.length > 0
	);
	readonly active = $derived(this.asked && !this.waiting && this.past === null);

	/** Of the position that is shown: now, what the others did since; in the past, the move that led there. */
	readonly recent = $derived.by(() => {
		const found: string[] = [];
		const until = this.past?.turn ?? Infinity;
		for (let at = this.entries.length - 1; at >= 0 && found.length < 12; at--) {
			const entry = this.entries[at];
			if (entry.number > until || entry.undone) continue;
			if (!this.past && this.seat !== null && entry.seat === this.seat) break;
			found.push(...this.targetsOf(entry));
			if (this.past && entry.seat >= 0) break;
		}
		return [...new Set(found)];
	});

	/** The actions that a hint points at: some to choose from, then the one. */
	readonly advice = $derived.by(() => {
		if (this.answer?.kind !== 'hint') return [];
		const { step, look, action } = this.answer.hint;
		return step > 1 && action ? [action] : look;
	});
	readonly advised = $derived(this.advice.flatMap((action) => this.module.targets({ action }, this.position)));

	/** What a line of the log touches on the board. */
	targetsOf(entry: Entry): string[] {
		const touched = entry.events.flatMap((told) => this.module.targets(told, this.position));
		return entry.action ? [...touched, ...this.module.targets({ action: entry.action }, this.position)] : touched;
	}

	// ---- what a board calls ---------------------------------------------------------------------------------------

	act(name: string): void {
		const choice = this.choices.get(name);
		if (!this.active || !choice || this.seat === null) return;
		this.sent = this.place;
		this.pointed = '';
		this.rest = this.module.follow?.(choice, this.latest, this.place) ?? null;
		this.played = [];
		this.goesOn = this.rest !== null || !this.asksFirst(name, this.place); // nothing by itself after a mistake
		this.byPage.delete(this.latest.turn);
		this.send(name);
	}

	private send(name: string): void {
		if (this.seat === null) return;
		this.clear();
		this.answer = null;
		const { seq, draft } = this.latest;
		this.submit({ type: 'act', id: newId(), seat: this.seat, seq, actions: [...draft, name] });
	}

	/** The rest of the gesture, or the one thing that is possible: the page plays it, and undo takes it back too. */
	private goOn(): void {
		if (!this.goesOn || !this.active) return;
		const wanted = this.rest?.(this.latest) ?? '';
		const [only] = this.latest.choices;
		if (this.choices.has(wanted)) this.playOn(wanted);
		else {
			this.rest = null;
			if (this.choices.size !== 1 || this.asksFirst(only.name, '')) return;
			this.played = [...this.played, only];
			this.playOn(only.name);
		}
	}

	private playOn(name: string): void {
		this.byPage.add(this.latest.turn);
		this.send(name);
	}

	pick(name: string): void {
		if (!this.active || !this.choices.has(name)) return;
		this.picked = name;
		this.doubted = false;
		if (!this.offered.includes(name)) this.offered = [name];
		this.answer = null;
	}

	why(name: string): void {
		if (this.seat === null) return;
		if (!this.asked) {
			this.answer = {
				kind: 'note',
				key: this.latest.over ? 'web-why-over' : 'web-why-not-your-turn',
				values: {}
			};
			return;
		}
		this.clear();
		const { seq, draft } = this.latest;
		this.request({ type: 'why', id: newId(), seat: this.seat, seq, actions: draft, name });
	}

	choose(key: string, names: string[], touch: boolean): void {
		const legal = names.filter((name) => this.choices.has(name));
		if (!this.active || legal.length === 0) {
			if (!this.waiting && this.past === null) this.why(names[0] ?? '');
			return;
		}
		const again = this.place === key && legal.includes(this.picked);
		const only = legal.length === 1 ? legal[0] : '';
		this.place = key;
		if (again) this.attempt(this.picked);
		else if (only && (!touch || this.asksFirst(only, key) || this.atOnce(only))) this.attempt(only);
		else {
			this.offered = legal;
			this.pick(only || this.preset(legal));
		}
	}

	look(key: string, names: string[]): void {
		this.lit = key;
		this.pointed = key;
		this.looked = names.filter((name) => this.choices.has(name));
	}

	// ---- what the bar and the keys call ---------------------------------------------------------------------------

	/** Put aside what was picked and answered. */
	clear(): void {
		this.picked = '';
		this.place = '';
		this.doubted = false;
		this.offered = [];
		this.looked = [];
	}

	/** A choice that stands in the bar itself. */
	press(name: string): void {
		if (this.picked !== name) this.place = '';
		this.attempt(name);
	}

	/** Do it, or ask first where it gives something up; a second click is no answer to that. */
	attempt(name: string): void {
		if (!this.asksFirst(name, this.place)) this.act(name);
		else if (!this.doubted || this.picked !== name) {
			this.offered = [name];
			this.pick(name);
			this.doubted = this.picked === name;
		}
	}

	undo(): void {
		if (this.later(() => this.undo()) || this.seat === null) return;
		this.putAside();
		const { seq, turn, undo, undo_beyond } = this.latest;
		const message = { id: newId(), seat: this.seat, seq };
		let to = turn - 1;
		while (this.byPage.has(to) && to > turn - undo) to -= 1;
		if (undo > 0) this.submit({ type: 'undo', ...message, to });
		else if (undo_beyond) this.wished = this.beforeMyLast();
	}

	/** The people who would have to agree to an undo. */
	readonly consenting = $derived(
		this.table.seats.flatMap(({ kind, standin }, seat) =>
			kind === 'person' && !standin && seat !== this.seat ? [seat] : []
		)
	);

	/** Undo beyond the last reveal, as it was asked about. */
	undoBeyond(): void {
		const { wished, seat } = this;
		this.wished = null;
		if (wished !== null && seat !== null && this.latest.undo_beyond)
			this.submit({ type: 'undo-ask', id: newId(), seat, seq: this.latest.seq, to: wished });
	}

	/** Nothing is picked or played by itself where something is undone: the hand is next. */
	private putAside(): void {
		this.clear();
		this.answer = null;
		this.goesOn = false;
		this.played = [];
	}

	/** Back to an earlier position, further than a single undo goes. */
	undoTo(to: number): void {
		if (this.later(() => this.undoTo(to)) || this.seat === null) return;
		this.putAside();
		const { seq, turn, undo } = this.latest;
		this.submit({ type: turn - to <= undo ? 'undo' : 'undo-ask', id: newId(), seat: this.seat, seq, to });
	}

	/** Whether the game may go back to the position after so many actions: freely, or asked for. */
	mayUndoTo(to: number): boolean {
		const { turn, undo, undo_beyond } = this.latest;
		return this.seat !== null && to < turn && (turn - to <= undo || (undo_beyond && this.table.undo_request === null));
	}

	/** Back to the position that is looked at; beyond the last reveal it is asked about first. */
	undoToPast(): void {
		const to = this.past?.turn;
		this.past = null;
		if (to === undefined || !this.mayUndoTo(to)) return;
		if (this.latest.turn - to <= this.latest.undo) this.undoTo(to);
		else this.wished = to;
	}

	/** The number of actions before the last one of this seat. */
	private beforeMyLast(): number {
		const mine = this.entries.findLast(({ seat, number, undone }) => seat === this.seat && number > 0 && !undone);
		return mine ? mine.number - 1 : 0;
	}

	redo(): void {
		if (this.later(() => this.redo()) || this.seat === null || this.latest.redo.length === 0) return;
		this.clear();
		const { seq, draft, redo } = this.latest;
		this.submit({ type: 'act', id: newId(), seat: this.seat, seq, actions: [...draft, ...redo] });
	}

	/** While an act is on its way, what comes next waits for its answer. Answers whether it has to. */
	private later(next: () => void): boolean {
		if (this.waiting) this.next = next;
		return this.waiting;
	}

	vote(agree: boolean): void {
		if (this.seat !== null) this.request({ type: 'undo-vote', id: newId(), seat: this.seat, agree });
	}

	/** Where to look; asked again what to do; asked once more why. */
	hint(): void {
		const advised = this.seat !== null && this.table.clock?.late.includes(this.seat); // as agreed for whoever is late
		if (this.seat === null || !this.active || !(this.table.hints_allowed || advised)) return;
		const step = this.answer?.kind === 'hint' ? Math.min(3, this.answer.hint.step + 1) : 1;
		if (step === 1) this.answer = { kind: 'note', key: 'web-hint-thinking', values: {} };
		const { seq, draft } = this.latest;
		this.request({ type: 'hint', id: newId(), seat: this.seat, seq, actions: draft, step });
	}

	/** From now on this seat's view is wanted: the curtain has been opened by its person. */
	sit(seat: number | null): void {
		this.channel.send({ type: 'sit', seat });
	}

	/** What a choice would give up, made by this target or by what was picked. */
	warning(name: string, key = this.place): Warning | null {
		const choice = this.choices.get(name);
		return choice ? this.module.warning(choice, this.latest, key) : null;
	}

	asksFirst(name: string, key: string): boolean {
		return this.warning(name, key)?.asks ?? false;
	}

	private atOnce(name: string): boolean {
		const choice = this.choices.get(name);
		return choice !== undefined && (this.module.atOnce?.(choice, this.latest) ?? false);
	}

	preset(names: string[]): string {
		const choices = names.map((name) => this.choices.get(name)).filter((choice) => choice !== undefined);
		return this.module.preset?.(choices, this.latest) ?? names[Math.floor((names.length - 1) / 2)];
	}

	// ---- what the server says -------------------------------------------------------------------------------------

	receive(message: FromServer): void {
		switch (message.type) {
			case 'hello':
				this.table = message.table;
				this.entries = message.from > 0 ? joined(this.entries, message.entries) : message.entries;
				this.take(message.position);
				this.settle();
				break;
			case 'news':
				this.entries = message.redone ? message.entries : joined(this.entries, message.entries);
				this.take(message.position);
				this.settle();
				break;
			case 'table':
				this.table = message.table;
				break;
			case 'draft':
				this.awaited.delete(message.id);
				this.take(message.position);
				this.settle();
				break;
			case 'done':
				if (this.awaited.has(message.id)) this.awaited.set(message.id, message.seq);
				this.settle();
				break;
			case 'answer':
				void this.answered(message.id, message.value);
				break;
			case 'error':
				if (message.id) this.awaited.delete(message.id);
				if (message.entries) this.entries = joined(this.entries, message.entries);
				if (message.position) this.take(message.position);
				this.rest = null;
				this.goesOn = false;
				this.settle();
				void this.refused(message.error);
				break;
			case 'said':
			case 'unsaid':
				this.hear?.(message);
				break;
			case 'pong':
				break;
		}
	}

	/** Say what was refused. */
	async refused({ code, values }: ApiError): Promise<void> {
		const { latest } = this;
		await this.words.complete();
		if (latest === this.latest) this.answer = { kind: 'error', key: `error-${code}`, values };
	}

	private async answered(id: string, value: unknown): Promise<void> {
		const kind = this.questions.get(id);
		this.questions.delete(id);
		if (kind?.type === 'why') {
			const { latest } = this;
			await this.words.complete();
			if (latest !== this.latest) return; // the game has gone on meanwhile
			this.answer = value ? { kind: 'why', name: kind.name, why: value as Why } : null;
		} else if (kind?.type === 'hint') {
			const { latest } = this;
			await this.words.complete();
			if (latest === this.latest) this.answer = { kind: 'hint', hint: value as Hint };
		}
	}

	private questions = new Map<string, Question>();

	private request(message: Extract<ToServer, { id: string }>): void {
		this.questions.set(message.id, { name: '', ...message });
		this.channel.send(message);
	}

	private submit(message: Extract<ToServer, { id: string }>): void {
		this.awaited.set(message.id, null);
		this.waiting = true;
		this.channel.send(message);
	}

	private take(position: Position): void {
		const moved = position.seq !== this.latest.seq || position.draft.length !== this.latest.draft.length;
		this.latest = {
			...position,
			view: kept(this.latest.view, position.view),
			insight: kept(this.latest.insight, position.insight)
		};
		if (!moved) return;
		this.clear();
		this.answer = null;
		this.wished = null;
	}

	/** Nothing is waited for any longer once every act on its way is in the position. */
	private settle(): void {
		for (const [id, seq] of this.awaited) {
			if (seq !== null && seq <= this.latest.seq) this.awaited.delete(id);
		}
		this.waiting = this.awaited.size > 0;
		if (this.waiting) return;
		this.sent = '';
		const { next } = this;
		this.next = null;
		if (next) next();
		else this.goOn();
	}

	/** Whether the game has nothing more to decide. */
	readonly over = $derived(this.latest.over || this.latest.mover === ENDED);
}

function joined(old: Entry[], more: Entry[]): Entry[] {
	if (more.length === 0) return old;
	const from = more[0].seq;
	return [...old.filter((entry) => entry.seq < from), ...more];
}
