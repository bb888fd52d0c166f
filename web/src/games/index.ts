// The boards, found by their folders: web/src/games/<name>/index.ts. The small picture of a game is Mini.svelte beside it, a
// file of its own so that the lobby need not load the whole board. A game without them has the generic ones. Overview.svelte
// draws a round of it, for the rules; a game may do without.

import type { Component } from 'svelte';
import type { GameModule } from '../table/contract';

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const minis = import.meta.glob<{ default: Component }>('./*/Mini.svelte');

const overviews = import.meta.glob<{ default: Component<{ part: number }> }>('./*/Overview.svelte');

/** What draws the parts of a round, null where nobody has drawn them. */
export async function loadOverview(game: string): Promise<Component<{ part: number }> | null> {
	return (await overviews[`./${game}/Overview.svelte`]?.())?.default ?? null;
}

export async function loadGame(game: string): Promise<GameModule> {
	const own = modules[`./${game}/index.ts`];
	return own ? (await own()).default : (await import('../generic')).genericBoard(game);
}

export async function loadMini(game: string): Promise<Component> {
	const own = minis[`./${game}/Mini.svelte`] ?? (() => import('../generic/Mini.svelte'));
	return (await own()).default;
}
