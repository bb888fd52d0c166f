// Reads cases from a file, {language, files, names, cases: [[key, values], …]} each, and prints their sentences:
// tests/web/test_words.py compares them with what Python says.

import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const file = new URL('../src/lib/words.ts', import.meta.url).pathname;
const { bundleOf, Words } = (await runnerImport(file, { configFile: false })).module;

const told = JSON.parse(readFileSync(process.argv[2], 'utf-8')).map(({ language, files, names, cases }) => {
	const bundle = bundleOf(
		language,
		files.map((path) => readFileSync(path, 'utf-8')),
		(x, y) => `(${x}, ${y})` // as Python: the letters of the page are no part of the texts
	);
	const words = new Words(language, bundle, names);
	return cases.map(([key, values]) => words.say(key, values));
});
console.log(JSON.stringify(told));
