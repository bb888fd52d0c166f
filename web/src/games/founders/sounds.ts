// What is heard at a table of Founders of the Empire, beside the usual.

import type { EventSounds } from '../../table/eventSounds';

export const sounds: EventSounds = {
	laid: 'place',
	added: 'place',
	'war-played': 'place',
	'coin-played': 'place',
	'wagon-played': 'place',
	'craftsman-played': 'place',
	drafted: 'gain',
	bought: 'gain',
	'token-gained': 'gain',
	'craftsman-drawn': 'gain',
	'row-cleared': 'banner'
};
