// Where the words come from: files fetched when their language and game are wanted. The rules of a game are a file of
// their own, fetched when the rules reference is opened; what is seldom said, the folders beside the words of the page
// and the refusals and the coach of a game, comes when it is first wanted, and what lessons say where one is taught.

import { later } from './lazy';
import { add, bundleOf, Words, type Language } from './words';

type Files = Record<string, () => Promise<string>>;

const general: Files = import.meta.glob<string>('../../../src/epoka/texts/*.ftl', { query: '?raw', import: 'default' });
const seldomSaid: Files = import.meta.glob<string>('../../texts/*/*.ftl', { query: '?raw', import: 'default' });
const page: Files = import.meta.glob<string>('../../texts/*.ftl', { query: '?raw', import: 'default' });
const games: Files = import.meta.glob<string>('../../../src/epoka/games/*/texts/*/*.ftl', {
	query: '?raw',
	import: 'default'
});

const kept = new Map<string, Promise<Words>>();

/** The words of a language, and of a game where one is named. */
export function loadWords(language: Language, game = ''): Promise<Words> {
	const name = `${language} ${game}`;
	let words = kept.get(name);
	if (!words) {
		words = load(language, game);
		words.catch(() => kept.delete(name)); // a network that failed once may answer the next time
		kept.set(name, words);
	}
	return words;
}

/** The rules of a game as they are written, for the reference to read. */
export async function loadRules(language: Language, game: string): Promise<string> {
	const [source] = await fetched(games, (path) => path.endsWith(`/${folder(game)}/texts/${language}/rules.ftl`));
	return source ?? (isOurs(game) ? '' : (await import('./served')).servedRules(language, game));
}

/** Whether the texts of a game were there when the page was built. */
function isOurs(game: string): boolean {
	return Object.keys(games).some((path) => path.includes(`/${folder(game)}/texts/`));
}

async function load(language: Language, game: string): Promise<Words> {
	const file = (path: string) => path.endsWith(`/${language}.ftl`);
	const ofGame = (path: string) => game !== '' && path.includes(`/${folder(game)}/texts/${language}/`);
	const rules = (path: string) => path.endsWith('/rules.ftl');
	const seldom = (path: string) => path.endsWith('/refusals.ftl') || path.endsWith('/coach.ftl');
	const lessons = (path: string) => path.endsWith('/lessons.ftl');
	const coming = Promise.all([
		fetched(general, file),
		fetched(page, file),
		fetched(games, (path) => ofGame(path) && !rules(path) && !seldom(path) && !lessons(path))
	]);
	new Intl.NumberFormat(language).format(0); // the first number takes a browser long: now, while it only waits
	const served = game === '' || isOurs(game) ? null : (await import('./served')).servedTexts(language, game);
	const bundle = bundleOf(language, [...(await coming).flat(), ...((await served) ?? [])]);
	const complete = later(async () => {
		const more = await Promise.all([fetched(games, (path) => ofGame(path) && seldom(path)), fetched(seldomSaid, file)]);
		add(bundle, more.flat());
	});
	const learn = once(async () => add(bundle, await fetched(games, (path) => ofGame(path) && lessons(path))));
	return new Words(language, bundle, [], complete, (await served)?.length === 0, learn);
}

/** What fetches something once it is wanted; a network that failed may answer the next time. */
function once(load: () => Promise<void>): () => Promise<void> {
	let found: Promise<void> | undefined;
	return () => {
		found ??= load().catch((error: unknown) => {
			found = undefined;
			throw error;
		});
		return found;
	};
}

function fetched(files: Files, wanted: (path: string) => boolean): Promise<string[]> {
	const paths = Object.keys(files).filter(wanted).sort();
	return Promise.all(paths.map((path) => files[path]()));
}

/** The package of a game is named like the game, without hyphens. */
function folder(game: string): string {
	return game.replaceAll('-', '');
}
