// The final points counted in public: category after category, who leads after each, and what came of it.

import type { Position } from '../lib/protocol';

type Points = Pick<Position, 'points' | 'breakdown' | 'ranking'>;

export interface Counted {
	source: string;
	gains: number[]; // by seat, what this category brought
	totals: number[]; // by seat, with all categories so far
	leaders: number[]; // the seats with most points so far
	changed: boolean; // others lead than before this category
}

/** Where somebody has points from, in the order of the game's own list; a long game has many more sources. */
export function sourcesCounted(breakdown: Position['breakdown']): string[] {
	return Object.keys(breakdown[0] ?? {}).filter((source) => breakdown.some((of) => of[source] !== 0));
}

/** The categories in turn. */
export function counting({ breakdown }: Points): Counted[] {
	const totals = breakdown.map(() => 0);
	let before = '';
	return sourcesCounted(breakdown).map((source) => {
		const gains = breakdown.map((of) => of[source] ?? 0);
		gains.forEach((gain, seat) => (totals[seat] += gain));
		const most = Math.max(...totals);
		const leaders = [...totals.keys()].filter((seat) => totals[seat] === most);
		const changed = leaders.join() !== before;
		before = leaders.join();
		return { source, gains, totals: [...totals], leaders, changed };
	});
}

export interface Verdict {
	/** As the one at this screen sees it; `wins` for a screen that is nobody's or several people's. */
	outcome: 'won' | 'lost' | 'shared' | 'wins';
	winners: number[];
	/** Points between the winner and the next, or between the winner and this seat; 0 where a tie was broken, null where
	 * points say nothing: alone, in secret, or won by something else. */
	margin: number | null;
}

/** How it ended for this seat; null is a spectator's view. */
export function verdictOf({ points, ranking }: Points, seat: number | null): Verdict {
	const winners = [...ranking.keys()].filter((one) => ranking[one] === 1);
	const first = points[winners[0]];
	const best = (seats: number[]): number | null => {
		const margin = first - Math.max(...seats.map((one) => points[one]));
		return margin >= 0 && Number.isFinite(margin) ? margin : null;
	};
	if (seat !== null && !winners.includes(seat)) return { outcome: 'lost', winners, margin: best([seat]) };
	if (winners.length > 1) return { outcome: 'shared', winners, margin: null };
	const others = [...ranking.keys()].filter((one) => !winners.includes(one));
	return { outcome: seat === null ? 'wins' : 'won', winners, margin: best(others) };
}
