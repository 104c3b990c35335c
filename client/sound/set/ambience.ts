/**
 * The hall by itself, for a long evening: a fire, the murmur of other tables, wind at the arches. Counted out as one
 * piece whose end runs into its beginning.
 */
import { rate } from "./synth.ts";

/** Of all that a machine can: the loudest is still under a cue. */
export const loudnessOf = { off: 0, low: 0.02, middle: 0.045, high: 0.09 } as const;

export const ambienceSeconds = 24;
const overlap = 3 * rate;
const piece = 4096;

interface Voice {
  /** One sample of it, at this second. */
  (second: number): number;
}

/** The same breath every time. */
function noise(seed: number): () => number {
  let state = (seed * 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x80000000 - 1;
  };
}

/** Noise around a pitch; the narrower, the more it sings. */
function around(hertz: number, narrow: number, seed: number): () => number {
  const breath = noise(seed);
  const f = 2 * Math.sin((Math.PI * hertz) / rate);
  let [low, band] = [0, 0];
  return () => {
    low += f * band;
    band += f * (breath() - low - band / narrow);
    return band / narrow;
  };
}

/** Rises and falls between nothing and one, never twice alike within the piece. */
const swell = (second: number, ...periods: readonly number[]): number =>
  periods.reduce(
    (so, period, nth) => so * (0.5 + 0.5 * Math.sin((2 * Math.PI * second) / period + nth)),
    1,
  );

function wind(): Voice {
  const body = around(180, 0.8, 11);
  return (second) => 0.5 * (0.4 + 0.6 * swell(second, 12, 7.3)) * body();
}

/** Voices without words: where vowels lie, each as a person who speaks in turns. */
function murmur(): Voice {
  const people = [310, 430, 520, 640].map((hertz, nth) => ({
    voice: around(hertz, 4, 20 + nth),
    turns: 3.1 + 1.7 * nth,
    syllables: 0.21 + 0.03 * nth,
  }));
  return (second) =>
    people.reduce(
      (sum, { voice, turns, syllables }) =>
        sum + 0.5 * swell(second, turns, 9.7) * (0.35 + 0.65 * swell(second, syllables)) * voice(),
      0,
    );
}

/** A log settles now and then. */
function fire(): Voice {
  const chance = noise(5);
  const crack = around(1900, 1.5, 31);
  const glow = around(90, 0.7, 32);
  let left = 0;
  return () => {
    if (chance() > 0.99985) left = 1;
    left *= 0.9985;
    return 0.35 * glow() + 1.6 * left ** 2 * crack();
  };
}

/** Piece by piece: whoever draws meanwhile is not kept waiting. */
export function* renderAmbience(): Generator<void, Float32Array<ArrayBuffer>> {
  const voices = [wind(), murmur(), fire()];
  const length = ambienceSeconds * rate;
  const samples = new Float32Array(length);
  for (let i = 0; i < length + overlap; i++) {
    if (i % piece === piece - 1) yield;
    const one = voices.reduce((sum, voice) => sum + voice(i / rate), 0);
    // What goes beyond the end is laid under the beginning, as loud as that is still soft.
    if (i < overlap) samples[i] = one * Math.sqrt(i / overlap);
    else if (i < length) samples[i] = one;
    else
      samples[i - length] =
        (samples[i - length] ?? 0) + one * Math.sqrt(1 - (i - length) / overlap);
  }
  return samples;
}
