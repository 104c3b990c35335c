/** A thread that plays games for learning: positions as a seat described them, and how the game ended for it. */
import { parentPort } from 'node:worker_threads';
import { standardSet } from '#rules/bounty-hunters/index.ts';
import { quickRng } from '#rules/rng.ts';
import type { Rng } from '#rules/game.ts';
import { appraiserOf } from '#bots/bounty-hunters/appraiser.ts';
import type { Appraiser } from '#bots/bounty-hunters/appraiser.ts';
import { listMoves, standAfter } from '#bots/bounty-hunters/foresight.ts';
import type { Insight } from '#bots/bounty-hunters/insight.ts';
import { dealWorld, winShares } from '#bots/bounty-hunters/match.ts';
import { bestPlay, lookLeft, newMind, none, outOf } from '#bots/bounty-hunters/policy.ts';
import { describe, inputCount, surveyAll } from '#bots/bounty-hunters/position.ts';
import { choiceOf, drawAll, revealAll } from '#bots/bounty-hunters/turn.ts';
import { sharpWeights, steadyWeights } from '#bots/bounty-hunters/weights.ts';
import type { Weights } from '#bots/bounty-hunters/weights.ts';
import { at, boardOf, handCount, turn } from '#bots/bounty-hunters/world.ts';
import type { World } from '#bots/bounty-hunters/world.ts';

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
/** In a hundred choices: so many by the plain appraisal, so many at random, so that the insight also learns what it would not do. */
const plain = 3;
const anyhow = 3;
const tables = [2, 3, 4, 4, 4, 4, 5, 6];
const sharp = appraiserOf(standardSet, sharpWeights);
const mind = newMind();

function playLesson(lesson: Lesson): Float32Array<ArrayBuffer> {
  const rows: number[] = [];
  for (let g = lesson.from; g < lesson.to; g++) playGame(lesson, g, rows);
  return Float32Array.from(rows);
}

function playGame({ seed, insight }: Lesson, g: number, rows: number[]): void {
  const rng = quickRng(seed * 1_000_003 + g);
  const seats = tables[g % tables.length] ?? 4;
  const world = dealWorld(sharp.lore, seats, rng.below(10) === 0 ? 'introductory' : 'full', rng);
  const wise = insight === null ? sharp : appraiserOf(standardSet, sharpWeights, insight);
  const players = Array.from({ length: seats }, () => seatOne(wise, rng));
  const noted: { readonly seat: number; readonly row: number }[] = [];
  const note = (seat: number): void => {
    if (players[seat] !== wise || rng.below(2 * seats) > 2) return;
    noted.push({ seat, row: rows.length / rowWidth });
    for (const input of mind.position.inputs) rows.push(input);
    rows.push(0);
  };
  while (at(world, turn) <= 100 && playTurnNoting(players, wise, world, rng, note));
  const shares = winShares(world, sharp.lore, seats);
  for (const { seat, row } of noted) rows[row * rowWidth + inputCount] = shares[seat] ?? 0;
}

/** Most have the insight; the others weigh things about as sharp or steady do, each a little differently. */
function seatOne(wise: Appraiser, rng: Rng): Appraiser {
  const dice = rng.below(100);
  if (dice < 60) return wise;
  const weights: Record<keyof Weights, number> = { ...(dice < 80 ? sharpWeights : steadyWeights) };
  for (const name of Object.keys(weights) as (keyof Weights)[]) weights[name] *= 0.8 + rng.below(401) / 1000;
  return appraiserOf(standardSet, { ...weights, thrift: Math.min(1, weights.thrift), heed: rng.below(2) });
}

function playTurnNoting(players: readonly Appraiser[], wise: Appraiser, world: World, rng: Rng, note: (seat: number) => void): boolean {
  drawAll(players, world, mind, rng, looks);
  surveyAll(mind.position, wise, world, mind.outs);
  players.forEach((my, s) => {
    describe(mind.position, wise, world, outOf(mind, s));
    note(s);
    const move = at(world, boardOf(s) + handCount) === 0 ? none : chooseOrExplore(my, wise, world, s, rng);
    mind.moves[s] = move;
    if (move === none) return;
    lookLeft(my, world, s, mind);
    standAfter(my, world, s, mind, move);
    note(s);
  });
  return revealAll(players, world, mind);
}

function chooseOrExplore(my: Appraiser, wise: Appraiser, world: World, seat: number, rng: Rng): number {
  const dice = rng.below(100);
  if (my !== wise || dice >= plain + anyhow) return choiceOf(my, world, seat, mind);
  if (dice < plain) return bestPlay(my, world, seat, mind);
  return at(mind.choices, rng.below(listMoves(my, world, seat, mind)));
}

parentPort?.on('message', (lesson: Lesson) => {
  const rows = playLesson(lesson);
  parentPort?.postMessage(rows, [rows.buffer]);
});
