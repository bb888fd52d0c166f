// Which options of a table are worth telling to somebody who comes to it.

import type { GameInfo, OptionInfo, Values } from '../lib/protocol';

/** Those that set others (an edition), and those that are not as these or the game itself would have them. */
export function notableOptions(info: GameInfo, options: Values): OptionInfo[] {
	const leading = info.options.filter(({ name }) => name in info.presets);
	const usual = (option: OptionInfo): unknown =>
		leading
			.map(({ name }) => info.presets[name][String(options[name])]?.[option.name])
			.find((value) => value !== undefined) ?? option.default;
	return info.options.filter((option) => leading.includes(option) || options[option.name] !== usual(option));
}
