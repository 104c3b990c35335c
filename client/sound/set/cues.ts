/** The handful of short cues of the house, written as notes. Each has a visual twin. */
import type { Cue, Note } from "./note.ts";

const chord = (pitches: readonly number[], at: number, lasts: number, level = 0.6): Note[] =>
  pitches.map((pitch) => ({ pitch, at, lasts, level }));

export const cues = {
  /** Two warm notes: your move. */
  move: {
    notes: [
      { pitch: 392, at: 0, lasts: 0.12 },
      { pitch: 523, at: 0.11, lasts: 0.2 },
    ],
    pulse: [18],
  },
  /** A card put down. */
  card: { notes: [{ at: 0, lasts: 0.05, level: 0.25 }] },
  /** Everyone turns a card over. */
  reveal: {
    notes: [
      { at: 0, lasts: 0.06, level: 0.4 },
      { at: 0.07, lasts: 0.06, level: 0.4 },
      { pitch: [240, 320], at: 0.08, lasts: 0.12, level: 0.35 },
    ],
  },
  /** A credit drops. */
  coin: {
    notes: [
      { pitch: 1245, at: 0, lasts: 0.06, level: 0.4, wave: "sine" },
      { pitch: 1661, at: 0.05, lasts: 0.18, level: 0.35, wave: "sine" },
    ],
  },
  /** My capture: the stamp comes down, and a chord opens. */
  capture: {
    notes: [
      { at: 0, lasts: 0.09, level: 0.9 },
      { pitch: [150, 70], at: 0, lasts: 0.16, level: 1 },
      ...chord([392, 494, 587], 0.14, 0.5),
    ],
    pulse: [40, 50, 70],
  },
  /** Someone else's: the same stamp, further away. */
  "rival-capture": {
    notes: [
      { at: 0, lasts: 0.08, level: 0.5 },
      { pitch: [130, 70], at: 0, lasts: 0.16, level: 0.6 },
      { pitch: 294, at: 0.14, lasts: 0.3, level: 0.4 },
    ],
    pulse: [20],
  },
  /** A contract pays well. */
  contract: {
    notes: [
      { pitch: 587, at: 0, lasts: 0.12, level: 0.6 },
      { pitch: 784, at: 0.1, lasts: 0.12, level: 0.6 },
      { pitch: 988, at: 0.2, lasts: 0.3, level: 0.6 },
    ],
    pulse: [25],
  },
  /** The bell of the hall: the end is near. */
  bell: {
    notes: [
      { pitch: 523, at: 0, lasts: 1.1, wave: "sine" },
      { pitch: 1046, at: 0, lasts: 0.7, level: 0.4, wave: "sine" },
      { pitch: 1411, at: 0, lasts: 0.4, level: 0.2, wave: "sine" },
    ],
    pulse: [80],
  },
  no: { notes: [{ pitch: [160, 120], at: 0, lasts: 0.16, level: 0.8 }], pulse: [15, 30, 15] },
  /** The last card has been played. */
  over: {
    notes: [
      { pitch: 392, at: 0, lasts: 0.16 },
      { pitch: 494, at: 0.14, lasts: 0.16 },
      { pitch: 587, at: 0.28, lasts: 0.4 },
    ],
    pulse: [60],
  },
  /** The winner is named. */
  win: {
    notes: [
      { pitch: 392, at: 0, lasts: 0.14 },
      { pitch: 392, at: 0.16, lasts: 0.1 },
      { pitch: 523, at: 0.28, lasts: 0.18 },
      ...chord([392, 523, 659], 0.48, 0.9),
      { pitch: 784, at: 0.72, lasts: 0.8, level: 0.7 },
    ],
    pulse: [40, 60, 40, 60, 140],
  },
} as const satisfies Readonly<Record<string, Cue>>;

export type CueName = keyof typeof cues;

export function cueOf(name: CueName): Cue {
  return cues[name];
}
