// What a clock says in words, for the set-up, an invitation and the table.

import type { Clock, Night } from '../lib/protocol';
import { say, settings } from '../lib/settings.svelte';

/** A span of time in the largest units that say it exactly: "10 min", "1 h 30 min", "2 days". */
export function span(seconds: number): string {
	const units = [
		['day', 86_400],
		['hour', 3600],
		['minute', 60],
		['second', 1]
	] as const;
	let left = Math.max(0, Math.round(seconds));
	const parts: string[] = [];
	for (const [unit, size] of units) {
		const count = Math.floor(left / size);
		left -= count * size;
		if (count > 0)
			parts.push(new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay: 'short' }).format(count));
	}
	return (
		parts.slice(0, 2).join(' ') || new Intl.NumberFormat(settings.language, { style: 'unit', unit: 'second' }).format(0)
	);
}

/** The hours of a night as they are on this machine. */
export function nightHours({ begins, ends, zone = 0 }: Night): { begins: string; ends: string } {
	const here = -new Date().getTimezoneOffset() - zone;
	const hour = (minute: number) => {
		const at = (((minute + here) % 1440) + 1440) % 1440;
		return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
	};
	return { begins: hour(begins), ends: hour(ends) };
}

/** Everything that was agreed, a sentence each; wants the words complete. */
export function clockSentences(clock: Clock): string[] {
	const { seconds, bank, increment = 0, night, on_late = 'bot', finish } = clock;
	const kind = bank ? (increment ? 'growing' : 'bank') : 'decision';
	const told = [say(`clock-${kind}`, { time: span(seconds), more: span(increment) })];
	if (night) told.push(say('clock-night', nightHours(night)));
	told.push(say(`clock-late-${on_late}`));
	if (on_late === 'bot') told.push(say(finish ? 'clock-finish' : 'clock-stop'));
	return told;
}
