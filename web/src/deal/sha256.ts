// SHA-256 (FIPS 180-4). Browsers offer their own on secure addresses only, and a server at home often has none.

const MASK = 0xffffffffn;

/** The first 32 bits behind the point of a root of each of the first primes. */
function fractions(count: number, root: bigint): number[] {
	const found: number[] = [];
	for (let prime = 2n; found.length < count; prime++) {
		let divisor = 2n;
		while (prime % divisor !== 0n) divisor++;
		if (divisor === prime) found.push(Number(rootOf(prime << (32n * root), root) & MASK));
	}
	return found;
}

/** The whole part of the square (2) or cube (3) root. */
function rootOf(value: bigint, root: bigint): bigint {
	let [low, high] = [0n, 1n << 64n];
	while (low < high) {
		const middle = (low + high + 1n) / 2n;
		if (middle ** root <= value) low = middle;
		else high = middle - 1n;
	}
	return low;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
	const bytes = new TextEncoder().encode(text);
	const blocks = Math.ceil((bytes.length + 9) / 64);
	const data = new DataView(new ArrayBuffer(blocks * 64));
	bytes.forEach((byte, at) => data.setUint8(at, byte));
	data.setUint8(bytes.length, 0x80);
	data.setUint32(blocks * 64 - 4, bytes.length * 8);

	const constants = fractions(64, 3n);
	const hash = fractions(8, 2n);
	for (let block = 0; block < blocks; block++) {
		const words = Array.from({ length: 16 }, (_, at) => data.getUint32(block * 64 + at * 4));
		for (let at = 16; at < 64; at++) {
			const [early, late] = [words[at - 15], words[at - 2]];
			const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
			const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
			words.push((words[at - 16] + first + words[at - 7] + second) | 0);
		}
		let [a, b, c, d, e, f, g, h] = hash;
		for (let at = 0; at < 64; at++) {
			const left = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
			const one = (h + left + constants[at] + words[at]) | 0;
			const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
			[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
		}
		[a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at] + word) | 0));
	}
	return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
