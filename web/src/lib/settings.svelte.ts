// What this browser remembers: language, theme, sound, the visitor's name, opponents, guides already read. Kept in localStorage
// where the browser allows it.

import { loadWords } from './texts';
import { LANGUAGES, type Language, type Words } from './words';

const PREFIX = 'epoka:';

function read<T>(name: string, otherwise: T): T {
	try {
		const text = localStorage.getItem(PREFIX + name);
		return text === null ? otherwise : (JSON.parse(text) as T);
	} catch {
		return otherwise;
	}
}

function write(name: string, value: unknown): void {
	try {
		localStorage.setItem(PREFIX + name, JSON.stringify(value));
	} catch {
		// storage is full or forbidden: the choice holds until the page is closed
	}
}

export type Theme = 'auto' | 'light' | 'dark';

function firstLanguage(): Language {
	const kept = read<string>('language', '');
	const wanted = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))];
	return (wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language | undefined) ?? 'en';
}

class Settings {
	language = $state<Language>(firstLanguage());
	theme = $state<Theme>(readTheme());
	sound = $state(read('sound', false));
	name = $state(read('name', ''));
	guide = $state(read('guide', true));
	cite = $state(read('cite', false)); // the rule behind each line of the log
	private opponents = $state<Record<string, string>>(read('opponents', {}));
	private dismissed = $state<string[]>(read('dismissed', []));

	speak(language: Language): void {
		this.language = language;
		write('language', language);
	}

	shine(theme: Theme): void {
		this.theme = theme;
		try {
			localStorage.setItem(PREFIX + 'theme', theme); // as plain text: theme.js reads it before anything else
		} catch {
			// as above
		}
		if (theme === 'auto') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme;
	}

	play(sound: boolean): void {
		this.sound = sound;
		write('sound', sound);
	}

	call(name: string): void {
		this.name = name;
		write('name', name);
	}

	teach(guide: boolean): void {
		this.guide = guide;
		write('guide', guide);
		if (guide) this.forget();
	}

	citeRules(cite: boolean): void {
		this.cite = cite;
		write('cite', cite);
	}

	/** The bot this browser chose last at a game; "" where it has not chosen one. */
	opponentAt(game: string): string {
		return this.opponents[game] ?? '';
	}

	meet(game: string, bot: string): void {
		this.opponents[game] = bot;
		write('opponents', $state.snapshot(this.opponents));
	}

	knows(key: string): boolean {
		return this.dismissed.includes(key);
	}

	dismiss(key: string): void {
		if (!this.knows(key)) this.dismissed.push(key);
		write('dismissed', $state.snapshot(this.dismissed));
	}

	private forget(): void {
		this.dismissed = [];
		write('dismissed', []);
	}
}

function readTheme(): Theme {
	try {
		const theme = localStorage.getItem(PREFIX + 'theme');
		return theme === 'light' || theme === 'dark' ? theme : 'auto';
	} catch {
		return 'auto';
	}
}

export const settings = new Settings();

/** The page's own words in the chosen language; replaced as a whole when the language changes. */
class Speech {
	words = $state.raw<Words | null>(null);

	/** Load the chosen language; called again whenever it changes. */
	async follow(): Promise<void> {
		const language = settings.language;
		const words = await loadWords(language);
		if (language !== settings.language) return;
		this.words = words;
		document.documentElement.lang = language;
	}

	say = (key: string, values: Record<string, unknown> = {}): string => this.words?.say(key, values) ?? '';
}

export const speech = new Speech();
/** A sentence of the page itself; reactive to the language. */
export const say = speech.say;
