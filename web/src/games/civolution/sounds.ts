// What is heard at a Civolution table, beside the usual.

import type { EventSounds } from '../../table/eventSounds';

export const sounds: EventSounds = {
	'fate-rolled': 'roll',
	'vici-rolled': 'roll',
	earned: 'gain',
	advanced: 'gain',
	installed: 'place',
	settled: 'place',
	'farm-built': 'place',
	'boat-built': 'place',
	'statue-built': 'place',
	'settlement-built': 'place',
	phase: 'banner',
	'era-scored': 'banner'
};
