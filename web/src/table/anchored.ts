// Things that stand beside what they are about: the question how many beside its place, a tip beside what it explains. They
// lie over the table, and nothing moves for them.

export interface Room {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

interface Size {
	width: number;
	height: number;
}

const GAP = 10;
const MARGIN = 6;
const HEADER = 50; // its buttons lie at the upper end of the window

/** Where a thing of this size stands beside another: on the side where it fits, else where most of it does. What else
 * should stay in sight counts by the part of it that would be hidden: none of it is hidden whole if that can be helped. */
export function placed(
	anchor: Room,
	{ width, height }: Size,
	room: Room,
	spared: readonly Room[] = []
): { left: number; top: number } {
	const across = (anchor.left + anchor.right - width) / 2;
	const along = (anchor.top + anchor.bottom - height) / 2;
	const wishes = [
		{ left: anchor.right + GAP, top: along },
		{ left: anchor.left - GAP - width, top: along },
		{ left: across, top: anchor.top - GAP - height },
		{ left: across, top: anchor.bottom + GAP },
		...(spared.length > 0 ? corners(room, { width, height }) : [])
	];
	const kept = wishes.map(({ left, top }) => ({
		left: Math.max(room.left, Math.min(left, room.right - width)),
		top: Math.max(room.top, Math.min(top, room.bottom - height))
	}));
	const hidden = kept.map((one) => {
		const taken = { ...one, right: one.left + width, bottom: one.top + height };
		return [anchor, ...spared].reduce((sum, other) => sum + (shared(other, taken) / area(other)) ** 2, 0);
	});
	return kept[hidden.indexOf(Math.min(...hidden))];
}

function corners({ left, top, right, bottom }: Room, { width, height }: Size): { left: number; top: number }[] {
	const rows = [Math.max(top, HEADER), bottom - height];
	return [left, right - width].flatMap((x) => rows.map((y) => ({ left: x, top: y })));
}

function area({ left, top, right, bottom }: Room): number {
	return Math.max(1, (right - left) * (bottom - top));
}

function shared(one: Room, other: Room): number {
	const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return Math.max(0, wide) * Math.max(0, high);
}

/** The target with this key that can be seen, null if none can. */
export function targetOf(key: string): Element | null {
	if (!key) return null;
	const found = document.querySelectorAll(`[data-target="${CSS.escape(key)}"], [data-place="${CSS.escape(key)}"]`);
	return [...found].find((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0) ?? null;
}

/** What may be chosen now, as far as it can be seen. */
export function legalTargets(): Element[] {
	const found = document.querySelectorAll('[data-target][data-legal=true]');
	return [...found].filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
}

/** Keeps an element of fixed position beside another. Where that is not to be seen it stands over the lower end of what
 * `otherwise` finds, else where its style says. `covered` is how much of the window's lower end is taken; what `spared`
 * finds stays in sight as far as possible. */
export function beside(
	find: () => Element | null,
	covered: () => number = () => 0,
	otherwise: () => Element | null = () => null,
	spared: () => Element[] = () => []
) {
	return (node: HTMLElement): (() => void) => {
		const place = (): void => {
			const anchor = find();
			const room = { left: MARGIN, top: MARGIN, right: innerWidth - MARGIN, bottom: innerHeight - MARGIN - covered() };
			const others = spared().map((one) => one.getBoundingClientRect());
			if (!anchor) {
				stand(node, otherwise()?.getBoundingClientRect());
				giveWay(node, room, others);
				return;
			}
			const { left, top } = placed(anchor.getBoundingClientRect(), node.getBoundingClientRect(), room, others);
			node.style.left = `${left}px`;
			node.style.top = `${top}px`;
			node.style.bottom = 'auto';
		};
		const observer = new ResizeObserver(place);
		observer.observe(node);
		addEventListener('resize', place);
		addEventListener('scroll', place, { capture: true, passive: true });
		place();
		return () => {
			observer.disconnect();
			removeEventListener('resize', place);
			removeEventListener('scroll', place, { capture: true });
		};
	};
}

/** Into the corner where it hides least, if it hides anything. */
function giveWay(node: HTMLElement, room: Room, others: readonly Room[]): void {
	const { left, top, width, height } = node.getBoundingClientRect();
	const [here, ...rest] = [{ left, top }, ...corners(room, { width, height })].map((at) => ({
		...at,
		hides: hides(at)
	}));
	function hides(at: { left: number; top: number }): number {
		const taken = { ...at, right: at.left + width, bottom: at.top + height };
		return others.reduce((sum, other) => sum + (shared(other, taken) / area(other)) ** 2, 0);
	}
	const best = rest.reduce((one, other) => (other.hides < one.hides ? other : one), here);
	if (best === here) return;
	node.style.left = `${best.left}px`;
	node.style.top = `${best.top}px`;
	node.style.bottom = 'auto';
}

/** Its lower right corner upon that of a box; without one, where the style says. */
function stand(node: HTMLElement, box?: DOMRect): void {
	for (const name of ['left', 'top', 'bottom']) node.style.removeProperty(name);
	if (!box || box.width === 0) return;
	const own = node.getBoundingClientRect();
	node.style.left = `${Math.max(MARGIN, box.right - own.width)}px`;
	node.style.top = `${Math.max(MARGIN, box.bottom - own.height)}px`;
	node.style.bottom = 'auto';
}
