import { expect, test } from "vitest";
import { standardSet } from "#rules/bounty-hunters/index.ts";
import { quickRng } from "#rules/rng.ts";
import { appraiserOf } from "../appraisal/appraiser.ts";
import { listMoves, standAfter, wisestPlay } from "./foresight.ts";
import { chanceOf } from "../learned/insight.ts";
import { learned } from "../learned/learned.ts";
import { dealWorld, winShares } from "./match.ts";
import { lookAll, lookLeft, newMind, outOf } from "./mind.ts";
import { describeSeat } from "../learned/describe-seat.ts";
import { surveyAll } from "../learned/position.ts";
import { playTurn } from "./turn.ts";
import { sharpWeights } from "../appraisal/weights.ts";
import * as slot from "../simulator/slots.ts";
import { boardOf } from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

const my = appraiserOf(standardSet, sharpWeights, learned);
const players = [my, my, my, my];

/** The table before every choice of a few games of four. */
function moments(seeds: readonly number[]): World[] {
  const all: World[] = [];
  for (const seed of seeds) {
    const rng = quickRng(seed);
    const world = dealWorld(my.cardTables, 4, "full", rng);
    const mind = newMind();
    do all.push(world.slice());
    while (playTurn(players, world, mind, rng, 2));
  }
  return all;
}

function choice(world: World, seat: number): number {
  const mind = newMind();
  lookAll(players, world, mind);
  surveyAll(mind.position, my, world, mind.outs);
  return wisestPlay(my, learned, world, seat, mind);
}

test("[BH-TURN-06] a choice does not hang on what the others hold, nor on the order of the decks", () => {
  for (const world of moments([1, 2])) {
    const other = world.slice();
    for (let s = 1; s < 4; s++) {
      const from = boardOf(s) + slot.hand;
      other.set(
        world.subarray(
          boardOf((s % 3) + 1) + slot.hand,
          boardOf((s % 3) + 1) + slot.hand + slot.handMax,
        ),
        from,
      );
      other[boardOf(s) + slot.handCount] = world[boardOf((s % 3) + 1) + slot.handCount] ?? 0;
    }
    for (let d = 0; d < 4; d++) {
      const start = other[slot.deckStart + d] ?? 0;
      other.subarray(start, start + (other[slot.deckCount + d] ?? 0)).reverse();
    }
    expect(choice(other, 0)).toBe(choice(world, 0));
  }
});

test("[BH-CAP-06] a contract won by the move that is weighed stays unknown, and the table stays as it was", () => {
  const mind = newMind();
  let owing = 0;
  for (const world of moments([3, 4, 5])) {
    const before = world.slice();
    lookAll(players, world, mind);
    surveyAll(mind.position, my, world, mind.outs);
    for (let seat = 0; seat < 4; seat++) {
      lookLeft(my, world, seat, mind);
      for (let n = listMoves(my, world, seat, mind); n > 0; n--) {
        standAfter(my, world, seat, mind, mind.choices[n - 1] ?? 0);
        if ((mind.position.inputs[42] ?? 0) > 0) owing++;
      }
    }
    expect(world).toEqual(before);
    expect(world[slot.deckCount + slot.contractDeck]).toBe(
      before[slot.deckCount + slot.contractDeck],
    );
  }
  expect(owing).toBeGreaterThan(0);
});

test("[BH-SETUP-01] a position looks the same from every chair", () => {
  const mind = newMind();
  for (const world of moments([6])) {
    const turned = world.slice();
    for (let s = 0; s < 4; s++)
      turned.set(
        world.subarray(slot.boards + s * slot.boardWidth, slot.boards + (s + 1) * slot.boardWidth),
        boardOf((s + 1) % 4),
      );
    for (let seat = 0; seat < 4; seat++)
      expect(inputsOf(turned, (seat + 1) % 4)).toEqual(inputsOf(world, seat));
  }
  function inputsOf(world: World, seat: number): number[] {
    lookAll(players, world, mind);
    surveyAll(mind.position, my, world, mind.outs);
    describeSeat(mind.position, my, world, outOf(mind, seat));
    return [...mind.position.inputs];
  }
});

test.each([2, 3, 4, 6])(
  "[BH-SCORE-07] with %i players the chances it sees are about the wins that follow",
  (seats) => {
    const table = Array.from({ length: seats }, () => my);
    const mind = newMind();
    let seen = 0;
    let error = 0;
    let evenError = 0;
    let n = 0;
    const noChances: number[] = [];
    for (let seed = 1; seed <= 50; seed++) {
      const rng = quickRng(9000 + seed);
      const world = dealWorld(my.cardTables, seats, "full", rng);
      const chances: number[][] = [];
      do {
        lookAll(table, world, mind);
        surveyAll(mind.position, my, world, mind.outs);
        const row = table.map((_, s) => {
          describeSeat(mind.position, my, world, outOf(mind, s));
          return chanceOf(learned, mind.position.inputs);
        });
        if ((world[slot.turn] ?? 0) > 6) chances.push(row);
      } while (playTurn(table, world, mind, rng, 2));
      const shares = winShares(world, my.cardTables, seats);
      for (const row of chances) {
        row.forEach((chance, s) => {
          if (!(chance >= 0 && chance <= 1)) noChances.push(chance);
          seen += chance;
          error += (chance - (shares[s] ?? 0)) ** 2;
          evenError += (1 / seats - (shares[s] ?? 0)) ** 2;
          n++;
        });
      }
    }
    expect(noChances).toEqual([]);
    expect(seen / n).toBeGreaterThan(0.75 / seats);
    expect(seen / n).toBeLessThan(1.35 / seats);
    expect(error).toBeLessThan(0.97 * evenError);
  },
);
