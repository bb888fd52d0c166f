// Cells of a map that grows to all sides, for people: a letter for the column and a number for the row, as on a chart. The
// notation counts from the middle, with negative numbers; here the middle is M13.

const MIDDLE = 12;
const LETTERS = 26;
const ROWS = 100;

/** The letter of a column. Beyond the alphabet come AA, AB … in the east and ZZ, ZY … in the west. */
export function columnLetter(x: number): string {
	const at = x + MIDDLE;
	const letter = String.fromCharCode(65 + ((at + LETTERS) % LETTERS));
	return at < 0 ? `Z${letter}` : at < LETTERS ? letter : `A${letter}`;
}

/** The number of a row; below the first one it goes on from 100 downwards. */
export function rowNumber(y: number): number {
	const row = y + MIDDLE + 1;
	return row > 0 ? row : ROWS + row;
}

export function chartCell(x: number, y: number): string {
	return `${columnLetter(x)}${rowNumber(y)}`;
}
