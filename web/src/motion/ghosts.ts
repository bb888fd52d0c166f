// Copies of things of the table, to be moved over it.

export type Picture = () => HTMLElement;

const NAMES = [
	'data-piece',
	'data-from',
	'data-to',
	'data-count',
	'data-turn',
	'data-target',
	'data-place',
	'data-legal'
];
const SVG = 'http://www.w3.org/2000/svg';

/** A copy of a thing, as large as the box it is put into. It has the thing's own classes, not its surroundings: what they
 * say about it (`.board .worker`) does not hold for the copy. */
export function ghostOf(node: HTMLElement | SVGElement): HTMLElement {
	const box = document.createElement('div');
	box.className = 'ghost';
	const copy = node.cloneNode(true) as HTMLElement | SVGElement;
	for (const one of [copy, ...copy.querySelectorAll('[id], [data-testid], [data-target], [data-piece]')]) {
		for (const name of [...NAMES, 'id', 'data-testid', 'tabindex']) one.removeAttribute(name);
	}
	copy.setAttribute('aria-hidden', 'true');
	if (node instanceof SVGGraphicsElement && node.ownerSVGElement) {
		const { x, y, width, height } = node.getBBox();
		const picture = document.createElementNS(SVG, 'svg');
		picture.setAttribute('viewBox', `${x} ${y} ${width || 1} ${height || 1}`);
		copy.removeAttribute('transform');
		picture.append(copy);
		box.append(picture);
	} else box.append(copy);
	return box;
}
