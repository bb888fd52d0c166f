// Points over time as steps of a line, and scales that fit them.

import type { ReviewStep } from '../lib/protocol';

const TONES = ['#2f77c2', '#e8ac2c', '#4d9a47', '#c0422c', '#7f56b5', '#2aa397', '#e07fa8', '#7a5836', '#b9c93a'];

/** How a source of points is drawn, by its place: nine colours plain, then hatched, then dotted; never without its name. */
export function lookOf(place: number): { colour: string; pattern: '' | 'hatched' | 'dotted' } {
	const pattern = (['', 'hatched', 'dotted'] as const)[Math.floor(place / TONES.length) % 3];
	return { colour: TONES[place % TONES.length], pattern };
}

export interface Scale {
	least: number;
	most: number;
	ticks: number[];
}

/** A scale with round numbers on it that holds all the values. */
export function scaleOf(values: number[]): Scale {
	const least = Math.min(0, ...values);
	const most = Math.max(10, ...values);
	const rough = (most - least) / 5;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
	const from = Math.floor(least / step) * step;
	const to = Math.ceil(most / step) * step;
	const ticks: number[] = [];
	for (let tick = from; tick <= to + step / 2; tick += step) ticks.push(tick);
	return { least: from, most: to, ticks };
}

/** The path of a stepped line: points jump, they do not slide. */
export function stepped(values: number[], x: (at: number) => number, y: (value: number) => number): string {
	let path = '';
	for (const [at, value] of values.entries()) {
		if (at === 0) path = `M${x(0)} ${y(value)}`;
		else if (value !== values[at - 1]) path += `H${x(at)}V${y(value)}`;
	}
	return values.length > 0 ? `${path}H${x(values.length - 1)}` : '';
}

/** The sources of points that ever count for this seat. */
export function sourcesOf(steps: ReviewStep[], seat: number): string[] {
	const names = Object.keys(steps[0]?.breakdown[seat] ?? {});
	return names.filter((name) => steps.some((step) => (step.breakdown[seat]?.[name] ?? 0) !== 0));
}

/** Bands of a stacked chart: for each source the lower and the upper edge at every step; losses lie below zero. */
export function stacked(
	steps: Pick<ReviewStep, 'breakdown'>[],
	seat: number,
	sources: string[]
): { low: number[]; high: number[] }[] {
	const above = steps.map(() => 0);
	const below = steps.map(() => 0);
	return sources.map((source) => {
		const low: number[] = [];
		const high: number[] = [];
		steps.forEach((step, at) => {
			const value = step.breakdown[seat]?.[source] ?? 0;
			const from = value >= 0 ? above[at] : below[at];
			low.push(Math.min(from, from + value));
			high.push(Math.max(from, from + value));
			if (value >= 0) above[at] += value;
			else below[at] += value;
		});
		return { low, high };
	});
}
