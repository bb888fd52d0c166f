// What the tiles show, as flat layers of cut paper in a square of 100: sky, far, near, and a subject in the upper left,
// since needs lie at the top left in the offer and products at the bottom. A few engraved lines give depth.

const stars =
	'<path d="M14 12h2v2h-2ZM34 6h1.6v1.6H34ZM52 16h2v2h-2ZM64 7h1.6v1.6H64ZM26 22h1.6v1.6H26ZM92 34h2v2h-2ZM44 26h1.6v1.6H44Z" fill="var(--te-stars)"/>';
const cloud = (x: number, y: number): string =>
	`<path d="M${x} ${y}q1-6 7-5 3-6 9-3 6-1 6 4 6 0 5 4Z" fill="var(--te-cloud)"/>`;

/** A sky over the horizon with its sun, or moon, at the upper right. */
function air(name: string, x: number, y: number): string {
	return (
		`<rect width="100" height="100" fill="var(--te-${name})"/><path d="M0 40q30-10 56-4t44-6v70H0Z" fill="var(--te-${name}-low)"/>` +
		`${stars}<circle cx="${x}" cy="${y}" r="9" fill="var(--te-sun)"/>`
	);
}
const sky = air('sky', 82, 18) + cloud(8, 24) + cloud(58, 34);
const noon = air('noon', 84, 17) + cloud(34, 20);
const dusk = air('dusk', 86, 26) + cloud(6, 22);
const meadow =
	'<path d="M0 52q26-14 52-4t48-6v58H0Z" fill="var(--te-far)"/><path d="M0 70q30-12 58-4t42-6v40H0Z" fill="var(--te-near)"/>';
const street =
	'<path d="M0 60 22 46l20 8 24-14 34 16v44H0Z" fill="var(--te-haze)"/><rect y="66" width="100" height="34" fill="var(--te-street)"/>';
const dawn =
	'<rect width="100" height="100" fill="var(--te-dawn)"/><g stroke="var(--te-ray)" stroke-width="5"><path d="M50 44 8-6M50 44 30-10M50 44 50-10M50 44 70-10M50 44 92-6M50 44-10 22M50 44 110 22"/></g>' +
	'<path d="M0 74q50-14 100 0v26H0Z" fill="var(--te-hilltop)"/>';

function conifer(x: number, foot: number, size: number): string {
	const half = size * 0.3;
	return (
		`<path d="M${x - size * 0.05} ${foot}h${size * 0.1}v${size * 0.12}h-${size * 0.1}Z" fill="var(--te-trunk)"/>` +
		`<path d="M${x} ${foot - size}L${x + half} ${foot}H${x - half}Z" fill="var(--te-fir)"/>` +
		`<path d="M${x} ${foot - size}L${x + half} ${foot}H${x}Z" fill="var(--te-fir-dark)"/>`
	);
}

function leafy(x: number, foot: number, size: number): string {
	const r = size * 0.3;
	return (
		`<path d="M${x - size * 0.05} ${foot - size * 0.5}h${size * 0.1}V${foot}h-${size * 0.1}Z" fill="var(--te-trunk)"/>` +
		`<circle cx="${x}" cy="${foot - size * 0.66}" r="${r}" fill="var(--te-leaf)"/>` +
		`<path d="M${x} ${foot - size * 0.66 - r}a${r} ${r} 0 0 1 0 ${2 * r}Z" fill="var(--te-leaf-dark)"/>`
	);
}

function tuft(x: number, y: number): string {
	return `<path d="M${x} ${y}q-1-8-7-11 1 7 7 11Zq0-9 2-14 3 7-2 14Zq2-8 8-10-1 7-8 10Z" fill="var(--te-leaf-dark)"/>`;
}

function house(x: number, y: number, width: number, height: number, roof: string): string {
	const peak = width * 0.42;
	return (
		`<path d="M${x} ${y}h${width}v${height}H${x}Z" fill="var(--te-wall)"/><path d="M${x + width * 0.62} ${y}h${width * 0.38}v${height}h-${width * 0.38}Z" fill="var(--te-wall-dark)"/>` +
		`<path d="M${x - 4} ${y}l${width / 2 + 4}-${peak} ${width / 2 + 4} ${peak}Z" fill="var(--te-${roof})"/>`
	);
}

function column(x: number, top: number, foot: number, width: number): string {
	return (
		`<path d="M${x} ${top}h${width}V${foot}h-${width}Z" fill="var(--te-marble)"/>` +
		`<path d="M${x + width * 0.6} ${top}h${width * 0.4}V${foot}h-${width * 0.4}Z" fill="var(--te-marble-dark)"/>`
	);
}

const ripples = (y: number): string =>
	`<path d="M14 ${y}h16M40 ${y + 6}h20M66 ${y - 2}h14" stroke="var(--te-foam)" stroke-width="2.5" fill="none"/>`;

const NATURE: Record<string, string> = {
	forest:
		sky +
		meadow +
		conifer(22, 58, 40) +
		conifer(78, 56, 38) +
		conifer(50, 66, 58) +
		'<path d="m60 76 6-16 14-6 14 8 6 14Z" fill="var(--te-crag)"/><path d="m80 54 14 8 6 14H84Z" fill="var(--te-crag-dark)"/>',
	cliff:
		sky +
		'<path d="M0 60q30-14 60-6v46H0Z" fill="var(--te-far)"/><path d="m22 100 10-42 10-6 4-24 14-14 14 8 10-4 16 12v70Z" fill="var(--te-crag)"/>' +
		'<path d="M74 22 70 44l10 12-4 18 8 26h16V30L84 18Z" fill="var(--te-crag-dark)"/><path d="m46 40 8 4-2 14M60 26l2 14-6 8M40 66l8 6" stroke="var(--te-engrave)" stroke-width="2" fill="none"/>' +
		tuft(34, 60) +
		tuft(58, 20) +
		tuft(16, 74),
	waterfall:
		sky +
		'<path d="M0 22 20 12l18 12 2 50H0Z" fill="var(--te-crag)"/><path d="m20 12 18 12 2 50H28Z" fill="var(--te-crag-dark)"/>' +
		'<path d="m100 16-18-8-20 18-4 48h42Z" fill="var(--te-crag)"/><path d="m100 16-18-8 4 66h14Z" fill="var(--te-crag-dark)"/>' +
		'<path d="M38 24q12-5 24 2l-2 50H38Z" fill="var(--te-stream)"/><path d="M44 26v44M50 24v50M56 27v42" stroke="var(--te-foam)" stroke-width="2.5" fill="none"/>' +
		'<path d="M0 74q50-8 100 0v26H0Z" fill="var(--te-stream)"/><path d="M30 76q20-9 40 0" stroke="var(--te-foam)" stroke-width="4" fill="none"/>' +
		ripples(86),
	lake:
		sky +
		meadow +
		'<path d="M6 62q10-22 46-20 40 0 44 20-2 24-48 24Q8 86 6 62Z" fill="var(--te-stream)"/><path d="M12 62q10-16 40-15 34 0 38 15" fill="none" stroke="var(--te-foam)" stroke-width="2"/>' +
		ripples(66) +
		tuft(14, 50) +
		tuft(86, 48) +
		tuft(74, 40) +
		'<path d="M20 44V26M26 46V30" stroke="var(--te-leaf-dark)" stroke-width="2"/><path d="M20 20v9M26 24v9" stroke="var(--te-trunk)" stroke-width="4.5" stroke-linecap="round"/>',
	grove:
		sky +
		meadow +
		leafy(26, 60, 50) +
		leafy(74, 58, 46) +
		leafy(50, 70, 60) +
		tuft(14, 76) +
		tuft(86, 74) +
		tuft(34, 84),
	riverbank:
		sky +
		meadow +
		'<path d="M100 36q-30 4-34 18 2 14-28 22-14 6-16 24h78V70q-14-4-12-14 2-8 12-10Z" fill="var(--te-stream)"/>' +
		'<path d="M92 46q-12 4-12 10M44 86q10-8 20-10M62 96q8-8 18-10" stroke="var(--te-foam)" stroke-width="2.5" fill="none"/>' +
		leafy(28, 66, 62) +
		conifer(56, 46, 30) +
		tuft(12, 78)
};

const VILLAGE: Record<string, string> = {
	mine:
		noon +
		meadow +
		'<path d="M4 76 20 34 42 14l20 8 24 26 12 28Z" fill="var(--te-crag)"/><path d="m62 22 24 26 12 28H70Z" fill="var(--te-crag-dark)"/>' +
		'<path d="M30 76V48q16-14 32 0v28Z" fill="var(--te-pit)"/><path d="M29 77V47h6v30M57 77V47h6v30M26 44h40v6H26Z" fill="var(--te-timber)"/><path d="M36 96l8-20M58 96l-8-20M36 90h20M40 82h14" stroke="var(--te-timber)" stroke-width="3" fill="none"/>',
	gold_mine:
		noon +
		'<path d="M0 70 14 36l26-20 22 10 16 30 22 14v30H0Z" fill="var(--te-crag)"/><path d="m62 26 16 30 22 14v30H70Z" fill="var(--te-crag-dark)"/>' +
		'<path d="M26 72V50q14-12 28 0v22Z" fill="var(--te-pit)"/><path d="M22 46h36v6H22Z" fill="var(--te-timber)"/>' +
		'<path d="m14 58 8-8M62 40l8 8M44 28l6 6 6-8M68 62l8-4" stroke="var(--te-vein)" stroke-width="4" fill="none"/>' +
		'<path d="M0 76q40-8 100 2v22H0Z" fill="var(--te-stream)"/>' +
		ripples(86),
	weavers_house:
		noon +
		meadow +
		house(12, 46, 46, 30, 'thatch') +
		'<path d="M28 76V60h12v16Z" fill="var(--te-pit)"/><path d="M66 76V30M94 76V30M62 36h36" stroke="var(--te-timber)" stroke-width="4" fill="none"/>' +
		'<path d="M68 38h24v30H68Z" fill="var(--te-cloth)"/><path d="M68 46h24M68 56h24" stroke="var(--te-paper)" stroke-width="3"/>',
	winery:
		noon +
		meadow +
		house(44, 42, 44, 32, 'tile') +
		'<path d="M58 74V60q8-8 16 0v14Z" fill="var(--te-pit)"/><path d="M10 80V44M28 82V46M4 52h32M4 64h32" stroke="var(--te-timber)" stroke-width="3" fill="none"/>' +
		'<g fill="var(--te-leaf-dark)"><circle cx="9" cy="52" r="6"/><circle cx="22" cy="52" r="7"/><circle cx="32" cy="56" r="5"/></g><g fill="var(--te-wine)"><circle cx="12" cy="62" r="4"/><circle cx="18" cy="62" r="4"/><circle cx="15" cy="68" r="4"/><circle cx="29" cy="65" r="4"/></g>',
	stud_farm:
		noon +
		meadow +
		'<path d="M14 72V42l12-18h32l12 18v30Z" fill="var(--te-barn)"/><path d="M58 24 70 42v30H54V42L44 24Z" fill="var(--te-barn-dark)"/><path d="M24 72V52h20v20Z" fill="var(--te-pit)"/>' +
		'<path d="m24 52 20 20M44 52 24 72" stroke="var(--te-timber)" stroke-width="2.5"/><path d="M4 88V70M36 90V74M68 88V72M96 86V66M0 76h100M0 84h100" stroke="var(--te-timber)" stroke-width="3.5" fill="none"/>',
	boatyard:
		noon +
		'<path d="M0 56q30-12 56-2t44-8v54H0Z" fill="var(--te-far)"/><path d="M0 78q44-10 100-2v24H0Z" fill="var(--te-stream)"/>' +
		'<path d="M10 48h74q-6 28-30 28H32Q14 72 10 48Z" fill="var(--te-wood-end)"/><path d="M24 48q2 18 12 28M42 48v28M60 48q-1 18-6 28M74 48q-6 20-14 26" stroke="var(--te-timber)" stroke-width="3" fill="none"/>' +
		'<path d="M8 48h78" stroke="var(--te-timber)" stroke-width="5"/><path d="M48 48V12M48 20l24 22" stroke="var(--te-timber)" stroke-width="3.5" fill="none"/>' +
		ripples(88)
};

const CITY: Record<string, string> = {
	barracks:
		dusk +
		street +
		'<path d="M6 78V40h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v38Z" fill="var(--te-wall)"/><path d="M60 46h10v-6h8v6h8v-6h8v38H60Z" fill="var(--te-wall-dark)"/>' +
		'<path d="M34 78V22h6v6h7v-6h7v6h7v-6h6v56Z" fill="var(--te-wall)"/><path d="M52 28h2v-6h0v6h7v-6h6v56H52Z" fill="var(--te-wall-dark)"/><path d="M42 78V60q8-9 16 0v18Z" fill="var(--te-pit)"/>' +
		'<path d="M50 22V2" stroke="var(--te-timber)" stroke-width="2.5"/><path d="M51 3h22l-6 6 6 6H51Z" fill="var(--te-army)"/>',
	market_square:
		dusk +
		street +
		'<path d="M12 42v38M54 42v38M60 50v34M96 50v34" stroke="var(--te-timber)" stroke-width="4"/><path d="M12 58h42v14H12ZM60 66h36v12H60Z" fill="var(--te-timber)"/>' +
		'<path d="M12 24h42l6 20H6Z" fill="var(--te-paper)"/><path d="m20 24-6 20h10l4-20ZM36 24v20h10l-2-20Z" fill="var(--te-army)"/><path d="M64 34h28l8 18H56Z" fill="var(--te-paper)"/><path d="m72 34-5 18h10l1-18ZM86 34l3 18h9l-6-18Z" fill="var(--te-boats)"/>' +
		'<g><circle cx="20" cy="56" r="4.5" fill="var(--te-leaf)"/><circle cx="30" cy="55" r="5" fill="var(--te-gold)"/><circle cx="41" cy="56" r="4.5" fill="var(--te-wine)"/><circle cx="70" cy="64" r="4" fill="var(--te-cloth)"/><circle cx="82" cy="63" r="5" fill="var(--te-leaf)"/></g>',
	inn:
		dusk +
		street +
		house(14, 42, 50, 38, 'tile') +
		'<path d="M22 50h10v10H22ZM46 50h10v10H46Z" fill="var(--te-window)"/><path d="M32 80V64q7-8 14 0v16Z" fill="var(--te-pit)"/>' +
		'<path d="M68 80V44h28v36Z" fill="var(--te-wall-dark)"/><path d="M64 44h36l-6-10H70Z" fill="var(--te-tile)"/><path d="M72 80V60q10-10 20 0v20Z" fill="var(--te-pit)"/>' +
		'<path d="M64 22h16M76 22v4" stroke="var(--te-timber)" stroke-width="3"/><path d="M69 26h14v10H69Z" fill="var(--te-gold)"/>',
	workshop:
		dusk +
		street +
		'<path d="M66 20h12v34H66Z" fill="var(--te-wall-dark)"/><path d="M72 16q-6-6 0-12t4-8" stroke="var(--te-smoke)" stroke-width="5" fill="none"/>' +
		house(18, 48, 62, 32, 'slate') +
		'<path d="M24 80V58h22v22Z" fill="var(--te-pit)"/><path d="M28 80V70h14v10Z" fill="var(--te-vein)"/><path d="M56 56h14v12H56Z" fill="var(--te-window)"/><path d="M63 56v12M56 62h14" stroke="var(--te-timber)" stroke-width="2"/>'
};

const VICTORY: Record<string, string> = {
	altar:
		dawn +
		'<path d="M30 66h40v14H30Z" fill="var(--te-marble)"/><path d="M54 66h16v14H54Z" fill="var(--te-marble-dark)"/><path d="M24 58h52v8H24Z" fill="var(--te-marble)"/><path d="M22 80h56v8H22Z" fill="var(--te-marble-dark)"/>' +
		'<path d="M50 18q18 18 8 34 2-10-5-14 2 10-5 14-10-2-9-14 1-9 11-20Z" fill="var(--te-flame)"/><path d="M38 52h24l-4 6H42Z" fill="var(--te-timber)"/>',
	temple:
		dawn +
		'<path d="M50 16 92 40H8Z" fill="var(--te-marble)"/><path d="M50 16 92 40H50Z" fill="var(--te-marble-dark)"/><path d="M12 40h76v6H12Z" fill="var(--te-marble)"/><path d="M18 46h64v32H18Z" fill="var(--te-pit)"/>' +
		column(16, 46, 78, 10) +
		column(35, 46, 78, 10) +
		column(55, 46, 78, 10) +
		column(74, 46, 78, 10) +
		'<path d="M8 78h84v6H8ZM2 84h96v6H2Z" fill="var(--te-marble)"/><circle cx="50" cy="32" r="5" fill="var(--te-gold)"/>',
	great_temple:
		dawn +
		'<path d="M30 34q0-24 20-26 20 2 20 26Z" fill="var(--te-gold)"/><path d="M50 8q20 2 20 26H50Z" fill="var(--te-vein)"/><path d="M50 8V0" stroke="var(--te-gold)" stroke-width="4"/>' +
		'<path d="M26 34h48v8H26Z" fill="var(--te-marble)"/><path d="M6 42h88v7H6Z" fill="var(--te-marble)"/><path d="M60 42h34v7H60Z" fill="var(--te-marble-dark)"/><path d="M12 49h76v28H12Z" fill="var(--te-pit)"/>' +
		[10, 25, 40, 55, 70, 83].map((x) => column(x, 49, 77, 7)).join('') +
		'<path d="M4 77h92v5H4ZM0 82h100v6H0Z" fill="var(--te-marble)"/>'
};

/** The picture of a type of tile, as markup for a square of 100. */
export const PICTURES: Record<string, string> = { ...NATURE, ...VILLAGE, ...CITY, ...VICTORY };
