// Playing by keyboard: arrows go from target to target as they lie on the screen, N to the next choice, the rest are single
// keys.

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** What may be chosen; while a question is asked, its answers. */
const CHOICES = "[data-legal='true'], [data-answer]";
const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export function isArrow(key: string): key is Direction {
	return ARROWS.includes(key);
}

/** Whether somebody is typing, choosing in a list or reading a dialog: then keys are not ours. */
export function busyElsewhere(event: KeyboardEvent): boolean {
	if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
	const target = event.target instanceof Element ? event.target : null;
	return target?.closest('input, select, textarea, dialog') !== null && target !== null;
}

/** Whether the focus is on something that a space would press. */
export function onControl(event: KeyboardEvent): boolean {
	return event.target instanceof Element && event.target.closest('button, a, summary, [role], [data-target]') !== null;
}

/** Move the focus to the nearest target in a direction; without one in focus, to the first that may be chosen. */
export function moveFocus(direction: Direction, within: ParentNode = document): void {
	const targets = [
		...within.querySelectorAll<HTMLElement | SVGElement>('[data-target], [data-choice], [data-tip]')
	].filter(visible);
	if (targets.length === 0) return;
	const current = document.activeElement;
	const at = targets.find((target) => target === current);
	const next = at ? nearest(at, targets, direction) : (targets.find(legal) ?? targets[0]);
	next?.focus();
	next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The next thing that may be chosen, in the order of the page; after the last comes the first. Answers whether there is one. */
export function nextChoice(within: ParentNode = document): boolean {
	const found = [...within.querySelectorAll<HTMLElement | SVGElement>(CHOICES)].filter(visible);
	const current = document.activeElement;
	const at = current ? found.findIndex((one) => isAfter(current, one)) : -1;
	const next = found[Math.max(at, 0)] as HTMLElement | SVGElement | undefined;
	next?.focus();
	next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	return next !== undefined;
}

function isAfter(one: Element, other: Element): boolean {
	return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Whether the focus has been lost by what was decided: it is nowhere, or on something that cannot be chosen any longer. */
export function focusIsLost(): boolean {
	const at = document.activeElement;
	return at === null || at === document.body || at.getAttribute('data-legal') === 'false';
}

function legal(target: Element): boolean {
	return target.getAttribute('data-legal') === 'true';
}

function visible(target: Element): boolean {
	const box = target.getBoundingClientRect();
	return box.width > 0 && box.height > 0;
}

function nearest<T extends Element>(from: T, targets: T[], direction: Direction): T | undefined {
	const here = centre(from);
	const [ahead, aside, sign] = axis(direction);
	let best: T | undefined;
	let least = Infinity;
	for (const target of targets) {
		const there = centre(target);
		const forward = (there[ahead] - here[ahead]) * sign;
		if (target === from || forward < 4) continue;
		const cost = forward + 2 * Math.abs(there[aside] - here[aside]); // straight ahead beats close by
		if (cost < least) [best, least] = [target, cost];
	}
	return best;
}

function axis(direction: Direction): ['x' | 'y', 'x' | 'y', 1 | -1] {
	if (direction === 'ArrowLeft') return ['x', 'y', -1];
	if (direction === 'ArrowRight') return ['x', 'y', 1];
	return direction === 'ArrowUp' ? ['y', 'x', -1] : ['y', 'x', 1];
}

function centre(element: Element): { x: number; y: number } {
	const box = element.getBoundingClientRect();
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
