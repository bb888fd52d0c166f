// The card or chip that is looked at closely: shown large beside the area.

import type { Attachment } from 'svelte/attachments';

class Peek {
	id = $state('');
	tapped = $state(false); // to be shown on a narrow screen too
	beside = $state(''); // what comes along with it: the goal chip of a starting chip
}

export const peek = new Peek();

/** For whatever shows a card or chip in small. What is looked at may be played: then nobody leaves it, it goes. */
export function peeking(id: string, beside = '', taps = false): Attachment {
	return (node) => {
		const look = (): void => void Object.assign(peek, { id, beside });
		const leave = (): void => {
			if (peek.id === id) Object.assign(peek, { id: '', beside: '', tapped: false });
		};
		const blurred = (): void => queueMicrotask(leave); // what is taken out of the page loses the focus while that changes
		/** Until something else is touched. */
		const tap = (): void => {
			if (!taps) return;
			Object.assign(peek, { id, beside, tapped: true });
			addEventListener('pointerdown', leave, { once: true, capture: true });
		};
		node.addEventListener('click', tap);
		node.addEventListener('pointerenter', look);
		node.addEventListener('focusin', look);
		node.addEventListener('focusout', blurred);
		node.addEventListener('pointerleave', leave);
		return () => {
			node.removeEventListener('click', tap);
			node.removeEventListener('pointerenter', look);
			node.removeEventListener('focusin', look);
			node.removeEventListener('focusout', blurred);
			node.removeEventListener('pointerleave', leave);
			leave();
		};
	};
}
