// The links of seats are shown by the server once, when they are made; this browser's tab keeps them for its host.

const STORE = 'epoka:links:';

export function keepLinks(table: string, links: Record<string, string>): void {
	try {
		sessionStorage.setItem(STORE + table, JSON.stringify(links));
	} catch {
		// the host can renew a link in the menu
	}
}

export function keptLinks(table: string): Record<string, string> {
	try {
		return JSON.parse(sessionStorage.getItem(STORE + table) ?? '{}') as Record<string, string>;
	} catch {
		return {};
	}
}
