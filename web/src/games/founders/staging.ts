// How much time the events of Founders of the Empire take when they are shown.

import type { Staging } from '../../stage/weights';

export const staging: Staging = {
	weights: {
		starts: 'banner',
		turn: 'none', // every action says whose turn it is
		'tile-shown': 'scene:display',
		'victory-shown': 'scene:display',
		drafted: 'deed',
		laid: 'deed',
		'row-cleared': 'deed',
		revealed: 'none', // the tile itself follows
		'war-played': 'deed',
		'coin-played': 'deed',
		'wagon-played': 'deed',
		'craftsman-played': 'deed',
		bought: 'deed',
		replaced: 'deed',
		added: 'deed',
		'token-gained': 'detail',
		'craftsman-drawn': 'detail',
		'coin-taken': 'detail',
		skipped: 'deed',
		'end-proposed': 'deed',
		'table-proposes-end': 'banner',
		'game-ends': 'banner'
	},
	/** Nobody counts rounds here: one goes from a turn of one's own to the next. */
	begins: ({ key, seat: of }, seat) => key === 'turn' && of === (seat ?? 0)
};
