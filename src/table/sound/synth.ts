// Sounds made in the page, with nothing but oscillators and noise: a small set, each of which is told from the others by its
// shape. Loaded only where sounds are wanted.

import type { Cue } from './cues.ts';

interface Note {
  readonly wave: OscillatorType | 'noise';
  /** In hertz, at its beginning and its end. For noise, where the filter stands. */
  readonly from: number;
  readonly to: number;
  /** In seconds, after the beginning of the sound. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const note = (wave: Note['wave'], from: number, to: number, at: number, lasts: number, loud = 0.3): Note => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

const row = (pitches: readonly number[], step: number, wave: OscillatorType = 'triangle'): readonly Note[] =>
  pitches.map((pitch, index) => note(wave, pitch, pitch, index * step, step * 2.2, 0.22));

/** What each is like: two soft knocks that ask, a blow, a rising shimmer, a breaking off, bells, a sinking, a fanfare, a fall. */
export const SOUNDS: Readonly<Record<Cue, readonly Note[]>> = {
  decision: [note('sine', 660, 660, 0, 0.14, 0.2), note('sine', 880, 880, 0.11, 0.22, 0.2)],
  hit: [note('noise', 900, 120, 0, 0.22, 0.5), note('sine', 150, 52, 0, 0.3, 0.55)],
  struck: [note('noise', 1600, 400, 0, 0.12, 0.22), note('triangle', 220, 130, 0, 0.14, 0.2)],
  cast: [note('sine', 440, 990, 0, 0.34, 0.16), note('triangle', 660, 1320, 0.06, 0.32, 0.1)],
  countered: [note('sawtooth', 620, 90, 0, 0.34, 0.16), note('noise', 2400, 300, 0.05, 0.26, 0.18)],
  gain: row([784, 988, 1175], 0.08, 'sine'),
  death: [note('triangle', 196, 65, 0, 0.6, 0.3), note('noise', 500, 80, 0.05, 0.5, 0.16)],
  attack: [note('sine', 96, 60, 0, 0.2, 0.5), note('sine', 96, 60, 0.16, 0.26, 0.5)],
  land: [note('noise', 700, 240, 0, 0.1, 0.24), note('triangle', 240, 180, 0, 0.12, 0.16)],
  draw: [note('noise', 3800, 1800, 0, 0.09, 0.12)],
  win: row([523, 659, 784, 1047, 1319], 0.13),
  loss: row([392, 349, 311, 262, 196], 0.17),
};

export class Synth {
  private readonly context = new AudioContext();
  private readonly noise: AudioBuffer;

  constructor() {
    const { sampleRate } = this.context;
    this.noise = this.context.createBuffer(1, sampleRate, sampleRate);
    const samples = this.noise.getChannelData(0);
    let last = 1;
    for (let i = 0; i < samples.length; i += 1) {
      last = (last * 16807) % 2147483647; // the same hiss every time
      samples[i] = (last / 2147483647) * 2 - 1;
    }
  }

  play(cue: Cue, volume: number): void {
    // A browser holds sounds back until somebody has pressed something; then they come of themselves.
    if (this.context.state === 'suspended') void this.context.resume();
    const now = this.context.currentTime + 0.01;
    for (const each of SOUNDS[cue]) this.sound(each, now, volume);
  }

  private sound({ wave, from, to, at, lasts, loud }: Note, now: number, volume: number): void {
    const { context } = this;
    const [begin, end] = [now + at, now + at + lasts];
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud * volume, begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(context.destination);
    const slide = (parameter: AudioParam): void => {
      parameter.setValueAtTime(from, begin);
      parameter.exponentialRampToValueAtTime(to, end);
    };
    if (wave === 'noise') {
      const source = context.createBufferSource();
      source.buffer = this.noise;
      const filter = context.createBiquadFilter();
      filter.type = 'lowpass';
      slide(filter.frequency);
      source.connect(filter).connect(gain);
      source.start(begin, 0, lasts);
      return;
    }
    const source = context.createOscillator();
    source.type = wave;
    slide(source.frequency);
    source.connect(gain);
    source.start(begin);
    source.stop(end);
  }
}
