import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// The server of the checkout answers the interface while the page is being worked on: `./epoka serve` beside `npm run dev`.
const server = process.env.EPOKA_SERVER ?? 'http://127.0.0.1:8440';

/** The texts of one game in one language travel together, but for those that are fetched when they are read. */
function ofTexts(module: string): string | null {
	const found = /\/games\/(\w+)\/texts\/(\w+)\/(?!rules|refusals|coach|lessons)\w+\.ftl/.exec(module);
	return found ? `${found[1]}-${found[2]}` : null;
}

/** What only the terminal says of all that belongs to no game. */
const OF_THE_TERMINAL =
	/^(?:choose|handover|heading-(?:bot|decisions|ending|interval|rounds|win)|help|quit|replay|resumed?|saved?|simulate|undone|undo-(?:barrier|nothing)|welcome|why-not|cli-(?!games-players))(?:-?[\w-]+)? =.*\n(?:[ \t].*\n)*/gm;

/** Hundreds of names for the same things, `element-A1 = { card-A1 }`, travel as `@element card A1 A2 …` (lib/words.ts);
 * but not those with an attribute in the line below. */
function withoutAliases(source: string): string {
	const groups = new Map<string, string[]>();
	const rest = source.replace(/^(\w+)-(\w+) = \{ (\w+)-\2 \}\n(?! )/gm, (_, name: string, id: string, of: string) => {
		const group = `@${name} ${of}`;
		groups.set(group, [...(groups.get(group) ?? []), id]);
		return '';
	});
	return rest + [...groups].map(([group, ids]) => `${group} ${ids.join(' ')}\n`).join('');
}

/** Texts travel without their comments, but for the rules, whose headings are comments. */
const texts: Plugin = {
	name: 'texts',
	enforce: 'pre',
	async load(id) {
		if (!id.endsWith('.ftl?raw')) return null;
		const file = id.slice(0, -'?raw'.length);
		this.addWatchFile(file);
		const source = await readFile(file, 'utf-8');
		const spoken = file.endsWith('/rules.ftl') ? source : source.replace(/^#.*\n/gm, '').replace(/\n+(?=\S)/g, '\n');
		const shown = file.includes('/epoka/texts/') ? spoken.replace(OF_THE_TERMINAL, '') : spoken;
		return `export default ${JSON.stringify(withoutAliases(shown))}`;
	}
};

export default defineConfig({
	plugins: [texts, svelte()],
	server: {
		host: '127.0.0.1',
		port: 5173,
		fs: { allow: ['..'] }, // the texts lie beside the rules
		proxy: { '/api': { target: server, ws: true } }
	},
	build: {
		target: 'es2022',
		outDir: '../src/epoka/server/web',
		emptyOutDir: true,
		manifest: 'manifest.json', // what a test of the size of the first load reads
		assetsInlineLimit: 0, // the content security policy allows no data: addresses
		modulePreload: { polyfill: false },
		cssCodeSplit: true,
		rolldownOptions: { output: { codeSplitting: { groups: [{ name: ofTexts }] } } },
		reportCompressedSize: false
	}
});
