// Outlines as path data, for the `shape` of a Target and for drawings.

export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
	const r = Math.min(radius, width / 2, height / 2);
	if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
	const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
	return (
		`M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}` +
		`h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}z`
	);
}

export function circle(x: number, y: number, radius: number): string {
	return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

export function polygon(...points: [number, number][]): string {
	return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;
}
