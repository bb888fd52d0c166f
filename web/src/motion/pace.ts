// How long a piece travels.

import { settings } from '../lib/settings.svelte';
import { STRETCH } from '../stage/speed';

const STEP = 250; // milliseconds at most
const CALM = matchMedia('(prefers-reduced-motion: reduce)');

/** 0: nothing travels. */
export function travelTime(): number {
	return CALM.matches || document.hidden ? 0 : STEP * Math.min(1, STRETCH[settings.speed]);
}
