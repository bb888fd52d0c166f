// The card or chip that is looked at closely: shown large beside the area.

import type { Attachment } from 'svelte/attachments';

class Peek {
	id = $state('');
	beside = $state(''); // what comes along with it: the goal chip of a starting chip
}

export const peek = new Peek();

/** For whatever shows a card or chip in small. What is looked at may be played: then nobody leaves it, it goes. */
export function peeking(id: string, beside = ''): Attachment {
	return (node) => {
		const look = (): void => void Object.assign(peek, { id, beside });
		const leave = (): void => {
			if (peek.id === id) Object.assign(peek, { id: '', beside: '' });
		};
		node.addEventListener('pointerenter', look);
		node.addEventListener('pointerleave', leave);
		return () => {
			node.removeEventListener('pointerenter', look);
			node.removeEventListener('pointerleave', leave);
			leave();
		};
	};
}
