// How much time the events of Stone Age take when they are shown.

import type { Told } from '../../lib/protocol';
import type { Staging } from '../../stage/weights';

export const staging: Staging = {
	weights: {
		starts: 'banner',
		round: 'banner',
		'game-ends': 'banner',
		placed: 'step',
		returned: 'step',
		rolled: 'roll',
		'rolled-for-all': 'roll',
		'die-taken': 'step',
		'tool-used': 'detail',
		'brought-in': 'result',
		gained: 'detail',
		'points-gained': 'detail',
		paid: 'none', // the purchase tells it
		redeemed: 'deed',
		'card-taken': 'deed',
		'card-declined': 'deed',
		'extra-card': 'detail',
		'extra-card-hidden': 'detail',
		'deck-empty': 'detail',
		'card-dealt': 'scene:offer',
		'building-shown': 'scene:offer',
		'stack-empty': 'banner',
		built: 'deed',
		'building-declined': 'deed',
		'tool-gained': 'deed',
		'worker-gained': 'deed',
		'agriculture-gained': 'deed',
		fed: 'scene:feeding',
		'food-short': 'scene:feeding',
		'fed-with': 'scene:feeding',
		hungry: 'scene:feeding'
	},
	begins: ({ key }) => key === 'round' || key === 'starts',
	/** The dice for everyone are told as a text: "2 4". */
	faces: ({ key, faces }: Told) => (key === 'rolled-for-all' ? String(faces).split(' ').map(Number) : []),
	titles: { feeding: 'phase-feeding' }
};
