// A phone shows one screen of a table that is several screens long. What may be chosen comes into sight by itself, and is
// found again by whoever has looked elsewhere meanwhile.

/** The tabs stick to the top of the screen. */
export const TABS_HEIGHT = 56;

export class Sight {
	/** Where to look for what may be chosen, while none of it is in sight. */
	lost = $state<'' | 'up' | 'down'>('');

	constructor(
		private readonly root: () => HTMLElement | undefined,
		private readonly covered: () => number, // by the bar and the guide, at the bottom
		private readonly turn: () => Promise<void>, // opens the tab that holds what may be chosen
		private readonly placed: () => boolean // whether some choice lies on the table, though perhaps in a part that is not open
	) {}

	private question = '';

	/** A new question: bring its first target into sight, at once or as soon as the part that holds it is open. */
	follow(question: string): () => void {
		this.question = question;
		const observer = new MutationObserver(() => this.bring() && observer.disconnect());
		let gone = false;
		void this.turn().then(() => {
			const root = this.root();
			if (!gone && root && !this.bring())
				observer.observe(root, { childList: true, attributeFilter: ['class'], subtree: true });
		});
		return () => {
			gone = true;
			observer.disconnect();
		};
	}

	/** Scroll only if nothing that may be chosen is in sight, or not the part where this question begins. Is there anything? */
	private bring(): boolean {
		const targets = this.targets();
		if (this.scrolls()) {
			const start = this.start();
			if (start) {
				if (!this.begins(start)) start.scrollIntoView({ block: 'start' });
			} else if (!targets.some((one) => this.seen(one))) targets[0]?.scrollIntoView({ block: 'center' });
		}
		this.watch();
		return targets.length > 0;
	}

	/** Back to what may be chosen. A part of the board that holds it but is not open says so by `data-inviting`. */
	async find(): Promise<void> {
		if (this.targets().length === 0) this.root()?.querySelector<HTMLElement>("[data-inviting='true']")?.click();
		await this.turn();
		const start = this.start();
		const [first] = this.targets();
		if (start) start.scrollIntoView({ block: 'start', behavior: 'smooth' });
		else if (first) first.scrollIntoView({ block: 'center', behavior: 'smooth' });
		else window.scrollTo({ top: 0, behavior: 'smooth' });
	}

	/** The page has moved, or something on it has changed. */
	watch(): void {
		const targets = this.targets();
		if (!this.scrolls() || !this.placed() || targets.some((one) => this.seen(one))) this.lost = '';
		else this.lost = targets.length === 0 || targets[0].getBoundingClientRect().top < TABS_HEIGHT ? 'up' : 'down';
	}

	private scrolls(): boolean {
		return document.documentElement.scrollHeight > window.innerHeight;
	}

	private targets(): Element[] {
		const found = this.root()?.querySelectorAll(":is(.board, .own, .others) [data-legal='true']") ?? [];
		return [...found].filter((one) => one.checkVisibility());
	}

	/** The part that whoever is asked this looks at first, if a game has named one. */
	private start(): Element | null {
		const found = this.root()?.querySelector(`[data-first='${this.question}']`);
		return found?.checkVisibility() ? found : null;
	}

	private begins(part: Element): boolean {
		const { top } = part.getBoundingClientRect();
		return top >= TABS_HEIGHT && top < window.innerHeight / 3;
	}

	private seen(one: Element): boolean {
		const { top, bottom } = one.getBoundingClientRect();
		const middle = (top + bottom) / 2;
		return middle > TABS_HEIGHT && middle < window.innerHeight - this.covered();
	}
}
