/** A thread that plays games for learning: positions as a seat described them, and how the game ended for it. */
import { parentPort } from "node:worker_threads";
import { standardSet } from "#rules/bounty-hunters/index.ts";
import { quickRng } from "#rules/rng.ts";
import type { Rng } from "#rules/game.ts";
import { appraiserOf } from "#bots/bounty-hunters/appraisal/appraiser.ts";
import type { Appraiser } from "#bots/bounty-hunters/appraisal/appraiser.ts";
import type { Insight } from "#bots/bounty-hunters/learned/insight.ts";
import { dealWorld, winShares } from "#bots/bounty-hunters/players/match.ts";
import { inputCount } from "#bots/bounty-hunters/learned/insight.ts";
import { sharpWeights, steadyWeights } from "#bots/bounty-hunters/appraisal/weights.ts";
import type { Weights } from "#bots/bounty-hunters/appraisal/weights.ts";
import * as slot from "#bots/bounty-hunters/simulator/slots.ts";
import { at } from "#bots/bounty-hunters/simulator/world.ts";
import { rowWidth, type Notes, playTurnNoting } from "./noted-turn.ts";

/** Games from–to; without an insight everybody plays as sharp does. */
export interface Lesson {
  readonly from: number;
  readonly to: number;
  readonly seed: number;
  readonly insight: Insight | null;
}

/** How much of what a position is worth is read off the end of the game, and not off the next turn's chance. */
const patience = 0.85;
const tables = [2, 2, 3, 4, 4, 4, 5, 6];
const sharp = appraiserOf(standardSet, sharpWeights);
function playLesson(lesson: Lesson): Float32Array<ArrayBuffer> {
  const rows: number[] = [];
  for (let g = lesson.from; g < lesson.to; g++) playGame(lesson, g, rows);
  return Float32Array.from(rows);
}

function playGame({ seed, insight }: Lesson, g: number, rows: number[]): void {
  const rng = quickRng(seed * 1_000_003 + g);
  const seats = tables[g % tables.length] ?? 4;
  const world = dealWorld(
    sharp.cardTables,
    seats,
    rng.below(10) === 0 ? "introductory" : "full",
    rng,
  );
  const wise = insight === null ? sharp : appraiserOf(standardSet, sharpWeights, insight);
  const players = Array.from({ length: seats }, () => seatOne(wise, rng));
  const notes: Notes = { chances: players.map(() => []), noted: [] };
  while (at(world, slot.turn) <= 100 && playTurnNoting(players, wise, world, rng, notes, rows));
  winShares(world, sharp.cardTables, seats).forEach((share, seat) =>
    teach(notes, seat, share, rows),
  );
}

/**
 * Backwards from the end: each position is worth a little of the next turn's chance and the rest of what came after.
 */
function teach({ chances, noted }: Notes, seat: number, share: number, rows: number[]): void {
  const seen = chances[seat] ?? [];
  const worths: number[] = [];
  let worth = share;
  for (let t = seen.length - 1; t >= 0; t--) {
    worths[t] = worth;
    worth = patience * worth + (1 - patience) * (seen[t] ?? worth);
  }
  for (const note of noted)
    if (note.seat === seat) rows[note.row * rowWidth + inputCount] = worths[note.turn] ?? share;
}

/** Most have the insight; the others weigh things about as sharp or steady do, each a little differently. */
function seatOne(wise: Appraiser, rng: Rng): Appraiser {
  const dice = rng.below(100);
  if (dice < 60) return wise;
  const weights: Record<keyof Weights, number> = { ...(dice < 80 ? sharpWeights : steadyWeights) };
  for (const name of Object.keys(weights) as (keyof Weights)[])
    weights[name] *= 0.8 + rng.below(401) / 1000;
  return appraiserOf(standardSet, {
    ...weights,
    thrift: Math.min(1, weights.thrift),
    heed: rng.below(2),
  });
}

parentPort?.on("message", (lesson: Lesson) => {
  const rows = playLesson(lesson);
  parentPort?.postMessage(rows, [rows.buffer]);
});
