// Which targets an event or an action touches, and which icon stands beside it in the log.

import type { Position, Told } from '../../table/contract';

export function targets(_told: Told | { action: string }, _position: Position): string[] {
	return [];
}

export function icon(_told: Told): string {
	return '';
}
