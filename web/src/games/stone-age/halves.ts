// What a card or a building does, in words: the rule of each half.

import type { Line } from '../../table/contract';
import type { BuildingData, CardData } from './data';

/** What the upper half brings when the card is bought. */
export function atOnce({ upper, amount, resource }: CardData): Line {
	const good = resource ?? 'food';
	if (upper === 'food' || upper === 'resource') return { key: 'closer-gain', values: { good, amount } };
	return { key: `closer-${upper}`, values: { good, amount } };
}

/** What the lower half counts at the end. */
export function atTheEnd({ profession, figures }: CardData): Line {
	return profession ? { key: `closer-${profession}`, values: { figures } } : { key: 'closer-culture', values: {} };
}

/** What a building scores, beyond what its price says. */
export function scored({ kind }: BuildingData): Line[] {
	const builders = { key: 'closer-builders', values: {} };
	return kind === 'fixed' ? [builders] : [{ key: 'closer-value', values: {} }, builders];
}
