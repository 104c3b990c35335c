/** What the hall has to make a noise with. */
import type { Note } from "./note.ts";

/** Knuckles, a card's edge, a bolt: what is struck rings for a moment around one pitch. */
export const knock = (at: number, hertz: number, level: number): Note => ({
  at,
  lasts: 0.07,
  level: 1.7 * level,
  attack: 0.002,
  through: { hertz, around: true, narrow: 3 },
});

/** A card through the air. */
export const flick = (at: number, level: number): Note => ({
  at,
  lasts: 0.075,
  level,
  attack: 0.03,
  through: { hertz: [1500, 4200], around: true, narrow: 1.2 },
});

/** Something heavy comes down. */
export const thud = (at: number, level: number): readonly Note[] => [
  { pitch: [140, 52], at, lasts: 0.26, level, wave: "sine", attack: 0.003 },
  { at, lasts: 0.06, level: 0.7 * level, attack: 0.001, through: { hertz: 420 } },
];

/** Small metal: its upper tones are no multiples of the lowest, and die first. */
const metal = [
  [1, 1, 1],
  [2.76, 0.6, 0.7],
  [5.4, 0.35, 0.45],
] as const;

export const ring = (pitch: number, at: number, level: number, lasts: number): readonly Note[] =>
  metal
    .filter(([over]) => pitch * over < 11_000)
    .map(([over, loud, long]) => ({
      pitch: pitch * over,
      at,
      lasts: lasts * long,
      level: level * loud,
      wave: "sine",
      attack: 0.002,
    }));

/** The hall's own: hum, prime, tierce, quint and nominal, as bells are cast. */
const cast = [
  [0.5, 0.5, 1],
  [1, 0.8, 0.8],
  [1.2, 0.5, 0.7],
  [1.5, 0.3, 0.5],
  [2, 0.6, 0.6],
  [2.66, 0.2, 0.3],
] as const;

export const bell = (pitch: number, at: number, level: number): readonly Note[] =>
  cast.map(([over, loud, long]) => ({
    pitch: pitch * over,
    at,
    lasts: 1.1 * long,
    level: level * loud,
    wave: "sine",
    attack: 0.004,
  }));

/** A horn: it swells, and closes as it fades. */
export const brass = (
  pitch: number | readonly [number, number],
  at: number,
  lasts: number,
  level = 0.5,
): Note => ({
  pitch,
  at,
  lasts,
  level,
  wave: "saw",
  attack: 0.035,
  through: { hertz: [1700, 480] },
});

/** A string, bright at first. */
export const pluck = (pitch: number, at: number, lasts: number): Note => ({
  pitch,
  at,
  lasts,
  level: 0.8,
  wave: "saw",
  attack: 0.003,
  through: { hertz: [3200, 500] },
});
