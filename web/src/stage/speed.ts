// How fast the moves of others pass, as somebody at this browser likes it.

export const SPEEDS = ['calm', 'normal', 'quick', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** By how much longer than usual everything is shown; 0: nothing is shown at all. */
export const STRETCH: Record<Speed, number> = { calm: 1.7, normal: 1, quick: 0.5, 'at-once': 0 };
