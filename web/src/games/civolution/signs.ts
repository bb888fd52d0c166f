// Which drawing of the sheet stands beside a sentence of a card: the first rule that fits what the sentence is about.

const RULES: [RegExp, string][] = [
	[/^(?:have-|return-)?feature-(?!any|kinds)([a-z]+)/, 'cv-feature-$1'],
	[/^any-feature|^feature|^move-feature/, 'cv-module-mutation'],
	[/^material-(?!any)([a-z-]+)/, 'cv-$1'],
	[/^land-material-([a-z]+)/, 'cv-terrain-$1'],
	[/^(?:points-per|points|top-point|point-bonus)/, 'cv-sp'],
	[/^food/, 'cv-food'],
	[/^money/, 'cv-money'],
	[/^ideas/, 'cv-idea'],
	[/^focus/, 'cv-focus'],
	[/^plan/, 'cv-plan'],
	[/track-(technology|prestige|knowledge|construction|culture)/, 'cv-track-$1'],
	[/^favor/, 'cv-favor'],
	[/^(?:card|install-card|cards|remove-card)-(invention|mutation|insight|building|achievement)/, 'cv-deck-$1'],
	[/^(?:card|draw|install-card|hand)/, 'cv-card'],
	[/^(?:hunt|no-gorge)/, 'cv-hunt'],
	[/^(?:strengthen|wings|rescue|tribe|strong|crowd)/, 'cv-tribe'],
	[/^weak/, 'cv-tribe-weak'],
	[/^(?:migrat|walk|seaworthy)/, 'cv-module-migration'],
	[/^procreat/, 'cv-module-procreation'],
	[/^produce/, 'cv-module-production'],
	[/^(?:transport|boat-cargo)/, 'cv-module-transport'],
	[/^(?:explore|reveal|lucky-find|any-find|extra-find|sites)/, 'cv-module-exploration'],
	[/^(?:sale|purchase|cheap)/, 'cv-module-trade'],
	[/^activity/, 'cv-module-activity'],
	[/^(?:upgrade|modules|goal-upgrade)/, 'cv-upgrade'],
	[/^(?:goal|install-goal)/, 'cv-goal'],
	[/^income/, 'cv-income'],
	[/^attribute/, 'cv-attribute'],
	[/^(?:activation-die|reroll|refresh|turn-die|die|dice|free-shift)/, 'cv-die'],
	[/^fate/, 'cv-fate'],
	[/^stage/, 'cv-stage'],
	[/(farm|boat|statue|settlement)s?/, 'cv-project-$1'],
	[/^fire/, 'cv-fire'],
	[/^(?:feed|survivors|provision)/, 'cv-food'],
	[/^(evolution|prosperity)/, 'cv-category-$1'],
	[/^category/, 'cv-sp'],
	[/^hotter/, 'cv-weather-2'],
	[/^colder/, 'cv-weather--2'],
	[/^(?:weather|no-bad)/, 'cv-weather-1'],
	[/^reset/, 'cv-reset'],
	[/^module-([a-z]+)/, 'cv-module-$1'],
	[/(?:territories|terrains|terrain|shared)/, 'cv-module-migration'],
	[/material|stored|cost/, 'cv-marker']
];

/** The name of a drawing, "" where a sentence has none. */
export function signOf(icon: string): string {
	for (const [rule, name] of RULES) {
		const found = rule.exec(icon);
		if (found) return name.replace('$1', found[1] ?? '');
	}
	return '';
}
