// Six short sounds, made in the browser: no files are fetched. Silent at volume 0, before the first touch of the page (until
// then browsers allow no sound), and where a browser has no sound at all.

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'place' | 'roll' | 'gain' | 'banner' | 'end';

interface Note {
	pitch: number; // in hertz; 0 is a knock, as of a die on a table
	at: number; // in seconds from now
	length: number;
	loud: number; // 0 … 1
}

const SCORES: Record<Sound, Note[]> = {
	turn: [note(523, 0, 0.5), note(784, 0.14, 0.5)],
	place: [knock(0, 0.5), note(196, 0, 0.12)],
	roll: [knock(0, 0.9), knock(0.07, 0.7), knock(0.15, 0.8), knock(0.26, 0.5), knock(0.34, 0.3)],
	gain: [note(880, 0, 0.18), note(1175, 0.06, 0.22)],
	banner: [note(392, 0, 0.6), note(587, 0.12, 0.7)],
	end: [note(523, 0, 0.5), note(659, 0.16, 0.5), note(784, 0.32, 0.6), note(1047, 0.48, 1)]
};
const LOUDEST = 0.36; // at full volume: a board game, not an alarm

const APART = 150; // milliseconds: six dice of one throw rattle once
const last = new Map<Sound, number>();
let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function note(pitch: number, at: number, length: number): Note {
	return { pitch, at, length, loud: 0.6 };
}

function knock(at: number, loud: number): Note {
	return { pitch: 0, at, length: 0.06, loud };
}

export function play(sound: Sound): void {
	if (settings.volume === 0 || navigator.userActivation?.hasBeenActive === false) return;
	const now = performance.now();
	if (now - (last.get(sound) ?? -APART) < APART) return;
	last.set(sound, now);
	try {
		const first = audio === undefined;
		audio ??= new AudioContext();
		if (!first && audio.state !== 'running') {
			void audio.resume().catch(() => {}); // what was missed is not made up for: it would come all at once
			return;
		}
		for (const one of SCORES[sound]) strike(audio, one, (settings.volume / 100) * LOUDEST);
	} catch {
		// no sound here: nothing on the page depends on it
	}
}

function strike(audio: AudioContext, { pitch, at, length, loud }: Note, volume: number): void {
	const start = audio.currentTime + at;
	const gain = audio.createGain();
	gain.gain.setValueAtTime(0.0001, start);
	gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), start + 0.01);
	gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
	gain.connect(audio.destination);
	const source = pitch > 0 ? tone(audio, pitch) : crackle(audio);
	source.connect(gain);
	source.start(start);
	source.stop(start + length + 0.05);
}

function tone(audio: AudioContext, pitch: number): OscillatorNode {
	const tone = audio.createOscillator();
	tone.type = 'triangle';
	tone.frequency.value = pitch;
	return tone;
}

function crackle(audio: AudioContext): AudioBufferSourceNode {
	if (!noise) {
		noise = audio.createBuffer(1, audio.sampleRate / 8, audio.sampleRate);
		const samples = noise.getChannelData(0);
		for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
	}
	const source = audio.createBufferSource();
	source.buffer = noise;
	return source;
}
