// What is not in the first picture of the page. It is fetched when it is first wanted; and once somebody does anything, all
// of it is fetched quietly, so that nobody waits for it or misses it while the line is down.

const AGAIN = 1000; // milliseconds until the next attempt
const SIGNS = ['pointermove', 'pointerdown', 'keydown'];

const all: (() => Promise<unknown>)[] = [];
let used = false;

/** What fetches something, once, and goes on trying until it is there. */
export function later<T>(load: () => Promise<T>): () => Promise<T> {
	let found: Promise<T> | undefined;
	const fetched = (): Promise<T> => (found ??= trying(load));
	if (used) void fetched();
	else all.push(fetched);
	return fetched;
}

async function trying<T>(load: () => Promise<T>): Promise<T> {
	let attempt = load;
	for (;;) {
		try {
			return await attempt();
		} catch (error) {
			attempt = otherwise(error, load);
			await new Promise((resolve) => setTimeout(resolve, AGAIN));
		}
	}
}

/** A browser remembers that a file could not be fetched: the next attempt is for another address of the same file. */
function otherwise<T>(error: unknown, load: () => Promise<T>): () => Promise<T> {
	const address = /(?:https?:\/)?\/\S+\.(?:js|css)/.exec(String(error))?.[0];
	if (!address) return load;
	const other = `${address}?${Date.now()}`;
	if (address.endsWith('.js')) return () => import(/* @vite-ignore */ other) as Promise<T>;
	return () => styled(other).then(load);
}

function styled(address: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const link = Object.assign(document.createElement('link'), {
			rel: 'stylesheet',
			href: address,
			onload: resolve
		});
		link.onerror = () => reject(new Error(address));
		document.head.append(link);
	});
}

/** From the first movement of a hand on, fetch one thing after the other. Answers how to call that off. */
export function fetchOnceUsed(): () => void {
	const stop = (): void => SIGNS.forEach((sign) => removeEventListener(sign, start));
	async function start(): Promise<void> {
		stop();
		used = true;
		for (const fetched of all.splice(0)) await fetched();
	}
	SIGNS.forEach((sign) => addEventListener(sign, start, { passive: true }));
	return stop;
}
