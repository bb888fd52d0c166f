// The texts of a game that was not there when the page was built: the server has them.

import { api } from './api';
import type { Language } from './words';

const kept = new Map<string, Promise<Record<string, string>>>();

function filesOf(game: string): Promise<Record<string, string>> {
	let files = kept.get(game);
	if (!files) {
		files = api.texts(game);
		files.catch(() => kept.delete(game)); // a network that failed once may answer the next time
		kept.set(game, files);
	}
	return files;
}

/** The files of a language, then the English ones: of two messages with the same key the first one stands. */
function inOrder(files: Record<string, string>, language: Language): [string, string][] {
	const of = (spoken: string) => Object.entries(files).filter(([path]) => path.startsWith(`${spoken}/`));
	return language === 'en' ? of('en') : [...of(language), ...of('en')];
}

/** All that a game says but its rules; nothing where it has no texts, which is worth a warning. */
export async function servedTexts(language: Language, game: string): Promise<string[]> {
	const files = inOrder(await filesOf(game), language);
	if (files.length === 0) console.warn(`${game} has no texts in the language ${language}: keys are shown instead`);
	return files.filter(([path]) => !path.endsWith('/rules.ftl')).map(([, source]) => source);
}

/** The rules as they are written, "" where nobody has. */
export async function servedRules(language: Language, game: string): Promise<string> {
	return inOrder(await filesOf(game), language).find(([path]) => path.endsWith('/rules.ftl'))?.[1] ?? '';
}
