// Beginning a lesson or a first game, and going there.

import { api } from '../lib/api';
import { router } from '../router.svelte';

export async function beginLesson(game: string, lesson: string): Promise<void> {
	router.go(`/t/${(await api.lesson(game, lesson)).id}`);
}

export async function beginFirstGame(game: string): Promise<void> {
	router.go(`/t/${(await api.firstGame(game)).id}`);
}
