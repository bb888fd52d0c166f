// The first game, explained where each thing comes up for the first time.

import type { Position } from '../../lib/protocol';
import { viewOf } from './data';

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

export const guide: { key: string; when(position: Position): boolean }[] = [
	{ key: 'guide-valley-placing', when: placing },
	{
		key: 'guide-valley-places',
		when: (position) => placing(position) && viewOf(position).seats.some(({ placed }) => Object.keys(placed).length > 0)
	},
	{ key: 'guide-valley-acting', when: at('resolve-places') },
	{ key: 'guide-valley-tools', when: at('use-tools', 'grow-tool') },
	{ key: 'guide-valley-cards', when: at('pay-card') },
	{ key: 'guide-valley-dice', when: at('take-die') },
	{ key: 'guide-valley-buildings', when: at('buy-building', 'pay-building', 'pay-building-freely') },
	{
		key: 'guide-valley-feeding',
		when: (position) => at('pay-food')(position) || (placing(position) && viewOf(position).round === 2)
	},
	{ key: 'guide-valley-end', when: (position) => placing(position) && nearTheEnd(position) },
	{ key: 'guide-valley-over', when: (position) => position.over && position.seat !== null }
];
