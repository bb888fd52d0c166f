// Where the coach stands: beside what is marked, covering none of it, as near as can be.

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

const GAP = 12;
// What it costs to cover a square pixel, in pixels of distance: of what is marked, and of what else may be chosen.
const MARKED = 100;
const BESIDES = 0.003;

export function boxOf(element: Element): Box {
	const { left, top, right, bottom } = element.getBoundingClientRect();
	return { left, top, right, bottom };
}

/** The corner of a thing of this size, in a room, so that it covers as little as can be of `marks` and stands near them. */
export function standing(
	size: { width: number; height: number },
	marks: Box[],
	room: Box,
	spared: Box[] = []
): { left: number; top: number } {
	const right = room.right - size.width;
	const bottom = room.bottom - size.height;
	const corners = [
		{ left: room.left, top: bottom },
		{ left: right, top: bottom },
		{ left: right, top: room.top },
		{ left: room.left, top: room.top }
	];
	const wishes = marks
		.flatMap((mark) => around(mark, size))
		.map(({ left, top }) => ({
			left: Math.max(room.left, Math.min(left, right)),
			top: Math.max(room.top, Math.min(top, bottom))
		}));
	let best = corners[0];
	let least = Infinity;
	for (const wish of [...wishes, ...corners]) {
		const box = { ...wish, right: wish.left + size.width, bottom: wish.top + size.height };
		const covered = marks.reduce((sum, mark) => sum + shared(box, mark), 0);
		const besides = spared.reduce((sum, one) => sum + shared(box, one), 0);
		const far = marks.length > 0 ? Math.min(...marks.map((mark) => distance(box, mark))) : 0;
		const price = covered * MARKED + besides * BESIDES + far;
		if (price < least) [best, least] = [wish, price];
	}
	return best;
}

function around(mark: Box, { width, height }: { width: number; height: number }): { left: number; top: number }[] {
	const across = (mark.left + mark.right - width) / 2;
	const along = (mark.top + mark.bottom - height) / 2;
	return [
		{ left: mark.right + GAP, top: along },
		{ left: mark.left - GAP - width, top: along },
		{ left: across, top: mark.bottom + GAP },
		{ left: across, top: mark.top - GAP - height }
	];
}

function shared(one: Box, other: Box): number {
	const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return Math.max(0, wide) * Math.max(0, high);
}

function distance(one: Box, other: Box): number {
	const wide = Math.max(0, one.left - other.right, other.left - one.right);
	const high = Math.max(0, one.top - other.bottom, other.top - one.bottom);
	return Math.hypot(wide, high);
}
