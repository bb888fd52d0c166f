// How several actions of one target are told apart in the action bar.

import type { Choice } from '../lib/protocol';
import { SEATS, type Words } from '../lib/words';

export interface Amount {
	name: string;
	text: string; // what stands on the button
	label: string; // what it says aloud
	short: boolean; // the text is only a number
}

/** Where the actions differ in one number, that number stands on the buttons; otherwise their sentences do. */
export function amounts(choices: Choice[], words: Words): Amount[] {
	const differing = Object.keys(choices[0].values).filter((name) =>
		choices.some((choice) => choice.values[name] !== choices[0].values[name])
	);
	const alike = choices.every((choice) => choice.key === choices[0].key);
	const [name] = differing;
	const counted = differing.length === 1 && !SEATS.includes(name);
	const numbered = alike && counted && choices.every((choice) => typeof choice.values[name] === 'number');
	return choices.map((choice) => {
		const label = words.action(choice);
		return { name: choice.name, label, text: numbered ? String(choice.values[name]) : label, short: numbered };
	});
}
