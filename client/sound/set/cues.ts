/** What the hall sounds like: wood, paper, brass and metal, by lamplight. Each cue has a visual twin. */
import { bell, brass, flick, knock, pluck, ring, thud } from "./instruments.ts";
import type { Cue } from "./note.ts";

/** A cell shuts: the weight of it, the bolt, the ring of the bars. */
const shut = (level: number) => [
  ...thud(0, level),
  knock(0.045, 900, 0.5 * level),
  ...ring(233, 0.05, 0.34 * level, 0.5),
];

export const cues = {
  /** Somebody plucks two strings: your move. */
  move: { notes: [pluck(392, 0, 0.16), pluck(587, 0.12, 0.3)], pulse: [18] },
  /** A card put down: air below it, then wood. */
  card: { notes: [flick(0, 0.3), knock(0.045, 420, 0.32)] },
  /** Everyone turns a card over, one thumb after the other. */
  reveal: {
    notes: [
      flick(0, 0.6),
      knock(0.05, 420, 0.65),
      flick(0.07, 0.65),
      knock(0.12, 500, 0.65),
      flick(0.15, 0.7),
      knock(0.2, 600, 0.7),
      ...ring(784, 0.2, 0.12, 0.4),
    ],
  },
  /** A credit drops, and again, and lies. */
  coin: {
    notes: [
      ...ring(1870, 0, 0.42, 0.18),
      ...ring(1870, 0.11, 0.3, 0.14),
      ...ring(1930, 0.18, 0.24, 0.24),
      knock(0, 2600, 0.3),
    ],
  },
  /** Mine: the cell shuts, and the horn of the hall says so. */
  capture: {
    notes: [...shut(1), brass(294, 0.2, 0.2, 0.5), brass([435, 440], 0.36, 0.6, 0.6)],
    pulse: [40, 50, 70],
  },
  /** Someone else's: the same door, further away, and no horn. */
  "rival-capture": { notes: [...shut(0.55), brass([220, 208], 0.24, 0.4, 0.2)], pulse: [20] },
  /** A contract pays well: parchment, the seal, and what was promised. */
  contract: {
    notes: [
      flick(0, 0.6),
      flick(0.06, 0.5),
      ...thud(0.15, 0.28),
      pluck(587, 0.24, 0.3),
      pluck(784, 0.32, 0.3),
      pluck(1175, 0.4, 0.5),
    ],
    pulse: [25],
    echo: { after: 0.13, keeps: 0.2 },
  },
  /** The last turn: the bell of the hall, twice. */
  bell: {
    notes: [...bell(330, 0, 0.55), ...bell(330, 0.5, 0.45)],
    pulse: [80, 60, 80],
  },
  /** A friend comes in: two knocks on the door, and a chair drawn up in good humour. */
  friend: {
    notes: [
      knock(0, 330, 1.2),
      knock(0.14, 300, 1.1),
      brass(330, 0.34, 0.16, 0.42),
      brass(494, 0.46, 0.34, 0.5),
    ],
    pulse: [20],
  },
  /** Knuckles on wood, downward. */
  no: { notes: [...thud(0, 0.6), knock(0.09, 240, 0.6)], pulse: [15, 30, 15] },
  /** The last card has been played: the lamps are turned up. */
  over: {
    notes: [...bell(262, 0, 0.4), brass(262, 0.1, 0.3, 0.2), brass(392, 0.3, 0.6, 0.26)],
    pulse: [60],
  },
  /** The winner is named: a call, its answer, and everybody. */
  win: {
    notes: [
      brass(294, 0, 0.2),
      brass(294, 0.22, 0.12),
      brass(392, 0.36, 0.4),
      brass(440, 0.74, 0.16),
      brass(494, 0.9, 0.16),
      ...[294, 392, 494, 587].map((pitch) => brass(pitch, 1.08, 1.1, 0.36)),
      ...bell(784, 1.1, 0.2),
      ...thud(1.08, 0.6),
    ],
    pulse: [40, 60, 40, 60, 140],
    echo: { after: 0.19, keeps: 0.25 },
  },
} as const satisfies Readonly<Record<string, Cue>>;

export type CueName = keyof typeof cues;

export function cueOf(name: CueName): Cue {
  return cues[name];
}
