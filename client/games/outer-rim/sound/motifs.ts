/** What Outer Rim sounds like: each kind of thing that happens has a motif of its own, and a visual twin. */
import type { Cue, Note } from "#client/sound/set/note.ts";

const knock = (at: number, hertz: number, level: number): Note => ({
  at,
  lasts: 0.07,
  level: 1.6 * level,
  attack: 0.002,
  through: { hertz, around: true, narrow: 2 },
});

/** Low and near, twice. */
const heart = (at: number, level: number): Note => ({
  pitch: [150, 62],
  at,
  lasts: 0.22,
  level,
  wave: "triangle",
  attack: 0.006,
});

const brass = (pitch: number | readonly [number, number], at: number, lasts: number): Note => ({
  pitch,
  at,
  lasts,
  level: 0.5,
  wave: "saw",
  attack: 0.03,
  through: { hertz: [1400, 500] },
});

const bell = (pitch: number, at: number, level = 0.5): Note => ({
  pitch,
  at,
  lasts: 0.5,
  level,
  wave: "sine",
  attack: 0.004,
});

/** A bolt: it falls within a blink, and leaves a crack of air. */
const bolt = (at: number, from: number): readonly Note[] => [
  {
    pitch: [from, from / 6],
    at,
    lasts: 0.16,
    level: 0.55,
    wave: "saw",
    attack: 0.002,
    through: { hertz: [4200, 900] },
  },
  { at, lasts: 0.05, level: 0.5, attack: 0.001, through: { hertz: 2400, around: true } },
];

export const motifs = {
  /** Before a throw of mine: a heart, and two notes that do not go together. */
  tension: {
    notes: [
      heart(0, 0.9),
      heart(0.2, 0.6),
      heart(0.75, 0.9),
      heart(0.95, 0.6),
      { pitch: 196, at: 0, lasts: 1.2, level: 0.16, attack: 0.5, wave: "sine" },
      { pitch: 207.7, at: 0.3, lasts: 1, level: 0.16, attack: 0.4, wave: "sine" },
    ],
  },
  /** Dice on wood: they knock, roll, and lie. */
  dice: {
    notes: [
      knock(0, 1500, 1),
      knock(0.07, 1900, 0.8),
      knock(0.13, 1300, 1),
      knock(0.21, 1700, 0.7),
      knock(0.31, 1200, 0.9),
      knock(0.44, 1000, 1),
      knock(0.6, 800, 0.8),
    ],
    pulse: [10, 40, 10],
  },
  hit: {
    notes: [
      ...bolt(0, 2200),
      { pitch: [180, 70], at: 0.03, lasts: 0.22, level: 0.8, attack: 0.004 },
    ],
    pulse: [25],
  },
  /** Two bolts, and metal that rings after them. */
  critical: {
    notes: [
      ...bolt(0, 2600),
      ...bolt(0.11, 3000),
      { pitch: [110, 45], at: 0.12, lasts: 0.5, level: 1, wave: "sine", attack: 0.004 },
      bell(1318, 0.14, 0.3),
      bell(1867, 0.14, 0.2),
    ],
    pulse: [30, 30, 60],
  },
  /** It is done: two steps up. */
  passed: {
    notes: [
      { pitch: 392, at: 0, lasts: 0.14, level: 0.8 },
      { pitch: 587, at: 0.12, lasts: 0.34, level: 0.8 },
      bell(1175, 0.12, 0.2),
    ],
    pulse: [20],
  },
  /** It comes to nothing: a step down, and another. */
  failure: {
    notes: [brass(233, 0, 0.28), brass([196, 165], 0.24, 0.6)],
    pulse: [20],
  },
  /** One who is talked about: a fifth upward, and light on it. */
  fame: {
    notes: [
      brass(294, 0, 0.2),
      brass(440, 0.16, 0.7),
      bell(880, 0.2, 0.4),
      bell(1318, 0.3, 0.3),
      bell(1760, 0.4, 0.25),
    ],
    pulse: [30, 40, 60],
    echo: { after: 0.17, keeps: 0.25 },
  },
  /** Down, and the floor. */
  "knocked-out": {
    notes: [
      {
        pitch: [330, 55],
        at: 0,
        lasts: 0.7,
        level: 0.6,
        wave: "saw",
        attack: 0.01,
        through: { hertz: [1200, 200] },
      },
      { pitch: [90, 38], at: 0.55, lasts: 0.5, level: 1, wave: "sine", attack: 0.004 },
      { at: 0.55, lasts: 0.12, level: 0.8, attack: 0.002, through: { hertz: 300 } },
      { at: 0.7, lasts: 0.6, level: 0.25, attack: 0.2, through: { hertz: 700, around: true } },
    ],
    pulse: [80, 40, 120],
  },
  /** Somebody looks for somebody: two pings out of the dark, closer together than is pleasant. */
  "patrol-near": {
    notes: [
      { pitch: 740, at: 0, lasts: 0.35, level: 0.5, wave: "sine", attack: 0.004 },
      { pitch: 740, at: 0.42, lasts: 0.35, level: 0.5, wave: "sine", attack: 0.004 },
      {
        pitch: 93,
        at: 0,
        lasts: 0.95,
        level: 0.22,
        wave: "saw",
        attack: 0.3,
        through: { hertz: 180 },
      },
    ],
    pulse: [30, 60, 30],
    echo: { after: 0.21, keeps: 0.35 },
  },
  /** The crate stands, and two coins beside it. */
  delivery: {
    notes: [
      { pitch: [140, 60], at: 0, lasts: 0.2, level: 1, wave: "sine", attack: 0.003 },
      { at: 0, lasts: 0.09, level: 0.7, attack: 0.002, through: { hertz: 500 } },
      bell(1245, 0.22, 0.4),
      bell(1661, 0.3, 0.4),
    ],
    pulse: [25],
  },
  /** Hands are shaken. */
  deal: {
    notes: [
      { pitch: 660, at: 0, lasts: 0.08 },
      { pitch: 880, at: 0.07, lasts: 0.18 },
    ],
  },
  /** A ship draws past, nose first. */
  engine: {
    notes: [
      { at: 0, lasts: 0.9, level: 0.9, attack: 0.3, through: { hertz: [300, 1100], narrow: 2 } },
      {
        pitch: [130, 196],
        at: 0,
        lasts: 0.9,
        level: 0.45,
        wave: "saw",
        attack: 0.25,
        through: { hertz: [200, 600] },
      },
    ],
  },
  /** The other end of the galaxy, at once: everything is drawn out thin, and snaps. */
  crossing: {
    notes: [
      {
        at: 0,
        lasts: 1,
        level: 0.7,
        attack: 0.7,
        through: { hertz: [400, 5000], around: true, narrow: 3 },
      },
      {
        pitch: [110, 880],
        at: 0,
        lasts: 1,
        level: 0.35,
        wave: "saw",
        attack: 0.7,
        through: { hertz: [300, 2600] },
      },
      { pitch: [160, 40], at: 0.92, lasts: 0.6, level: 1, wave: "sine", attack: 0.003 },
    ],
    pulse: [15, 20, 15, 20, 90],
  },
  /** A name that is known in every port: the call, its answer, and the whole chord. */
  victory: {
    notes: [
      brass(294, 0, 0.22),
      brass(294, 0.24, 0.14),
      brass(440, 0.4, 0.5),
      brass(392, 0.9, 0.2),
      brass(440, 1.1, 0.2),
      brass(587, 1.3, 1.2),
      brass(370, 1.3, 1.2),
      brass(440, 1.3, 1.2),
      bell(1175, 1.35, 0.4),
      bell(1480, 1.5, 0.3),
      bell(1760, 1.65, 0.3),
    ],
    pulse: [40, 60, 40, 60, 140],
    echo: { after: 0.19, keeps: 0.28 },
  },
} as const satisfies Readonly<Record<string, Cue>>;

export type Motif = keyof typeof motifs;
