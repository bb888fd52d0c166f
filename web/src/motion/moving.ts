// Pieces travel. What is to move says who it is, in the page itself:
//
//   data-piece="worker:0:3"     the same thing wherever it is drawn: it travels from where it was to where it is
//   data-from="seat:0"          where it comes from, if it was nowhere before: a piece, a target or a `data-place`
//   data-to="seat:1"            where it goes, when it is no longer drawn
//   data-count="wood:0"         a number: it counts to its new value, with a flag of the difference
//   data-turn="slot:2:card-17"  something with two faces: what was not there before turns over
//
// A board draws the position as ever and does nothing else. What travels is a copy that lies over the table for a moment,
// while the thing itself is not seen; so it may go from the board to an area, and nothing cuts it off. Where a thing is
// counts from the corner of the table, not of the window: a page that scrolls meanwhile moves nothing on the table.

import './moving.css';
import { ghostOf, type Picture } from './ghosts';

const MARKED = '[data-piece], [data-count], [data-turn]';
const NEAR = 6; // pixels: so far the layout may push a thing without its travelling
const MOST = 24; // more at once is another position, not a move
const STAGGER = 0.05; // of the time: what moves together leaves one after the other
const LIFT = 18;

interface Seen {
	box: DOMRect;
	picture: Picture | null; // only of what says where it would go
	to: string;
}

interface Before {
	corner: DOMRect; // of the table in the window
	pieces: Map<string, Seen>;
	counts: Map<string, number>;
	turns: Set<string>;
}

type Node = HTMLElement | SVGElement;

export class Moving {
	private before: Before | null = null;
	private layer: HTMLElement | null = null;

	/** `palette` is the class that holds the colours of the game. */
	constructor(
		private readonly root: () => HTMLElement | undefined,
		private readonly palette: string
	) {}

	/** Called before the page changes. */
	look(): void {
		const root = this.root();
		this.before = root ? seen(root) : null;
	}

	/** Called when it has changed: whatever is elsewhere now travels there within so many milliseconds. */
	go(lasts: number): void {
		const { before } = this;
		const root = this.root();
		this.before = null;
		if (!before || !root || lasts <= 0) return;
		const corner = root.getBoundingClientRect();
		const scrolled = { x: corner.x - before.corner.x, y: corner.y - before.corner.y };
		const flights: (() => void)[] = [];
		const numbers: (() => void)[] = [];
		const there = new Set<string>();
		for (const node of root.querySelectorAll<Node>(MARKED)) {
			const { piece, from, count, turn } = node.dataset;
			if (piece !== undefined && !there.has(piece)) {
				const end = boxIn(corner, node);
				const start = before.pieces.get(piece)?.box ?? (from ? originOf(root, before, from, end) : null);
				if (end.width > 0) there.add(piece);
				if (start && end.width > 0 && apart(start, end) && apart(start, end, scrolled))
					flights.push(() => this.fly(root, ghostOf(node), start, end, lasts, flights.length, node));
			}
			if (turn !== undefined && !before.turns.has(turn)) flights.push(() => turnOver(node, lasts));
			const old = count === undefined ? undefined : before.counts.get(count);
			const now = numberIn(node);
			if (old !== undefined && now !== null && now !== old) numbers.push(() => this.count(root, node, old, now, lasts));
		}
		for (const [piece, { box, picture, to }] of before.pieces) {
			const end = picture && !there.has(piece) ? middleOf(root, to, box) : null;
			if (picture && end) flights.push(() => this.fly(root, picture(), box, end, lasts, flights.length));
		}
		if (flights.length <= MOST) for (const flight of flights) flight();
		for (const number of numbers) number();
	}

	private fly(
		root: HTMLElement,
		ghost: HTMLElement,
		start: DOMRect,
		end: DOMRect,
		lasts: number,
		together: number,
		landing?: Node
	): void {
		const layer = this.layerIn(root);
		const at = layer.childElementCount;
		const delay = together > 1 ? lasts * STAGGER * Math.min(at, 1 / STAGGER / 4) : 0;
		const duration = lasts - delay;
		ghost.style.width = `${end.width}px`;
		ghost.style.height = `${end.height}px`;
		layer.append(ghost);
		const large = Math.min(4, start.width / end.width || 1);
		const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - LIFT };
		const keyframes = [
			{ transform: `translate(${start.x}px, ${start.y}px) scale(${large})` },
			{ transform: `translate(${middle.x}px, ${middle.y}px) scale(${(large + 1) / 2})` },
			{ transform: `translate(${end.x}px, ${end.y}px)` }
		];
		landing?.animate({ opacity: [0, 0] }, { duration: lasts });
		const flight = ghost.animate(keyframes, { duration, delay, easing: 'ease-in-out', fill: 'backwards' });
		flight.onfinish = flight.oncancel = () => ghost.remove();
	}

	private count(root: HTMLElement, node: Node, old: number, now: number, lasts: number): void {
		const box = boxIn(root.getBoundingClientRect(), node);
		if (box.width === 0) return;
		countTo(node, old, now, lasts);
		if (isUnder(root, node)) return;
		const flag = document.createElement('span');
		flag.className = `flag ${now > old ? 'more' : 'less'}`;
		flag.textContent = `${now > old ? '+' : '−'}${String(Math.abs(now - old))}`;
		this.layerIn(root).append(flag);
		const at = (up: number): string => `translate(${box.x}px, ${box.y - up}px)`;
		const rising = flag.animate(
			[
				{ transform: at(4), opacity: 0 },
				{ transform: at(16), opacity: 1, offset: 0.15 },
				{ transform: at(22), opacity: 1, offset: 0.75 },
				{ transform: at(28), opacity: 0 }
			],
			{ duration: lasts * 5, easing: 'ease-out', fill: 'backwards' }
		);
		rising.onfinish = rising.oncancel = () => flag.remove();
	}

	private layerIn(root: HTMLElement): HTMLElement {
		if (!this.layer?.isConnected) {
			this.layer = document.createElement('div');
			this.layer.className = `moving ${this.palette}`;
			this.layer.setAttribute('aria-hidden', 'true');
			root.append(this.layer);
		}
		return this.layer;
	}
}

function seen(root: HTMLElement): Before {
	const pieces = new Map<string, Seen>();
	const counts = new Map<string, number>();
	const turns = new Set<string>();
	const corner = root.getBoundingClientRect();
	for (const node of root.querySelectorAll<Node>(MARKED)) {
		const { piece, to, count, turn } = node.dataset;
		if (piece !== undefined && !pieces.has(piece)) {
			const box = boxIn(corner, node);
			if (box.width > 0) {
				const ghost = to ? ghostOf(node) : null;
				pieces.set(piece, { box, picture: ghost && (() => ghost), to: to ?? '' });
			}
		}
		const number = count === undefined ? null : numberIn(node);
		if (count !== undefined && number !== null) counts.set(count, number);
		if (turn !== undefined) turns.add(turn);
	}
	return { corner, pieces, counts, turns };
}

/** Where a thing that was nowhere comes from: where the piece of this name was, else from what is there now. */
function originOf(root: HTMLElement, before: Before, name: string, end: DOMRect): DOMRect | null {
	return before.pieces.get(name)?.box ?? middleOf(root, name, end);
}

/** A box of this size in the middle of the piece, target or place with this name, if it is to be seen. */
function middleOf(root: HTMLElement, name: string, { width, height }: DOMRect): DOMRect | null {
	const safe = CSS.escape(name);
	const named = root.querySelectorAll(`[data-place="${safe}"], [data-piece="${safe}"], [data-target="${safe}"]`);
	const found = [...named].filter((node) => node.getBoundingClientRect().width > 0);
	const best = found.find((node) => !isUnder(root, node)) ?? found.at(0);
	if (!best) return null;
	const box = boxIn(root.getBoundingClientRect(), best);
	return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** Whether it lies under the bar, which on a phone lies over the page, or below the screen. */
function isUnder(root: HTMLElement, node: Element): boolean {
	const bar = root.querySelector('.foot');
	if (!bar || bar.contains(node)) return false;
	const { left, right, top } = bar.getBoundingClientRect();
	const box = node.getBoundingClientRect();
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	return y > innerHeight || (y > top && x > left && x < right);
}

/** Where a thing lies, from the corner of the table. */
function boxIn(corner: DOMRect, node: Element): DOMRect {
	const { x, y, width, height } = node.getBoundingClientRect();
	return new DOMRect(x - corner.x, y - corner.y, width, height);
}

/** Whether a thing has moved on the table; with how far the page was scrolled, whether it has moved in the window: what
 * lies on the bar does not scroll. */
function apart(one: DOMRect, other: DOMRect, scrolled = { x: 0, y: 0 }): boolean {
	const centre = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
	const [here, there] = [centre(one), centre(other)];
	return Math.hypot(here[0] - there[0] - scrolled.x, here[1] - there[1] - scrolled.y) > NEAR;
}

function turnOver(node: Node, lasts: number): void {
	if (node instanceof SVGElement) {
		node.style.transformBox = 'fill-box';
		node.style.transformOrigin = 'center';
	}
	node.animate({ scale: ['0 1', '1 1'] }, { duration: lasts, easing: 'ease-out' });
}

function numberIn(node: Node): number | null {
	const text = node.firstChild instanceof Text ? node.firstChild.data.trim().replace('−', '-') : '';
	return /^[+-]?\d+$/.test(text) ? Number(text) : null;
}

/** The page's own text says the new number already, and has the last word. */
function countTo(node: Node, old: number, now: number, lasts: number): void {
	const text = node.firstChild;
	if (!(text instanceof Text)) return;
	const final = text.data;
	const sign = final.trim().startsWith('+') ? '+' : '';
	const began = performance.now();
	let shown = final;
	const step = (time: number): void => {
		if (text.data !== shown) return; // the page has written another number meanwhile
		const done = Math.min(1, (time - began) / lasts);
		const value = Math.round(old + (now - old) * Math.max(0, done));
		shown = done < 1 ? `${sign}${String(value).replace('-', '−')}` : final;
		text.data = shown;
		if (done < 1) requestAnimationFrame(step);
	};
	requestAnimationFrame(step);
}
