// A picture of a board as one SVG file: what it looks like here, with nothing it would have to fetch.

const STYLES = [
	'fill',
	'fill-opacity',
	'stroke',
	'stroke-width',
	'stroke-opacity',
	'stroke-dasharray',
	'stroke-linecap',
	'stroke-linejoin',
	'opacity',
	'visibility',
	'display',
	'transform',
	'transform-origin',
	'transform-box',
	'font-family',
	'font-size',
	'font-weight',
	'text-anchor',
	'dominant-baseline',
	'paint-order',
	'filter',
	'color',
	'stop-color',
	'stop-opacity'
];
const NO_PICTURE = /^(data-|aria-|tabindex$|role$|class$|style$|on)/;
const UNSAID = new Set(['', 'none', 'normal', 'auto']);
const SEEN_THROUGH = new Set(['transparent', 'rgba(0, 0, 0, 0)']);
const SPACE = 'http://www.w3.org/2000/svg';

/** The largest drawing inside an element, as the text of a file; null where there is none. */
export function pictureOf(within: Element): string | null {
	const drawings = [...within.querySelectorAll<SVGSVGElement>('svg')];
	const area = (one: Element): number => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
	const drawing = drawings.toSorted((one, other) => area(other) - area(one)).at(0);
	if (!drawing) return null;
	colours.clear();
	const copy = drawing.cloneNode(true) as SVGSVGElement;
	plain(drawing, copy);
	const { width, height } = drawing.getBoundingClientRect();
	copy.setAttribute('xmlns', SPACE);
	copy.setAttribute('width', String(Math.round(width)));
	copy.setAttribute('height', String(Math.round(height)));
	const defs = document.createElementNS(SPACE, 'defs');
	addReferred(copy, defs, new Set());
	copy.prepend(defs);
	const ground = document.createElementNS(SPACE, 'rect');
	const box = drawing.viewBox.baseVal;
	const sizes = box && box.width > 0 ? [box.x, box.y, box.width, box.height] : [0, 0, width, height];
	['x', 'y', 'width', 'height'].forEach((name, at) => ground.setAttribute(name, String(sizes[at])));
	ground.setAttribute('fill', groundOf(drawing));
	defs.after(ground);
	return new XMLSerializer().serializeToString(copy);
}

/** The colour that a drawing lies on: its own, or that of whatever holds it. */
function groundOf(drawing: Element): string {
	for (let one: Element | null = drawing; one; one = one.parentElement) {
		const { backgroundColor } = getComputedStyle(one);
		if (!SEEN_THROUGH.has(backgroundColor)) return backgroundColor;
	}
	return colourOf('--paper');
}

/** Give the copy the looks of the original, and nothing that belongs to a page. */
function plain(original: Element, copy: Element): void {
	const looks = getComputedStyle(original);
	for (const { name, value } of [...copy.attributes])
		if (NO_PICTURE.test(name) || value.includes('var(')) copy.removeAttribute(name);
	for (const name of STYLES) {
		const value = looks.getPropertyValue(name);
		const says = name === 'fill' || name === 'display' ? value !== '' : !UNSAID.has(value);
		if (says) copy.setAttribute(name, value); // no style: the page's policy forbids it even for what is not shown
	}
	const [from, to] = [[...original.children], [...copy.children]];
	from.forEach((child, at) => plain(child, to[at]));
}

/** The symbols, gradients and clips that a drawing names, which lie elsewhere in the page. */
function addReferred(within: Element, defs: Element, known: Set<string>): void {
	const text = new XMLSerializer().serializeToString(within);
	for (const [, id] of text.matchAll(/(?:href="#|url\((?:&quot;|'|")?[^)#]*#)([\w:-]+)/g)) {
		if (known.has(id) || within.querySelector(`[id="${CSS.escape(id)}"]`)) continue;
		known.add(id);
		const found = document.getElementById(id);
		if (!found) continue;
		const copy = found.cloneNode(true) as Element;
		resolve(copy);
		defs.append(copy);
		addReferred(copy, defs, known);
	}
}

/** Colours of the page by their values: a file knows no variables. */
function resolve(copy: Element): void {
	for (const element of [copy, ...copy.querySelectorAll('*')]) {
		for (const { name, value } of [...element.attributes]) {
			if (value.includes('var('))
				element.setAttribute(
					name,
					value.replace(/var\((--[\w-]+)\)/g, (_, variable: string) => colourOf(variable))
				);
		}
	}
}

const colours = new Map<string, string>(); // of one picture: to ask the page for one costs it a look at itself

function colourOf(variable: string): string {
	const known = colours.get(variable) ?? lookedUp(variable);
	colours.set(variable, known);
	return known;
}

function lookedUp(variable: string): string {
	const probe = document.createElement('i');
	probe.style.color = `var(${variable})`;
	document.body.append(probe);
	const { color } = getComputedStyle(probe);
	probe.remove();
	return color;
}
