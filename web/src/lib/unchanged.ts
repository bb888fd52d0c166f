// What has not changed stays the same object, so that whatever depends on it has nothing to do.

/** The next value, with every part that equals its counterpart in the last one taken from there. `next` is used up. */
export function kept<T>(last: unknown, next: T): T;
export function kept(last: unknown, next: unknown): unknown {
	if (last === next || !isObject(last) || !isObject(next) || Array.isArray(last) !== Array.isArray(next)) return next;
	const names = Object.keys(next);
	let same = names.length === Object.keys(last).length;
	for (const name of names) {
		next[name] = kept(last[name], next[name]);
		if (next[name] !== last[name]) same = false;
	}
	return same ? last : next;
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
