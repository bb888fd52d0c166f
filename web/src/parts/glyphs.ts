// The signs of the players on a grid of 24: circle, triangle, square, star; a hexagon for nobody.

export const GLYPHS: Record<string, string> = {
	0: 'M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
	1: 'M12 6.2 18 17H6z',
	2: 'M7.3 7.3h9.4v9.4H7.3z',
	3: 'M12 4.5 14 10l5.5 2-5.5 2-2 5.5-2-5.5L4.5 12 10 10z',
	neutral: 'm12 6 5.2 3v6L12 18l-5.2-3V9z'
};
