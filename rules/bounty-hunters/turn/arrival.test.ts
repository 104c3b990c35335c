import fc from "fast-check";
import { expect, test } from "vitest";
import { isRefusal } from "#rules/game.ts";
import type { Rng, Seat } from "#rules/game.ts";
import { quickRng } from "#rules/rng.ts";
import { chanceBy } from "../../conformance/walk.ts";
import { bountyHunters } from "../index.ts";
import {
  board,
  contract,
  crate,
  droid,
  facing,
  hunter,
  scene,
  targetWith,
} from "../testing/scene.ts";
import type { State } from "../state.ts";

const attackers = [
  hunter(0, [3, 1, 0]),
  hunter(0, [0, 3, 2]),
  hunter(1, [2, 2, 2]),
  hunter(2, [3, 2, 2]),
  hunter(3, [6, 1, 1]),
];
const pile = [
  contract("double", "qira"),
  contract("double", "omega"),
  contract("double", "grogu"),
  contract("crate", "qira"),
  contract("pair", "qira", "grogu"),
];

/** Everyone is about to capture, with credits and droids at hand, and contracts are scarce. */
function busyTable(rng: Rng, seats: number): State {
  const dealing = targetWith("contract");
  const paying = targetWith("credit");
  const boards = Array.from({ length: seats }, () => {
    const open = [dealing, paying, dealing]
      .slice(0, 1 + rng.below(3))
      .map((target) => facing(target, [attackers[rng.below(5)] ?? 0]));
    const done = Array.from({ length: rng.below(4) }, () =>
      facing(paying, [attackers[3] ?? 0], "captured"),
    );
    return board({
      credits: rng.below(9),
      confrontations: [...done, ...open],
      reserved: [droid([5, 0, 0]), droid([2, 2, 3]), crate(1, 1)].slice(0, rng.below(4)),
    });
  });
  const left = rng.below(pile.length + 1);
  return scene({
    seats,
    boards,
    hands: Array.from({ length: seats }, () => [
      attackers[rng.below(5)] ?? 0,
      attackers[rng.below(5)] ?? 0,
      crate(2, 1),
      droid([0, 5, 0]),
    ]),
    decks: [[1, 2, 3], [50, 51, 52], pile.slice(0, left), [150, 151]],
    discards: [[], [], pile.slice(left, left + rng.below(3)), []],
    options: {
      commit: rng.below(2) === 0 ? "card" : "fate",
      credits: rng.below(2) === 0 ? "unlimited" : "forty-two",
    },
  });
}

/** Each seat follows its own line of choices, whatever the others do in between; `next` says who speaks. */
function playTurn(start: State, line: number, next: (waiting: readonly Seat[]) => Seat): State {
  const said = Array.from({ length: start.seats }, () => 0);
  const chance = chanceBy(line);
  let state = start;
  while (state.turn === start.turn && bountyHunters.outcome(state) === null) {
    const seat = next(bountyHunters.awaited(state));
    const options = bountyHunters.options(bountyHunters.viewFor(state, seat));
    const nth = said[seat] ?? 0;
    said[seat] = nth + 1;
    const command = options[quickRng(line + seat * 1009 + nth * 31).below(options.length)];
    const events = command === undefined ? [] : bountyHunters.decide(state, seat, command, chance);
    if (command === undefined || isRefusal(events)) throw new Error("an option was refused");
    for (const event of events) state = bountyHunters.evolve(state, event);
  }
  return state;
}

test("[AMB-25] [AMB-24] [AMB-10] whole windows in any interleaving give the same table", () => {
  let drawn = 0;
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 6 }), (seed, seats) => {
      const table = busyTable(quickRng(seed), seats);
      const rng = quickRng(seed + 1);
      const bySeat = playTurn(table, seed, (waiting) => waiting[0] ?? -1);
      const atRandom = playTurn(table, seed, (waiting) => waiting[rng.below(waiting.length)] ?? -1);
      const backwards = playTurn(table, seed, (waiting) => waiting.at(-1) ?? -1);
      drawn += bySeat.boards.reduce((sum, { contracts }) => sum + contracts.length, 0);
      expect(atRandom).toEqual(bySeat);
      expect(backwards).toEqual(bySeat);
    }),
    { numRuns: 300 },
  );
  expect(drawn).toBeGreaterThan(100);
});
