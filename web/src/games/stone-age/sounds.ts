// What is heard at a Stone Age table, beside the usual.

import type { EventSounds } from '../../table/eventSounds';

export const sounds: EventSounds = {
	'rolled-for-all': 'roll',
	'points-gained': 'gain',
	'tool-gained': 'gain',
	'worker-gained': 'gain',
	'agriculture-gained': 'gain',
	'card-taken': 'gain',
	'brought-in': 'gain'
};
