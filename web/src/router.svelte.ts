// The address bar and the page: a handful of screens, on the browser's own history.

class Router {
	path = $state(location.pathname);
	fragment = $state(location.hash.slice(1));

	constructor() {
		addEventListener('popstate', () => this.read());
		addEventListener('hashchange', () => this.read());
	}

	go(address: string, replace = false): void {
		if (replace) history.replaceState(null, '', address);
		else history.pushState(null, '', address);
		this.read();
		if (!replace) scrollTo(0, 0);
	}

	/** The parts of an address like "/t/:id" where it is that one, else null. */
	match(pattern: string): Record<string, string> | null {
		const wanted = pattern.split('/');
		const given = this.path.split('/');
		if (wanted.length !== given.length) return null;
		const parts: Record<string, string> = {};
		for (const [at, name] of wanted.entries()) {
			if (name.startsWith(':') && given[at]) parts[name.slice(1)] = decoded(given[at]);
			else if (name !== given[at]) return null;
		}
		return parts;
	}

	/** Links inside the page change the screen; everything else is left to the browser. */
	follow(event: MouseEvent): void {
		if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		const link = (event.target as Element | null)?.closest('a');
		if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
		if (link.pathname.startsWith('/api/')) return;
		event.preventDefault();
		this.go(link.pathname + link.search + link.hash);
	}

	private read(): void {
		this.path = location.pathname;
		this.fragment = location.hash.slice(1);
	}
}

/** A part of an address as it was meant; one that no address can hold stays as it is, and will not be found. */
function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

export const router = new Router();
