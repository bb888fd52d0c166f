// How the signs are written: path data and the name of a colour of palette.css; ink comes from the group around them.

/** A filled shape with the outline. */
export function shape(d: string, colour: string): string {
	return `<path d="${d}" fill="var(--cv-${colour})"/>`;
}

/** A filled shape without outline: shine and shadow. */
export function patch(d: string, colour: string): string {
	return `<path d="${d}" fill="var(--cv-${colour})" stroke="none"/>`;
}

/** A line of ink. */
export function line(d: string, width = 1.3): string {
	return `<path d="${d}" fill="none" stroke-width="${width}"/>`;
}

/** A line of another colour. */
export function stroke(d: string, colour: string, width = 1.6): string {
	return `<path d="${d}" fill="none" stroke="var(--cv-${colour})" stroke-width="${width}"/>`;
}

/** The outlines of a whole drawing as one path: the edge of paper around it. What is set smaller lies inside the rest. */
export function edge(drawing: string): string {
	const outlines = drawing
		.replace(/<g .*<\/g>/, '')
		.matchAll(/ d="([^"]+)"|<(?:circle|ellipse) cx="([^"]+)" cy="([^"]+)" rx?="([^"]+)"(?: ry="([^"]+)")?/g);
	return [...outlines]
		.map(
			([, d, x, y, rx, ry = rx]) =>
				d ??
				`M${Number(x) - Number(rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * Number(rx)} 0a${rx} ${ry} 0 1 0-${2 * Number(rx)} 0`
		)
		.join('');
}
