// Comparing the tables of a deal: each seat with the same seat elsewhere, since it had the same draws.

import type { Deal } from '../lib/protocol';

/** By how many points a seat did better than that seat did on average; null where there is nothing to compare. */
export function against(deal: Deal, table: number, seat: number): number | null {
	const same = deal.tables.map(({ seats }) => seats[seat]?.points).filter((points) => points !== undefined);
	const own = deal.tables[table].seats[seat]?.points;
	if (same.length < 2 || own === undefined) return null;
	return own - same.reduce((sum, points) => sum + points, 0) / same.length;
}
