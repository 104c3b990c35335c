/** A thread that plays games for learning: positions as a seat described them, and how the game ended for it. */
import { parentPort } from "node:worker_threads";
import { standardSet } from "#rules/bounty-hunters/index.ts";
import { quickRng } from "#rules/rng.ts";
import type { Rng } from "#rules/game.ts";
import { appraiserOf } from "#bots/bounty-hunters/appraisal/appraiser.ts";
import type { Appraiser } from "#bots/bounty-hunters/appraisal/appraiser.ts";
import { listMoves, standAfter } from "#bots/bounty-hunters/players/foresight.ts";
import { chanceOf, logit } from "#bots/bounty-hunters/learned/insight.ts";
import type { Insight } from "#bots/bounty-hunters/learned/insight.ts";
import { dealWorld, winShares } from "#bots/bounty-hunters/players/match.ts";
import { lookLeft, newMind, outOf } from "#bots/bounty-hunters/players/mind.ts";
import { none } from "#bots/bounty-hunters/players/moves.ts";
import { describeSeat } from "#bots/bounty-hunters/learned/describe-seat.ts";
import { surveyAll } from "#bots/bounty-hunters/learned/position.ts";
import { inputCount } from "#bots/bounty-hunters/learned/insight.ts";
import { choiceOf, drawAll, revealAll } from "#bots/bounty-hunters/players/turn.ts";
import { sharpWeights, steadyWeights } from "#bots/bounty-hunters/appraisal/weights.ts";
import type { Weights } from "#bots/bounty-hunters/appraisal/weights.ts";
import * as slot from "#bots/bounty-hunters/simulator/slots.ts";
import { at, boardOf } from "#bots/bounty-hunters/simulator/world.ts";
import type { World } from "#bots/bounty-hunters/simulator/world.ts";

/** Games from–to; without an insight everybody plays as sharp does. */
export interface Lesson {
  readonly from: number;
  readonly to: number;
  readonly seed: number;
  readonly insight: Insight | null;
}

/** One position: its inputs, then the share of the win. */
export const rowWidth = inputCount + 1;

const looks = 2;
/**
 * In a hundred choices: so many by a wavering insight, so many at random, so that it also learns what it would not do.
 */
const wavering = 12;
const anyhow = 8;
/** How far a wavering insight is off, before it is squeezed into a chance. */
const waver = 0.4;
/** How much of what a position is worth is read off the end of the game, and not off the next turn's chance. */
const patience = 0.85;
const tables = [2, 2, 3, 4, 4, 4, 5, 6];
const sharp = appraiserOf(standardSet, sharpWeights);
const mind = newMind();

/** What is remembered of one game until its end is known. */
interface Notes {
  /** By seat and turn: the chance an insight saw before anybody drew. */
  readonly chances: number[][];
  readonly noted: { readonly seat: number; readonly turn: number; readonly row: number }[];
}

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

function playTurnNoting(
  players: readonly Appraiser[],
  wise: Appraiser,
  world: World,
  rng: Rng,
  { chances, noted }: Notes,
  rows: number[],
): boolean {
  drawAll(players, world, mind, rng, looks);
  surveyAll(mind.position, wise, world, mind.outs);
  players.forEach((my, seat) => {
    if (my !== wise) {
      mind.moves[seat] = choiceOf(my, world, seat, mind);
      return;
    }
    const seen = chances[seat] ?? [];
    const now = seen.length;
    const note = (): void => {
      if (rng.below(2 * players.length) > 2) return;
      noted.push({ seat, turn: now, row: rows.length / rowWidth });
      for (const input of mind.position.inputs) rows.push(input);
      rows.push(0);
    };
    describeSeat(mind.position, my, world, outOf(mind, seat));
    note();
    if (my.insight !== null) seen.push(chanceOf(my.insight, mind.position.inputs));
    const move =
      at(world, boardOf(seat) + slot.handCount) === 0
        ? none
        : chooseOrExplore(my, world, seat, rng);
    mind.moves[seat] = move;
    if (move === none) return;
    standAfter(my, world, seat, mind, move);
    note();
  });
  return revealAll(players, world, mind);
}

function chooseOrExplore(my: Appraiser, world: World, seat: number, rng: Rng): number {
  const dice = rng.below(100);
  lookLeft(my, world, seat, mind);
  if (dice < anyhow) return at(mind.choices, rng.below(listMoves(my, world, seat, mind)));
  if (my.insight === null || dice >= anyhow + wavering) return choiceOf(my, world, seat, mind);
  let best = none;
  let most = Number.NEGATIVE_INFINITY;
  for (let n = listMoves(my, world, seat, mind); n > 0; n--) {
    const move = at(mind.choices, n - 1);
    standAfter(my, world, seat, mind, move);
    const hope = logit(my.insight, mind.position.inputs) + (waver * rng.below(1000)) / 1000;
    if (hope <= most) continue;
    most = hope;
    best = move;
  }
  return best;
}

parentPort?.on("message", (lesson: Lesson) => {
  const rows = playLesson(lesson);
  parentPort?.postMessage(rows, [rows.buffer]);
});
