// The first game, explained where each thing comes up for the first time, beside what it is about.

import type { Position } from '../../lib/protocol';
import type { Tip } from '../../table/contract';
import { viewOf } from './data';
import { buying } from './moves';

const asked = (position: Position): boolean => position.seat !== null && position.choices.length > 0;
const at =
	(...keys: string[]) =>
	(position: Position) =>
		asked(position) && keys.includes(position.prompt.key);
const placing = at('place-workers');

const FEW_CARDS = 8;
const FEW_TILES = 2;

function nearTheEnd(position: Position): boolean {
	const { deck, stacks } = viewOf(position);
	return (deck !== undefined && deck <= FEW_CARDS) || stacks.some(({ height }) => height <= FEW_TILES);
}

const bought = (position: Position): string => `place:${buying(position)}`;

export const guide: Tip[] = [
	{ key: 'guide-valley-goal', when: placing, at: () => 'deck' },
	{ key: 'guide-valley-placing', when: placing, at: () => 'place:forest' },
	{
		key: 'guide-valley-places',
		when: (position) =>
			placing(position) && viewOf(position).seats.some(({ placed }) => Object.keys(placed).length > 0),
		at: () => 'place:quarry'
	},
	{ key: 'guide-valley-acting', when: at('resolve-places') },
	{ key: 'guide-valley-tools', when: at('use-tools', 'grow-tool'), at: ({ mover }) => `tools:${mover}` },
	{ key: 'guide-valley-cards', when: at('pay-card'), at: bought },
	{ key: 'guide-valley-dice', when: at('take-die') },
	{ key: 'guide-valley-buildings', when: at('buy-building', 'pay-building', 'pay-building-freely'), at: bought },
	{
		key: 'guide-valley-feeding',
		when: (position) => at('pay-food')(position) || (placing(position) && viewOf(position).round === 2),
		at: ({ seat }) => `meal:${seat}`
	},
	{ key: 'guide-valley-end', when: (position) => placing(position) && nearTheEnd(position), at: () => 'deck' }
];
