// What a type checker does not see: mistakes of logic and of Svelte. How the sources look is Prettier's matter.

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default typescript.config(
	{ ignores: ['fixtures/', 'node_modules/'] },
	js.configs.recommended,
	...typescript.configs.recommended,
	...svelte.configs.recommended,
	...svelte.configs.prettier,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: {
			eqeqeq: 'error',
			'no-undef': 'off', // TypeScript knows better
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
			'svelte/no-unused-svelte-ignore': 'off', // takes the reasons after the colon for names of warnings
			'svelte/prefer-svelte-reactivity': 'off' // maps and sets that nothing shown depends on are plain ones
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: {
			parserOptions: { extraFileExtensions: ['.svelte'], parser: typescript.parser, svelteConfig }
		}
	},
	{
		files: [
			'src/games/*/Sheet.svelte',
			'src/games/civolution/Art.svelte',
			'src/games/founders/Symbol.svelte',
			'src/games/founders/Tile.svelte'
		],
		rules: { 'svelte/no-at-html-tags': 'off' } // drawings that are written down in our own sources
	}
);
