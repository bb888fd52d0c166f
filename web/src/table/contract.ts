// What a game adds to the table: a board, a player area, a small picture for the lobby, and its texts. Nothing else of
// the page knows any game.

import type { Component } from 'svelte';
import type { Choice, Entry, Position, Told, Values } from '../lib/protocol';
import type { Words } from '../lib/words';
import type { Staging } from '../stage/weights';
import type { EventSounds } from './eventSounds';

/** What a board may do and know. One object a table; its fields are reactive (runes). */
export interface TableDesk {
	readonly position: Position;
	readonly components: Values; // Game.components()
	readonly seats: { name: string; colour: number }[]; // colour: 0 … 3, the index of the player colour and glyph
	readonly words: Words;
	readonly active: boolean; // this seat decides now, and the page is waiting for nothing
	/** What may be chosen, by its notation; a set may be picked in any order. */
	readonly choices: ReadonlyMap<string, Choice>;
	/** The choice that is chosen but not sent (phone: first tap; amounts: until confirmed); "" if none. */
	readonly picked: string;
	/** The legal actions of what the pointer or the focus is on. */
	readonly looked: readonly string[];
	/** What the pointer or the focus is on: a target's key. Log lines and boards light each other through it. */
	lit: string;
	/** The same without what a log line or the story of a move lights: what is to be seen closer. */
	pointed: string;
	/** The target that the guide explains, "" if none. */
	readonly guided: string;
	/** Targets touched by the latest moves since this seat last acted, newest first. */
	readonly recent: string[];
	/** Targets that a hint points at. */
	readonly advised: string[];
	/** What happened so far, as this seat saw it. */
	readonly entries: readonly Entry[];
	/** Send one choice. */
	act(name: string): void;
	/** Put a choice into the action bar with its preview, to be confirmed there. */
	pick(name: string): void;
	/** Ask why an action is not possible; the answer appears in the action bar with its rule. */
	why(name: string): void;
	/** For Target: it was activated; `names` are its actions. Acts, picks, offers amounts or asks why. */
	choose(key: string, names: string[], touch: boolean): void;
	/** For Target: the pointer or the focus came to it, or left with key "". The action bar shows its preview. */
	look(key: string, names: string[]): void;
	/** The target whose action is on its way to the server: its piece lifts. "" if none. */
	readonly sent: string;
}

export interface BoardProps {
	desk: TableDesk;
}

export interface AreaProps {
	desk: TableDesk;
	seat: number;
	own: boolean; // large and with targets; otherwise the same form, smaller
}

export interface ChoicesProps {
	desk: TableDesk;
	choices: Choice[]; // those that the board does not show
	press: (event: MouseEvent, name: string) => void; // a button with this choice was pressed
}

/** A text key with its values. */
export interface Line {
	key: string;
	values: Values;
}

/** One outcome of a roll and how likely it is, 0 … 1. */
export interface Odd {
	outcome: number;
	chance: number;
}

/** A line of a preview; with odds it is drawn as bars, and its words are what they say aloud. */
export interface PreviewLine extends Line {
	odds?: Odd[];
}

/** A tip of the first-game guide. */
export interface Tip {
	key: string;
	when(position: Position): boolean;
	/** The target it stands beside (a `data-target`, or a `data-place` where nothing can be chosen); else a corner. */
	at?(position: Position): string;
}

export interface StripProps {
	desk: TableDesk;
	seat: number;
}

/** What a choice gives up, said beside it before it is made. `asks`: it is asked about first, as it is seldom meant. */
export interface Warning extends Line {
	asks: boolean;
}

/** How a choice stands in the action bar. */
export interface BarButton {
	label?: Line; // where its own words do not say what it means here
	good?: boolean; // what one mostly wants: first, in the colour of the main button, even if the board shows it too
	last?: boolean; // what one seldom wants
}

export interface GameModule {
	Board: Component<BoardProps>;
	Area: Component<AreaProps>;
	/** The targets of the board that an event or an action touches, for highlighting ("place:forest", "cell:0:2,1"). */
	targets(told: Told | { action: string }, position: Position): string[];
	/** One or a few lines for a preview: text keys with values, in the order to be read. */
	preview(choice: Choice, position: Position): PreviewLine[];
	/** An icon of the sheet for a log line, "" for none. */
	icon(told: Told): string;
	/** Text keys of the first-game guide: the first whose `when` holds and that was not yet dismissed is shown. */
	guide: Tip[];
	/** What a choice gives up, null where nothing; `key` is the target it is made by, "" in the action bar. */
	warning(choice: Choice, position: Position, key: string): Warning | null;
	/** Optional: how a choice stands in the action bar, null where as its own words say. */
	button?(choice: Choice, position: Position): BarButton | null;
	/** How choices that the board does not show are grouped in the action bar: by default each is a button. */
	onBoard(choice: Choice, position: Position): boolean;
	/** Optional: what somebody owns, in one line of 36 px that stays in sight on a phone while the table scrolls: only what
	 * decisions need (food, resources). Without it the line has the points alone. */
	Strip?: Component<StripProps>;
	/** Optional: whether a choice is a small reversible step, as a tile is before its cell: a tap does it at once. */
	atOnce?(choice: Choice, position: Position): boolean;
	/** Optional: symbols of the game, `<symbol id="icon-wood" viewBox="0 0 24 24">`, mounted once a page. */
	Sheet?: Component;
	/** Optional: what the phase bar says beside the mover, as text keys ("Round 4", "Actions"). */
	phase?(position: Position): { key: string; values: Values }[];
	/** Optional: how the choices that stand in the action bar are laid out; without it each is a button. */
	Choices?: Component<ChoicesProps>;
	/** Optional: whether the board shows the latest roll itself now; else it lies in a tray beside what it was for. */
	showsRoll?(position: Position): boolean;
	/** Optional: which of several legal actions of one target is proposed first; the middle one otherwise. */
	preset?(choices: Choice[], position: Position): string;
	/** Optional: the own area holds most of what may be chosen, and gets more of the height. */
	wide?: boolean;
	/** Optional: events of which many in a row make one line of the log, with the value that is listed in it. */
	listed?: Record<string, string>;
	/** Optional: events of which many alike make one line of the log, with the text that tells their `amount`. */
	counted?: Record<string, string>;
	/** Optional: how the events of others are shown as they happen; what it does not name is guessed. */
	staging?: Staging;
	/** Optional: whether an action, by its notation, only completes a choice, as the one way to pay does: where the rules
	 * play it nobody wonders. */
	completes?(action: string): boolean;
	/** Optional: which sound goes with which event, where the usual ones (eventSounds.ts) do not say it. */
	sounds?: EventSounds;
	/** Optional: what completes a choice as it was shown before it was made. Asked for the action to play at each position
	 * that follows, until it answers none that is legal; `key` is the target of the choice, "" in the action bar. */
	follow?(choice: Choice, position: Position, key: string): ((next: Position) => string) | null;
}

/* A target of a board or an area is made by the shared component `Target.svelte`:

   <Target {desk} key="place:forest" names={['place forest 1', …]} label="…" shape="…">…svg…</Target>

   - `names` are the actions it stands for. Where some are legal it is inviting (ring and lift) and a click acts: with one
     legal action it is sent; with several (a number of workers) it is asked which beside the target, on a phone in the bar.
   - Where none is legal a click asks `desk.why(names[0])`.
   - `shape` is path data of its outline in its own coordinates (shapes.ts: rect, circle, polygon): the rings follow it.
   - It is a real button for keyboard and screen reader: role, tabindex, aria-label from `label`, Enter and Space.
   - On a phone the first tap picks and previews, the second confirms.
   It is an SVG <g>; `as="html"` gives a <button>. Attributes: data-target={key}, data-legal="true" when inviting.

   A phone shows a part of the table and brings what may be chosen into sight (sight.svelte.ts). A board or an area helps by
   data-first="turn" on what to look at first when that is asked, and by data-inviting="true" on a tab that holds targets.
*/
export type { Choice, Entry, Position, Told, Values };
