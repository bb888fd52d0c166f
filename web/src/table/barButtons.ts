// The choices that stand in the action bar: those that no target shows, and what one mostly wants although one does.

import type { Choice, Position } from '../lib/protocol';
import type { Words } from '../lib/words';
import type { GameModule } from './contract';

export interface Button {
	choice: Choice;
	text: string;
	good: boolean;
	last: boolean;
}

const LAST = ['done', 'decline', 'pass']; // whoever does nothing more looks at the end

/** The good ones first, doing nothing last. */
export function barButtons(module: GameModule, position: Position, words: Words): Button[] {
	const rank = ({ good, last }: Button): number => (good ? 0 : last ? 2 : 1);
	return position.choices
		.map((choice) => {
			const { good = false, last = LAST.includes(choice.key) } = module.button?.(choice, position) ?? {};
			return { choice, good, last, text: labelOf(choice, module, position, words) };
		})
		.filter(({ choice, good }) => good || !module.onBoard(choice, position))
		.toSorted((one, other) => rank(one) - rank(other));
}

/** What a choice is called at the table. */
export function labelOf(choice: Choice, module: GameModule, position: Position, words: Words): string {
	const label = module.button?.(choice, position)?.label;
	return label ? words.say(label.key, label.values) : words.action(choice);
}
