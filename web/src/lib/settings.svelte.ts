// What this browser remembers: language, theme, volume, speed, the visitor's name, opponents, guides already read. Kept in
// localStorage where the browser allows it.

import { SPEEDS, type Speed } from '../stage/speed';
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

const QUIET = 30;

/** Quiet at a desk, silent on a phone, which is used among others. */
function firstVolume(): number {
	return matchMedia('(pointer: coarse), (max-width: 600px)').matches ? 0 : QUIET;
}

class Settings {
	language = $state<Language>(firstLanguage());
	theme = $state<Theme>(readTheme());
	volume = $state(read('volume', firstVolume())); // 0 … 100, 0 is silence
	speed = $state<Speed>(readSpeed());
	name = $state(read('name', ''));
	private guide = $state(read('guide', true));
	private unguided = $state<string[]>(read('unguided', [])); // the games whose guide was put away
	cite = $state(read('cite', false)); // the rule behind each line of the log
	private opponents = $state<Record<string, string>>(read('opponents', {}));
	private fullGames = $state<string[]>(read('full-games', [])); // no longer set up as for a first game
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

	play(volume: number): void {
		this.volume = volume;
		write('volume', volume);
	}

	pace(speed: Speed): void {
		this.speed = speed;
		write('speed', speed);
	}

	call(name: string): void {
		this.name = name;
		write('name', name);
	}

	/** Whether the guide explains this game. */
	guides(game: string): boolean {
		return this.guide && !this.unguided.includes(game);
	}

	teach(guide: boolean, game: string): void {
		this.unguided = this.unguided.filter((one) => one !== game);
		if (guide) {
			this.guide = true;
			write('guide', true);
			this.forget();
		} else this.unguided.push(game);
		write('unguided', $state.snapshot(this.unguided));
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

	/** Whether this game is set up as it is recommended for a first game. */
	startsGently(game: string): boolean {
		return !this.fullGames.includes(game);
	}

	startGently(game: string, gently: boolean): void {
		this.fullGames = this.fullGames.filter((one) => one !== game);
		if (!gently) this.fullGames.push(game);
		write('full-games', $state.snapshot(this.fullGames));
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

function readSpeed(): Speed {
	const kept = read<unknown>('speed', '');
	return SPEEDS.find((speed) => speed === kept) ?? 'normal';
}

export const settings = new Settings();

/** The page's own words in the chosen language; replaced as a whole when the language changes. */
class Speech {
	words = $state.raw<Words | null>(null);

	/** Load the chosen language; called again whenever it changes. */
	async follow(): Promise<void> {
		const language = settings.language;
		const words = await loadWords(language);
		if (this.words !== null) await words.complete(); // what is shown may want them all at once
		if (language !== settings.language) return;
		this.words = words;
		document.documentElement.lang = language;
	}

	say = (key: string, values: Record<string, unknown> = {}): string => this.words?.say(key, values) ?? '';
}

export const speech = new Speech();
/** A sentence of the page itself; reactive to the language. */
export const say = speech.say;
