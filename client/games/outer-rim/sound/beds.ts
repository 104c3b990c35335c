/** What a kind of place sounds like where nothing happens: air and a low tone, breathing, never a tune. */
import type { Cue, Note } from "#client/sound/set/note.ts";

const seconds = 16;
const rise = 7;

/** Two tones a hair apart beat slowly. */
const drone = (hertz: number, level: number): readonly Note[] =>
  [hertz, hertz * 1.006].map((pitch) => ({
    pitch,
    at: 0,
    lasts: seconds,
    level,
    attack: rise,
    wave: "sine",
  }));

const air = (hertz: readonly [number, number], level: number, at = 0): Note => ({
  at,
  lasts: seconds - at,
  level,
  attack: rise,
  through: { hertz, around: true, narrow: 1.5 },
});

export const beds = {
  /** Between the worlds: the ship's own hum. */
  space: { notes: [...drone(55, 0.5), air([140, 90], 0.25)] },
  /** Under a sky: wind that rises and turns. */
  world: { notes: [...drone(73, 0.22), air([320, 520], 0.4), air([700, 380], 0.2, 2)] },
  /** Where ships are torn: deeper, and too near. */
  maelstrom: { notes: [...drone(41, 0.6), air([90, 210], 0.6), air([480, 160], 0.22, 3)] },
  /** The Core: many engines far away, and light that rings. */
  core: { notes: [...drone(98, 0.25), ...drone(147, 0.12), air([1200, 900], 0.16)] },
} as const satisfies Readonly<Record<string, Cue>>;
export type Bed = keyof typeof beds;
