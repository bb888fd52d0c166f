// The rules of a game as its file of texts holds them: sections, and in them rules with a title each.

import type { FluentBundle } from '@fluent/bundle';
import { bundleOf, Words, type Language } from '../lib/words';

export interface Rule {
	id: string;
	title: string;
	text: string;
}

export interface Section {
	title: string;
	rules: Rule[];
}

export function rulebook(language: Language, source: string): Section[] {
	const bundle: FluentBundle = bundleOf(language, [source]);
	const words = new Words(language, bundle);
	const sections: Section[] = [];
	for (const line of source.split('\n')) {
		const section = /^## (.+)/.exec(line);
		const rule = /^rule-(.+)-title =/.exec(line);
		if (section) sections.push({ title: section[1], rules: [] });
		else if (rule) {
			const id = rule[1];
			sections.at(-1)?.rules.push({ id, title: words.say(`rule-${id}-title`), text: words.say(`rule-${id}`) });
		}
	}
	return sections.filter(({ rules }) => rules.length > 0);
}

/** The rules that hold every word of the search, by id, title or text. */
export function found(sections: Section[], search: string): Section[] {
	const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
	if (wanted.length === 0) return sections;
	return sections
		.map(({ title, rules }) => ({
			title,
			rules: rules.filter((rule) => {
				const text = `${rule.id} ${rule.title} ${rule.text}`.toLowerCase();
				return wanted.every((word) => text.includes(word));
			})
		}))
		.filter(({ rules }) => rules.length > 0);
}
