// The pace of the final scoring: one category after the other, at once for those who want no motion.

const STEP = 1100; // milliseconds for a category
const LONGEST = 11_000; // for all of them: a game with many categories counts faster

export class Show {
	/** How many categories have been counted. */
	counted = $state(0);
	private timer = 0;

	constructor(private readonly categories: number) {
		this.counted = categories;
	}

	readonly running = $derived.by(() => this.counted < this.categories);

	/** From the first category on. */
	start(): void {
		this.stop();
		if (this.categories === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
			this.skip();
			return;
		}
		this.counted = 0;
		this.wait();
	}

	/** To the result. */
	skip(): void {
		this.stop();
		this.counted = this.categories;
	}

	stop(): void {
		clearTimeout(this.timer);
	}

	private wait(): void {
		this.timer = window.setTimeout(() => this.step(), Math.min(STEP, LONGEST / this.categories));
	}

	private step(): void {
		if (!document.hidden) {
			this.counted += 1;
			if (!this.running) return;
		}
		this.wait(); // nobody misses the end because of another tab
	}
}
