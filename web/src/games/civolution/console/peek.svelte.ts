// The card or chip that is looked at closely: shown large beside the area.

class Peek {
	id = $state('');
}

export const peek = new Peek();

/** Attributes for whatever shows a card or chip in small. */
export function peeking(id: string): { onpointerenter: () => void; onpointerleave: () => void } {
	return { onpointerenter: () => (peek.id = id), onpointerleave: () => (peek.id = '') };
}
