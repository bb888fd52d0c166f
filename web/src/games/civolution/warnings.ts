// What a choice gives up, and how the choices stand in the action bar: "Done" says what it leaves out.

import type { BarButton, Choice, Position, Values, Warning } from '../../table/contract';
import { feedsAll, idleBranch } from './flow';
import { bringsNothing } from './payment.svelte';

/** Where going on without a choice leaves something out, and has words of its own for that. */
const SKIPPED = [
	...['upgrade', 'hunt', 'lucky-find', 'migrate', 'explore', 'reveal', 'build', 'sale', 'purchase', 'strengthen'],
	...['install-card', 'install-goal', 'take-goal', 'activity', 'gain-card', 'wings', 'gain-feature', 'weather'],
	...['procreate', 'transport', 'income-actions', 'menu', 'advance', 'move-feature', 'produce', 'choose-stacks'],
	...['attributes', 'gain-income', 'go-aboard', 'rescue', 'flip-stage', 'shift-weather', 'reset-dice', 'reroll']
];

/** Targets by which a module is activated, paid for and used in one go. */
const IN_ONE_GO: Record<string, string> = { hand: 'console-at-once-card', goal: 'console-at-once-goal' };

export function warning(choice: Choice, position: Position, key: string): Warning | null {
	const [target] = key.split(':');
	switch (choice.key) {
		case 'activate':
			if (target in IN_ONE_GO) return asking(IN_ONE_GO[target]);
			return bringsNothing(position, String(choice.values.module)) ? asking('console-idle-now') : null;
		case 'do':
			return idleBranch(choice, position) ? asking('console-idle-now') : null;
		case 'decline':
			return position.prompt.key === 'take-goal' ? asking('console-goal-left') : null;
		case 'feed':
		case 'save': {
			const left = mostOf(choice, position) - Number(choice.values.number);
			return left > 0 ? asking(`console-could-${choice.key}`, { number: left }) : null;
		}
		default:
			return null;
	}
}

/** As many as can be fed or saved are the main button, nobody the last one. */
export function button(choice: Choice, position: Position): BarButton | null {
	const { key, values } = choice;
	if (key === 'feed' || key === 'save') {
		const good = mostOf(choice, position) === Number(values.number);
		if (feedsAll(choice, position)) return { good, label: { key: 'console-feed-all', values: {} } };
		return { good, last: !good && values.number === 0 };
	}
	const gain = (choice.preview.gain ?? {}) as Record<string, number>;
	const what = String(values.what);
	if (key === 'do' && what in gain) return { label: { key: 'console-gains', values: { what, number: gain[what] } } };
	const skips = (key === 'done' || key === 'decline') && SKIPPED.includes(position.prompt.key);
	return skips ? { label: { key: 'console-skip', values: { skipped: position.prompt.key } } } : null;
}

function mostOf({ key }: Choice, { choices }: Position): number {
	return Math.max(...choices.filter((other) => other.key === key).map(({ values }) => Number(values.number)));
}

function asking(key: string, values: Values = {}): Warning {
	return { key, values, asks: true };
}
