// A QR code of an address: bytes, the lowest level of correction, versions 1 to 10 (up to 271 letters). After ISO 18004.

const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18]; // code words of a block, by version
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const LOWEST = 0b01;
const MARK = [0b10100110111, 0b1111100100101, 0b101010000010010]; // generators of format and version, and what masks the format

type Grid = (boolean | null)[][];

/** The dark fields, row by row; null where the text is too long. */
export function qrCode(text: string): boolean[][] | null {
	const bytes = new TextEncoder().encode(text);
	for (let version = 1; version <= 10; version++) {
		const words = Math.floor(fields(version) / 8) - CORRECTION[version - 1] * BLOCKS[version - 1];
		const head = version < 10 ? 12 : 20;
		if (bytes.length * 8 + head <= words * 8) return drawn(version, corrected(version, packed(bytes, words, head - 4)));
	}
	return null;
}

/** How many fields of a version hold data. */
function fields(version: number): number {
	const marks = version === 1 ? 0 : Math.floor(version / 7) + 2;
	const free = (16 * version + 128) * version + 64;
	return free - (marks ? (25 * marks - 10) * marks - 55 : 0) - (version >= 7 ? 36 : 0);
}

function packed(bytes: Uint8Array, words: number, counting: number): number[] {
	const bits = [0, 1, 0, 0];
	const put = (value: number, length: number): void => {
		for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
	};
	put(bytes.length, counting);
	for (const byte of bytes) put(byte, 8);
	put(0, Math.min(4, words * 8 - bits.length));
	put(0, (8 - (bits.length % 8)) % 8);
	const found = Array.from({ length: bits.length / 8 }, (_, at) =>
		parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2)
	);
	for (let filler = 0xec; found.length < words; filler ^= 0xec ^ 0x11) found.push(filler);
	return found;
}

function times(one: number, other: number): number {
	let product = 0;
	for (let at = 7; at >= 0; at--) {
		product = (product << 1) ^ ((product >> 7) * 0x11d);
		product ^= ((other >> at) & 1) * one;
	}
	return product;
}

function remainder(data: number[], degree: number): number[] {
	const divisor = [...Array<number>(degree - 1).fill(0), 1];
	for (let round = 0, root = 1; round < degree; round++, root = times(root, 2))
		for (let at = 0; at < degree; at++) divisor[at] = times(divisor[at], root) ^ (divisor[at + 1] ?? 0);
	const rest = Array<number>(degree).fill(0);
	for (const word of data) {
		const factor = word ^ rest.shift()!;
		rest.push(0);
		divisor.forEach((one, at) => (rest[at] ^= times(one, factor)));
	}
	return rest;
}

/** The data in blocks with their corrections, mixed. */
function corrected(version: number, data: number[]): number[] {
	const count = BLOCKS[version - 1];
	const short = Math.floor(data.length / count);
	const longer = data.length % count;
	let from = 0;
	const blocks = Array.from({ length: count }, (_, at) =>
		data.slice(from, (from += short + (at >= count - longer ? 1 : 0)))
	);
	const rests = blocks.map((block) => remainder(block, CORRECTION[version - 1]));
	const mixed = (rows: number[][]): number[] =>
		Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
			rows.flatMap((row) => (at < row.length ? [row[at]] : []))
		).flat();
	return [...mixed(blocks), ...mixed(rests)];
}

function drawn(version: number, words: number[]): boolean[][] {
	const size = version * 4 + 17;
	const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
	const square = (x: number, y: number, reach: number, dark: (distance: number) => boolean): void => {
		for (let dy = -reach; dy <= reach; dy++)
			for (let dx = -reach; dx <= reach; dx++)
				if (grid[y + dy]?.[x + dx] !== undefined) grid[y + dy][x + dx] = dark(Math.max(Math.abs(dx), Math.abs(dy)));
	};
	for (let at = 0; at < size; at++) grid[6][at] = grid[at][6] = at % 2 === 0;
	for (const [x, y] of [
		[3, 3],
		[size - 4, 3],
		[3, size - 4]
	])
		square(x, y, 4, (far) => far !== 2 && far !== 4);
	const centres = alignment(version, size);
	const last = centres.length - 1;
	centres.forEach((y, row) =>
		centres.forEach((x, column) => {
			const taken = (row === 0 && column === 0) || (row === 0 && column === last) || (row === last && column === 0);
			if (!taken) square(x, y, 2, (far) => far !== 1);
		})
	);
	describe(grid, version, size);
	fill(grid, words, size);
	return grid.map((row) => row.map((dark) => dark === true));
}

function alignment(version: number, size: number): number[] {
	if (version === 1) return [];
	const count = Math.floor(version / 7) + 2;
	const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2;
	return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - (count - 2 - at) * step)];
}

/** What the code says about itself: its level and mask, from version 7 on its version. */
function describe(grid: Grid, version: number, size: number): void {
	const rest = (value: number, generator: number, degree: number): number => {
		let left = value << degree;
		for (let at = 31; at >= degree; at--) if ((left >> at) & 1) left ^= generator << (at - degree);
		return left;
	};
	const level = LOWEST << 3; // and mask 0
	const format = ((level << 10) | rest(level, MARK[0], 10)) ^ MARK[2];
	for (let at = 0; at < 15; at++) {
		const dark = ((format >> at) & 1) === 1;
		grid[at < 6 ? at : at < 8 ? at + 1 : size - 15 + at][8] = dark;
		grid[8][at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at] = dark;
	}
	grid[size - 8][8] = true;
	const told = (version << 12) | rest(version, MARK[1], 12);
	for (let at = 0; at < 18 && version >= 7; at++) {
		const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
		grid[near][far] = grid[far][near] = ((told >> at) & 1) === 1;
	}
}

/** The bits in their zigzag, every second field turned over (mask 0). */
function fill(grid: Grid, words: number[], size: number): void {
	let bit = 0;
	for (let right = size - 1; right >= 1; right -= 2) {
		if (right === 6) right = 5;
		const upwards = ((right + 1) & 2) === 0;
		for (let step = 0; step < size * 2; step++) {
			const x = right - (step % 2);
			const y = upwards ? size - 1 - (step >> 1) : step >> 1;
			if (grid[y][x] !== null) continue;
			const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
			grid[y][x] = dark !== ((x + y) % 2 === 0);
			bit += 1;
		}
	}
}
