// The boards, found by their folders: a game is at the table as soon as web/src/games/<name>/index.ts exists. Its small
// picture is Mini.svelte beside it, a file of its own so that the lobby need not load the whole board.

import type { Component } from 'svelte';
import type { GameModule } from '../table/contract';

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const minis = import.meta.glob<{ default: Component }>('./*/Mini.svelte');

export function hasBoard(game: string): boolean {
	return `./${game}/index.ts` in modules;
}

export async function loadGame(game: string): Promise<GameModule> {
	return (await modules[`./${game}/index.ts`]()).default;
}

export async function loadMini(game: string): Promise<Component> {
	return (await minis[`./${game}/Mini.svelte`]()).default;
}
