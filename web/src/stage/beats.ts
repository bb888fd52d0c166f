// A beat is what is shown at one time: one moment, or several that belong together.

import type { Told } from '../lib/protocol';
import type { Sentence } from '../table/logSentences';
import type { Moment } from './moments';
import type { Division } from './weights';

export interface Beat {
	id: number; // the same while it grows
	form: 'caption' | 'roll' | 'scene' | 'banner';
	scene: string; // which one, "" if none
	seat: number; // who acts; -1 for nobody
	lines: Sentence[];
	faces: number[];
	division: Division | null;
	begins: boolean;
	lasts: number; // milliseconds at normal speed
}

const LASTS: Record<string, number> = { step: 700, detail: 700, deed: 1100, roll: 1200, result: 1800, banner: 1300 };
const SCENE = 1500;
/** Milliseconds for one more line. */
export const LINE_MORE = 450;
const RESULT_MORE = 900;

let counter = 0;

const sceneOf = (moment: Moment): string => /^scene:(.*)/.exec(moment.weight)?.[1] ?? '';

/** A beat of its own; none for the small things that somebody has just done with their own hands. */
export function beatOf(moment: Moment, own = true): Beat | null {
	const { weight, line } = moment;
	if (weight === 'none' || (own && moment.own && ['step', 'deed', 'detail'].includes(weight))) return null;
	const scene = sceneOf(moment);
	const dice = weight === 'roll' || (weight === 'result' && moment.faces.length > 0);
	return {
		id: ++counter,
		form: scene ? 'scene' : weight === 'banner' ? 'banner' : dice ? 'roll' : 'caption',
		scene,
		seat: line.seat,
		lines: [line],
		faces: dice ? moment.faces : [],
		division: moment.division,
		begins: moment.begins,
		lasts: scene ? SCENE : LASTS[weight]
	};
}

/** The beat with this moment added, where it belongs to it. */
export function joined(beat: Beat, moment: Moment, tell: (told: Told) => string): Beat | null {
	const { weight, line } = moment;
	const more = (lasts: number): Beat => ({ ...beat, lines: [...beat.lines, line], lasts: beat.lasts + lasts });
	if (beat.form === 'banner') return null;
	if (beat.scene) {
		const theirs = weight === 'detail' && line.seat >= 0 && line.seat === beat.lines.at(-1)?.seat;
		return theirs || beat.scene === sceneOf(moment) ? more(LINE_MORE) : null;
	}
	if (beat.seat !== line.seat && !(weight === 'result' && beat.seat < 0)) return null; // dice that fell for nobody in particular
	if (weight === 'detail' && line.seat >= 0) return more(LINE_MORE);
	if (weight === 'result' && beat.form === 'roll') return { ...more(RESULT_MORE), division: moment.division };
	const last = beat.lines.at(-1);
	if (weight !== 'roll' || last?.told.key !== line.told.key) return null;
	if (!moment.listed) return beat.form === 'roll' ? { ...more(0), faces: [...beat.faces, ...moment.faces] } : null;
	const value = moment.listed;
	const told = { ...line.told, [value]: `${String(last.told[value])}, ${String(line.told[value])}` };
	return {
		...beat,
		faces: [...beat.faces, ...moment.faces],
		lines: [...beat.lines.slice(0, -1), { ...line, told, text: tell(told) }]
	};
}
