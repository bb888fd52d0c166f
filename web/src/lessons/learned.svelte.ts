// Which lessons this browser has finished.

const PLACE = 'epoka:lessons';

function read(): Record<string, string[]> {
	try {
		const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
		return found !== null && typeof found === 'object' ? (found as Record<string, string[]>) : {};
	} catch {
		return {};
	}
}

class Learned {
	private done = $state<Record<string, string[]>>(read());

	knows(game: string, lesson: string): boolean {
		return this.done[game]?.includes(lesson) ?? false;
	}

	finish(game: string, lesson: string): void {
		if (this.knows(game, lesson)) return;
		this.done[game] = [...(this.done[game] ?? []), lesson];
		try {
			localStorage.setItem(PLACE, JSON.stringify(this.done));
		} catch {
			// storage is full or forbidden: it holds until the page is closed
		}
	}
}

export const learned = new Learned();
