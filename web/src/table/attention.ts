// It is your turn: the tab says so, its icon carries a dot, and two soft notes sound if the visitor wants them.

let sounding: AudioContext | undefined;

export function showTurn(mine: boolean, title: string): void {
	document.title = mine ? `● ${title}` : title;
	const icon = document.getElementById('favicon');
	icon?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg');
}

export function chime(): void {
	try {
		sounding ??= new AudioContext();
		note(sounding, 523, 0);
		note(sounding, 784, 0.14);
	} catch {
		// a browser without sound, or one that does not allow it yet
	}
}

function note(audio: AudioContext, frequency: number, after: number): void {
	const start = audio.currentTime + after;
	const tone = audio.createOscillator();
	const volume = audio.createGain();
	tone.type = 'sine';
	tone.frequency.value = frequency;
	volume.gain.setValueAtTime(0.0001, start);
	volume.gain.exponentialRampToValueAtTime(0.18, start + 0.02);
	volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
	tone.connect(volume).connect(audio.destination);
	tone.start(start);
	tone.stop(start + 0.55);
}
