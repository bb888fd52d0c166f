// Many choices in order: by the first words of their notation, and by what is looked for.

import type { Choice } from '../lib/protocol';
import type { Words } from '../lib/words';

export interface Group {
	title: string; // the words they share, "" for those that share them with no other
	choices: Choice[];
}

/** Those whose notation or words hold every word of the search. */
export function found(choices: Choice[], search: string, words: Words): Choice[] {
	const wanted = search.toLocaleLowerCase(words.language).split(/\s+/).filter(Boolean);
	if (wanted.length === 0) return choices;
	return choices.filter((choice) => {
		const text = `${choice.name} ${words.action(choice)}`.toLocaleLowerCase(words.language);
		return wanted.every((word) => text.includes(word));
	});
}

/** Choices that begin with the same word together, in the order in which they first come; single ones at the end. Where
 * all begin with the same word, the second one counts as well. */
export function grouped(choices: Choice[]): Group[] {
	const start = ({ name }: Choice, count: number): string => name.split(' ').slice(0, count).join(' ');
	const count = new Set(choices.map((choice) => start(choice, 1))).size > 1 ? 1 : 2;
	const groups = new Map<string, Choice[]>();
	for (const choice of choices) {
		const title = start(choice, count);
		groups.set(title, [...(groups.get(title) ?? []), choice]);
	}
	const several = [...groups]
		.filter(([, members]) => members.length > 1)
		.map(([title, members]) => ({ title, choices: members }));
	const single = [...groups.values()].filter((members) => members.length === 1).flat();
	return single.length > 0 ? [...several, { title: '', choices: single }] : several;
}
