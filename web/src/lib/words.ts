// Message keys and values in, sentences out. The rules are those of src/epoka/texts/__init__.py, and a test compares the
// two on a table of cases; the files are the same.

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { chartCell } from './chart';
import type { Choice, Told, Values, Why } from './protocol';

export const LANGUAGES = ['en', 'pl', 'cs', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The values that name a player by the number of a seat. */
export const SEATS: readonly string[] = ['seat', 'by'];

/** The kernel's own events: what came of the action is told by the events of the game that follow. */
const SILENT = ['action', 'forced'];

const CHANCE = -1;

/** So many sentences are kept as they were said: most of what a table says it says again after the next move. */
const MOST_KEPT = 3000;

/** Sentences in one language, about one game if it was loaded with one, with the players' names by seat. */
export class Words {
	private readonly said = new Map<string, string>();
	private lists?: Intl.ListFormat;

	constructor(
		readonly language: Language,
		private readonly bundle: FluentBundle,
		readonly names: readonly string[] = [],
		/** Fetches what is seldom said: the reasons why something is not allowed, the words of the coach. */
		readonly complete: () => Promise<void> = async () => {},
		/** Its game has no text at all. */
		readonly bare = false,
		/** Fetches what lessons and first games say. */
		readonly learn: () => Promise<void> = async () => {}
	) {}

	/** The same words with the players of a table. */
	withNames(names: readonly string[]): Words {
		return new Words(this.language, this.bundle, names, this.complete, this.bare, this.learn);
	}

	/** The message of this key; `key.attribute` gives one of its attributes. */
	say(key: string, values: Values = {}): string {
		const asked = key + JSON.stringify(values);
		let text = this.said.get(asked);
		if (text === undefined) {
			if (this.said.size === MOST_KEPT) this.said.clear();
			this.said.set(asked, (text = this.put(key, values)));
		}
		return text;
	}

	private put(key: string, values: Values): string {
		const [message, attribute = ''] = divided(key);
		const { text, missing } = this.format(message, attribute, this.fill(values));
		if (text === null) {
			this.warn(key, `there is no text «${key}» in the language ${this.language}`);
			return readable(key, values, (name, value) => this.written(name, value));
		}
		if (missing) this.warn(key, `the text «${key}» in the language ${this.language} wants more values: ${missing}`);
		return text;
	}

	/** Once a key and language; not for a game without any text, of which whoever loaded the words has warned. */
	private warn(key: string, what: string): void {
		const asked = `${this.language} ${key}`;
		if (this.bare || warned.has(asked)) return;
		warned.add(asked);
		console.warn(what);
	}

	/** A value in the place of a sentence. */
	private written(name: string, value: unknown): string {
		return SEATS.includes(name) && typeof value === 'number' ? this.player(value) : this.value(value);
	}

	/** A bare value of the rules, as far as that needs words: yes, no, and a dash for nothing. */
	value(value: unknown): string {
		if (typeof value === 'boolean') return this.say(value ? 'view-yes' : 'view-no');
		if (Array.isArray(value)) return value.map((part) => this.value(part)).join(' ') || '–';
		if (value === null || value === undefined || value === '') return '–';
		if (typeof value !== 'object') return String(value);
		return (
			Object.entries(value)
				.map(([name, part]) => `${name} ${this.value(part)}`)
				.join(', ') || '–'
		);
	}

	has(key: string): boolean {
		const [message, attribute] = divided(key);
		const found = this.bundle.getMessage(message);
		return found !== undefined && (attribute ? attribute in found.attributes : found.value !== null);
	}

	/** The message where there is one, else "". */
	maybe(key: string, values: Values = {}): string {
		return this.has(key) ? this.say(key, values) : '';
	}

	/** What happened; "" where there is nothing to tell. */
	event(told: Told): string {
		if (SILENT.includes(told.key)) return '';
		const { key, rule: _, ...values } = told;
		return this.say(`event-${key}`, values);
	}

	/** An action as a line of a menu; without a text its notation. */
	action(choice: Pick<Choice, 'name' | 'key' | 'values'>): string {
		return this.otherwise(`action-${choice.key}`, choice.values, choice.name);
	}

	/** The message where there is one, else this, with the same warning as for any other. */
	private otherwise(key: string, values: Values, text: string): string {
		const said = this.say(key, values);
		return this.has(key) ? said : text;
	}

	/** What is expected now. */
	prompt(prompt: { key: string; values: Values }): string {
		return this.say(`prompt-${prompt.key}`, prompt.values);
	}

	/** Why not, without the rule's id and without a full stop; wants the words complete. */
	refusal(why: Why): string {
		return this.say(`refusal-${why.code}`, why.params);
	}

	option(text: string): string {
		return this.say(text);
	}

	optionWhy(text: string): string {
		return this.otherwise(`${text}.why`, {}, '');
	}

	optionValue(text: string, value: unknown): string {
		return this.otherwise(`${text}-${String(value).replaceAll('_', '-')}`, {}, spaced(this.value(value)));
	}

	/** The name of the player at a seat. */
	player(seat: number): string {
		if (seat === CHANCE) return this.say('chance-name');
		return this.names[seat] || this.say('player-number', { number: seat + 1 });
	}

	/** What a bot is called; one without a name of its own by its id, package.module:Bot as Bot. */
	bot(name: string): string {
		return this.maybe(`bot-${name}`) || this.say('web-bot', { bot: name.slice(name.lastIndexOf(':') + 1) });
	}

	number(value: number, options: Intl.NumberFormatOptions = {}): string {
		return new Intl.NumberFormat(this.language, options).format(value);
	}

	list(parts: string[]): string {
		this.lists ??= new Intl.ListFormat(this.language, { type: 'conjunction' });
		return this.lists.format(parts);
	}

	/** The values with words in place of ids, which is all that Fluent cannot do by itself.
	 *
	 * 1. A number under `seat` or `by` becomes the player's name.
	 * 2. A text `v` under the name `k` becomes the message `k-v` (spaces as hyphens), where there is one; each of its
	 *    attributes `.a` becomes the further value `k_a`. So `place="card 1"` gives `$place` and `$place_to`.
	 * 3. Such messages and attributes see the other values, as in "3 workers"; one that lacks a value is left out.
	 */
	private fill(values: Values): Record<string, FluentVariable> {
		const plain = spoken(values);
		const filled = { ...plain };
		for (const [name, value] of Object.entries(plain)) {
			if (SEATS.includes(name) && typeof value === 'number') filled[name] = this.player(value);
			else if (typeof value === 'string') Object.assign(filled, this.wordsOf(name, value, plain));
		}
		return filled;
	}

	private wordsOf(name: string, value: string, values: Record<string, FluentVariable>): Record<string, string> {
		const key = `${name}-${value.replaceAll(' ', '-')}`;
		const message = this.bundle.getMessage(key);
		const words: Record<string, string> = {};
		if (!message) return words;
		for (const attribute of ['', ...Object.keys(message.attributes)]) {
			const { text, missing } = this.format(key, attribute, values);
			if (text !== null && !missing) words[attribute ? `${name}_${attribute}` : name] = text;
		}
		return words;
	}

	/** The text, null where there is none, and what was missing to make it complete. */
	private format(key: string, attribute: string, values: Record<string, FluentVariable>) {
		const message = this.bundle.getMessage(key);
		const pattern = attribute ? message?.attributes[attribute] : message?.value;
		if (pattern === undefined || pattern === null) return { text: null, missing: '' };
		const errors: Error[] = [];
		const text = this.bundle.formatPattern(pattern, values, errors);
		return { text, missing: errors.map((error) => error.message).join('; ') };
	}
}

const warned = new Set<string>();

/** How keys begin: the word for the kind of a message is no part of what it says. */
const KIND = /^(about-bot|about|action|event|game|opponent|option|over-by|prompt|refusal|rules-section|rule|source)-/;

/** A key and its values for people: `event-put-away` with seat 0 and card 3 is "Put away: Ola, card 3". */
function readable(key: string, values: Values, written: (name: string, value: unknown) => string): string {
	const words = spaced(key.replace(KIND, ''));
	const told = Object.entries(values).map(
		([name, value]) => (name === 'seat' ? '' : `${spaced(name)} `) + written(name, value)
	);
	const head = words.charAt(0).toUpperCase() + words.slice(1);
	return told.length > 0 ? `${head}: ${told.join(', ')}` : head;
}

/** A name of the rules as words: `hand_sizes` is "hand sizes". */
export function spaced(name: string): string {
	return name.replace(/[-_.]/g, ' ');
}

/** All messages of these sources, the first of two with the same key standing. They may call CELL($x, $y), which
 * Python writes as the numbers of the notation. */
export function bundleOf(language: Language, sources: string[], cell = chartCell): FluentBundle {
	const functions = { CELL: ([x, y]: FluentValue[]) => cell(Number(x.valueOf()), Number(y.valueOf())) };
	const bundle = new FluentBundle(language, { useIsolating: false, functions });
	add(bundle, sources);
	return bundle;
}

const ALIASES = /^@(\w+) (\w+) (.+)$/gm;

/** The names that the build has written in one line (vite.config.ts). */
function spelledOut(_: string, name: string, of: string, ids: string): string {
	return ids
		.split(' ')
		.map((id) => `${name}-${id} = { ${of}-${id} }`)
		.join('\n');
}

export function add(bundle: FluentBundle, sources: string[]): void {
	for (const source of sources) bundle.addResource(new FluentResource(source.replace(ALIASES, spelledOut)));
}

function divided(key: string): [string, string | undefined] {
	const dot = key.indexOf('.');
	return dot < 0 ? [key, undefined] : [key.slice(0, dot), key.slice(dot + 1)];
}

/** What Fluent can speak of: texts and numbers. Truth is a number as in Python, a list is read with spaces. */
function spoken(values: Values): Record<string, FluentVariable> {
	const plain: Record<string, FluentVariable> = {};
	for (const [name, value] of Object.entries(values)) {
		if (typeof value === 'string' || typeof value === 'number') plain[name] = value;
		else if (typeof value === 'boolean') plain[name] = Number(value);
		else if (Array.isArray(value)) plain[name] = value.join(' ');
	}
	return plain;
}
