/** What a sound is, in numbers: how long, how loud, how bright. */
import { rate } from "../set/synth.ts";

export interface SoundFigures {
  readonly seconds: number;
  /** Of full scale, as it is played. */
  readonly peak: number;
  /** Decibels of full scale, over its loudest 400 milliseconds. */
  readonly loudness: number;
  /** Hertz: where half of its strength lies below. */
  readonly middle: number;
}

export function measured(samples: Float32Array, level: number): SoundFigures {
  return {
    seconds: samples.length / rate,
    peak: level * samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    loudness: 20 * Math.log10(level * loudestWindow(samples)),
    middle: middleOf(samples),
  };
}

function loudestWindow(samples: Float32Array): number {
  const width = Math.min(samples.length, Math.round(0.4 * rate));
  let [sum, most] = [0, 0];
  samples.forEach((one, i) => {
    sum += one ** 2 - (i >= width ? (samples[i - width] ?? 0) ** 2 : 0);
    most = Math.max(most, sum);
  });
  return Math.sqrt(most / width);
}

const bands = 64;

/** Strength at pitches that lie evenly for the ear, from 40 Hz to 10 kHz. */
function middleOf(samples: Float32Array): number {
  const pitches = Array.from({ length: bands }, (_, i) => 40 * 250 ** (i / (bands - 1)));
  const strengths = pitches.map((pitch) => strengthAt(samples, pitch));
  const half = strengths.reduce((sum, one) => sum + one, 0) / 2;
  let sum = 0;
  return pitches.find((_, i) => (sum += strengths[i] ?? 0) >= half) ?? 0;
}

/** Goertzel's, over pieces of forty milliseconds. */
function strengthAt(samples: Float32Array, pitch: number): number {
  const width = Math.round(0.04 * rate);
  const turn = 2 * Math.cos((2 * Math.PI * pitch) / rate);
  let strength = 0;
  for (let from = 0; from < samples.length; from += width) {
    let [one, two] = [0, 0];
    for (let i = from; i < Math.min(from + width, samples.length); i++)
      [one, two] = [(samples[i] ?? 0) + turn * one - two, one];
    strength += one ** 2 + two ** 2 - turn * one * two;
  }
  return strength;
}
