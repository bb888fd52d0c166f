// The signs of resources and tokens on a grid of 24, each with a silhouette of its own so that colour is never needed to
// tell them apart. Colours are names of `founders.css`; ink outlines come from the group they are drawn in.

const log =
	'<g transform="rotate(-20 12 12)"><path d="M6.2 7h11.3v10H6.2C4.2 17 3 14.8 3 12s1.2-5 3.2-5Z" fill="var(--te-wood)"/>' +
	'<ellipse cx="17.5" cy="12" rx="3.4" ry="5" fill="var(--te-wood-end)"/><ellipse cx="17.5" cy="12" rx="1.1" ry="1.9" fill="none" stroke-width="1"/>' +
	'<path d="M6.4 10.4h4.4M8 13.6h4.2" fill="none" stroke-width="1"/></g>';

const boulder =
	'<path d="M3.4 17.2 5.6 9.6 11.4 4.6l6.4 2.2 2.9 7.2-2 4.9H5.4Z" fill="var(--te-stone)"/>' +
	'<path d="m5.6 9.6 5-.1.8-4.9 6.4 2.2-3.4 3.4-3.8-.7-1.5 5.6" fill="var(--te-stone-light)" stroke-width="1"/>' +
	'<path d="m14.4 10.2 2.2 5.4 2.1 3.3" fill="none" stroke-width="1"/>';

const sprig =
	'<path d="M12 21.5V9" fill="none"/><path d="M12 11.2C7.8 9 8 4.8 12 2.2c4 2.6 4.2 6.8 0 9Z" fill="var(--te-plants)"/>' +
	'<path d="M11.6 18.2c-5 .7-8.6-2.2-9-6.9 4.9-.4 8.5 2.2 9 6.9Z" fill="var(--te-plants)"/>' +
	'<path d="M12.4 18.2c5 .7 8.6-2.2 9-6.9-4.9-.4-8.5 2.2-9 6.9Z" fill="var(--te-plants)"/>';

const drop =
	'<path d="M12 2c3.7 5.4 7.3 8.7 7.3 13a7.3 7.3 0 0 1-14.6 0C4.7 10.7 8.3 7.4 12 2Z" fill="var(--te-water)"/>' +
	'<path d="M7.6 15.6c1.5-1.2 2.9-1.2 4.4 0s2.9 1.2 4.4 0" fill="none" stroke="var(--te-paper)" stroke-width="1.5"/>';

const anvil =
	'<path d="M2.2 6.5h3.2V5h16.4v3.2c-1.2 2.3-3.7 3.6-7 4v3c1.7.5 3 1.6 3.4 3.3h1.2V21H6.8v-2.5H8c.4-1.7 1.5-2.8 3.2-3.3v-2.6c-3.6-.2-7.8-1.8-9-6.1Z" fill="var(--te-iron)"/>' +
	'<path d="M7.2 7.2h12" fill="none" stroke="var(--te-paper)" stroke-width="1"/>';

const bars =
	'<path d="m1.8 20 2-6.6h5.9l2 6.6ZM12.3 20l2-6.6h5.9l2 6.6ZM7 12l2-6.6h6L17 12Z" fill="var(--te-gold)"/>' +
	'<path d="M4.9 15.4h3.4M15.4 15.4h3.4M10.1 7.4h3.4" fill="none" stroke-width="1"/><path d="M19.4 3v4M17.4 5h4" fill="none" stroke-width="1.3"/>';

const bolt =
	'<path d="M5 8v13l2.3-2 2.4 2 2.3-2 2.3 2 2.4-2 2.3 2V8Z" fill="var(--te-cloth)"/>' +
	'<path d="M5 12.2h14M5 15.6h14" fill="none" stroke="var(--te-paper)" stroke-width="1.3"/>' +
	'<rect x="2.5" y="3.2" width="19" height="6" rx="3" fill="var(--te-cloth)"/><path d="M6.2 4.2c1 1.2 1 2.8 0 4" fill="none" stroke-width="1"/>';

const grapes =
	'<path d="M12 8.4c0-2.6.8-4.4 3-6" fill="none"/><path d="M11.8 6.8C8.7 7.2 6.4 5.7 5.7 3c3.3-.8 5.7.8 6.1 3.8Z" fill="var(--te-plants)" stroke-width="1"/>' +
	'<g fill="var(--te-wine)" stroke-width="1.1"><circle cx="7.4" cy="11" r="2.7"/><circle cx="16.6" cy="11" r="2.7"/><circle cx="12" cy="10.5" r="2.7"/>' +
	'<circle cx="9.6" cy="15.2" r="2.7"/><circle cx="14.4" cy="15.2" r="2.7"/><circle cx="12" cy="19.3" r="2.7"/></g>';

const horse =
	'<path d="M7.2 21.5c-.2-3.8 1.3-6 3.4-8.3l-4 2.3c-1.9.9-3.9-.7-3.2-2.6L7.3 6.6 9 5.3l.2-3.5 3 2.7c4.9.9 7.8 5 7.8 10.3 0 2.5-.4 4.8-1 6.7Z" fill="var(--te-horses)"/>' +
	'<path d="M12.2 4.5c2.9 3 4.4 6.6 4 11.5" fill="none" stroke-width="1.3"/><circle cx="9.1" cy="8.6" r="1" fill="var(--te-ink)" stroke="none"/>';

const ship =
	'<path d="M11 16V2.6" fill="none"/><path d="M12.6 3.4c4.9 2.4 6.7 6 6.4 10.4h-6.4ZM9.5 6v7.8H4.4C5 10.6 6.7 8 9.5 6Z" fill="var(--te-paper)"/>' +
	'<path d="M1.8 16h20.4l-3.2 5.4H5.4Z" fill="var(--te-boats)"/>';

const shield =
	'<path d="M3.6 3.4h16.8v7.4c0 5.3-3.6 8.7-8.4 11-4.8-2.3-8.4-5.7-8.4-11Z" fill="var(--te-army)"/>' +
	'<path d="M12 3.4v18.4c-4.8-2.3-8.4-5.7-8.4-11V10h16.8" fill="none" stroke="var(--te-paper)" stroke-width="2.2"/>' +
	'<path d="M3.6 3.4h16.8v7.4c0 5.3-3.6 8.7-8.4 11-4.8-2.3-8.4-5.7-8.4-11Z" fill="none"/>';

const coins =
	'<path d="M3.6 7.4v9.8c0 2.3 3.8 4.1 8.4 4.1s8.4-1.8 8.4-4.1V7.4Z" fill="var(--te-money)"/>' +
	'<path d="M3.6 10.8c0 2.3 3.8 4.1 8.4 4.1s8.4-1.8 8.4-4.1M3.6 14.2c0 2.3 3.8 4.1 8.4 4.1s8.4-1.8 8.4-4.1" fill="none" stroke-width="1.2"/>' +
	'<ellipse cx="12" cy="7.2" rx="8.4" ry="4.2" fill="var(--te-money-top)"/>';

const wheel =
	'<circle cx="12" cy="12" r="9.7" fill="var(--te-transport)"/><circle cx="12" cy="12" r="6.6" fill="var(--te-paper)"/>' +
	'<path d="M12 5.4v13.2M6.3 8.7l11.4 6.6M17.7 8.7 6.3 15.3" fill="none" stroke-width="1.7"/><circle cx="12" cy="12" r="2.3" fill="var(--te-transport)"/>';

const barrel =
	'<path d="M6.6 2.6h10.8c2.8 6 2.8 12.8 0 18.8H6.6c-2.8-6-2.8-12.8 0-18.8Z" fill="var(--te-wares)"/>' +
	'<path d="M9.8 2.6c-1.3 6-1.3 12.8 0 18.8M14.2 2.6c1.3 6 1.3 12.8 0 18.8" fill="none" stroke-width="1"/>' +
	'<path d="M5.1 7.2h13.8M5.1 16.8h13.8" fill="none" stroke-width="2.4"/>';

const swords =
	'<path d="M3.2 3.2 17 17M20.8 3.2 7 17" fill="none" stroke-width="4.6"/><path d="M3.6 3.6 17 17M20.4 3.6 7 17" fill="none" stroke="var(--te-steel)" stroke-width="1.9"/>' +
	'<path d="m13.4 19 5.6-5.6M10.6 19 5 13.4M17.4 17.4l3.4 3.4M6.6 17.4l-3.4 3.4" fill="none" stroke-width="2.6"/>';

const coin =
	'<circle cx="12" cy="12" r="9.4" fill="var(--te-gold)"/><circle cx="12" cy="12" r="6.7" fill="none" stroke-width="1"/>' +
	'<path d="m12 8.3 3.7 3.7-3.7 3.7L8.3 12Z" fill="var(--te-paper)"/>';

const cart =
	'<path d="M1.8 6.4h15.8l-1.7 7.4H4Z" fill="var(--te-wood)"/><path d="M5.9 6.4l.9 7.4M11.2 6.4l-.2 7.4" fill="none" stroke-width="1"/>' +
	'<path d="M17 8.2l5-2.8" fill="none" stroke-width="2"/><circle cx="6.8" cy="17.4" r="3.7" fill="var(--te-transport)"/><circle cx="14.2" cy="17.4" r="3.7" fill="var(--te-transport)"/>' +
	'<circle cx="6.8" cy="17.4" r=".8" fill="var(--te-ink)"/><circle cx="14.2" cy="17.4" r=".8" fill="var(--te-ink)"/>';

const hammer =
	'<g transform="rotate(28 12 12)"><path d="M10 9.6h4v12.6h-4Z" fill="var(--te-wood-end)"/>' +
	'<path d="M4.4 2.8h11.2c2 0 3.8 1.5 4.6 4.4l-3.6 1.2H4.4Z" fill="var(--te-iron)"/></g>';

export const SYMBOLS: Record<string, string> = {
	wood: log,
	stone: boulder,
	plants: sprig,
	water: drop,
	iron: anvil,
	gold: bars,
	cloth: bolt,
	wine: grapes,
	horses: horse,
	boats: ship,
	army: shield,
	money: coins,
	transport: wheel,
	wares: barrel,
	war: swords,
	coin,
	wagon: cart,
	craftsman: hammer
};
