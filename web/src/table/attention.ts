// It is your turn: the tab says so, and its icon carries a dot.

export function showTurn(mine: boolean, title: string): void {
	document.title = mine ? `● ${title}` : title;
	const icon = document.getElementById('favicon');
	icon?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg');
}
