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
