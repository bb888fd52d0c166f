// The ground of the board: sky, ranges, meadows and water, far beyond its edges, so that it fills whatever room there is.

import { pines, reeds, ripple, sheet, tufts, type Sheet } from './scenery';

const disc = (x: number, y: number, r: number): string =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const cloud = (x: number, y: number, s: number): string =>
	`M${x} ${y}q${2 * s} ${-14 * s} ${18 * s} ${-12 * s}q${10 * s} ${-20 * s} ${32 * s} ${-10 * s}q${22 * s} ${-8 * s} ${28 * s} ${10 * s}q${18 * s} 0 ${18 * s} ${12 * s}Z`;
const stars = (points: [number, number][]): string =>
	points
		.map(
			([x, y]) =>
				`M${x - 3} ${y}L${x} ${y - 1}L${x + 1} ${y - 4}L${x + 2} ${y - 1}L${x + 5} ${y}L${x + 2} ${y + 1}L${x + 1} ${y + 4}L${x} ${y + 1}Z`
		)
		.join('');

/** The sky itself is a gradient, drawn by the component. */
export function wideValley(): Sheet[] {
	return [
		sheet(
			stars([
				[90, -40],
				[210, 20],
				[330, -60],
				[470, 14],
				[600, -30],
				[706, 24],
				[840, -70],
				[930, 0],
				[1110, -30],
				[-90, 10],
				[1290, 20]
			]),
			'--star'
		),
		sheet(disc(1030, 34, 92), '--glow'),
		sheet(disc(1030, 34, 48), '--sun'),
		sheet(cloud(120, 20, 1.1) + cloud(470, -26, 0.8) + cloud(690, 42, 0.9) + cloud(-150, -20, 1), '--cloud'),
		sheet(
			'M-500 160C-300 90-150 120 0 104L110 56 190 96 300 40 392 88 470 70 560 96 700 26 800 82 900 60 1000 92 1110 50 1200 86 1400 60 1700 120V420H-500Z',
			'--range-far',
			true
		),
		sheet(
			'M-500 170C-200 110 60 160 200 128S420 100 520 120 760 90 900 116 1120 100 1240 124 1500 110 1700 140V420H-500Z',
			'--range-mid',
			true
		),
		...pines(11, 30, 250, 330, 136, 8, 26),
		...pines(12, 26, -500, 470, 150, 10, 40),
		...pines(13, 30, 1190, 500, 140, 10, 34),
		sheet(
			'M-500 190C-200 150 100 170 300 150S600 140 760 158 1000 150 1200 160 1500 150 1700 170V420H-500Z',
			'--meadow',
			true
		),
		// the river: from the pool on the right through the middle of the valley
		sheet(
			'M1700 190C1400 150 1180 130 1040 146 930 158 880 204 896 268 850 318 760 300 640 306 500 314 430 338 300 328 150 318-100 300-500 330V392C-100 348 140 372 300 376 440 380 520 350 650 346 800 342 900 366 1010 360 1160 350 1400 380 1700 370Z',
			'--stream-dark',
			true
		),
		sheet(
			'M1700 204C1400 164 1180 142 1046 158 950 170 902 210 916 278 860 330 760 312 640 318 500 326 430 350 300 340 150 330-100 312-500 342V384C-100 342 140 366 300 370 440 374 520 344 650 340 800 336 900 360 1010 354 1160 344 1400 372 1700 362Z',
			'--stream'
		),
		ripple(700, 326, 56),
		ripple(470, 346, 46),
		ripple(110, 346, 60),
		ripple(-120, 350, 70),
		ripple(1210, 250, 70),
		ripple(1290, 330, 60),
		...reeds(6, 6, 884, 320, 34),
		// the near bank
		sheet(
			'M-500 388C-100 342 140 370 300 374 440 378 520 348 650 344 800 340 900 364 1010 358 1160 348 1400 376 1700 366V1400H-500Z',
			'--meadow-light',
			true
		),
		sheet('M280 560C330 470 420 440 590 440S850 470 900 560Z', '--meadow'),
		tufts(4, 26, 290, 170, 320, 110),
		tufts(5, 24, 290, 400, 900, 120),
		tufts(7, 20, -200, 200, 190, 60),
		// the beach where cards and buildings lie
		sheet('M-500 560C-200 530 100 548 300 540S760 524 960 540 1400 530 1700 556V1400H-500Z', '--bank-edge', true),
		sheet('M-500 574C-200 544 100 562 300 554S760 538 960 554 1400 544 1700 570V1400H-500Z', '--bank', true)
	];
}

export function narrowValley(): Sheet[] {
	return [
		sheet(
			stars([
				[30, 40],
				[110, 12],
				[180, 34],
				[250, 10],
				[330, 44]
			]),
			'--star'
		),
		sheet(disc(322, 26, 42), '--glow'),
		sheet(disc(322, 26, 22), '--sun'),
		sheet(cloud(70, 40, 0.5) + cloud(190, 34, 0.42), '--cloud'),
		sheet(
			'M-200 66C-60 40 0 60 40 44L84 30 130 52 190 28 240 50 300 36 350 54 500 40 620 60V240H-200Z',
			'--range-far',
			true
		),
		sheet('M-200 76C-60 54 60 70 140 58S280 52 390 66 520 60 620 74V240H-200Z', '--range-mid', true),
		sheet('M-200 92C-60 74 60 88 180 78S330 84 620 84V300H-200Z', '--meadow', true),
		sheet(
			'M620 196C420 170 300 200 252 214 160 232 60 206-200 226V246C60 226 160 252 256 234 330 218 420 210 620 222Z',
			'--stream',
			true
		),
		ripple(30, 226, 34),
		ripple(300, 204, 30),
		sheet('M-200 246C60 226 160 252 256 234 330 218 420 212 620 222V700H-200Z', '--meadow-light', true),
		tufts(4, 12, 6, 96, 380, 90),
		tufts(5, 12, 6, 250, 380, 90),
		sheet('M-200 366C60 356 120 372 190 364S320 358 620 368V900H-200Z', '--bank-edge', true),
		sheet('M-200 371C60 361 120 377 190 369S320 363 620 373V900H-200Z', '--bank', true)
	];
}
