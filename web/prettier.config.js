import * as svelte from 'prettier-plugin-svelte';

export default {
	useTabs: true,
	tabWidth: 2, // how wide a tab counts against the width of a line, whatever .editorconfig says
	singleQuote: true,
	trailingComma: 'none',
	printWidth: 120,
	plugins: [svelte],
	overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }]
};
