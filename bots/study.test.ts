import { expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { BountyHunters, State } from "#rules/bounty-hunters/index.ts";
import { quickRng } from "#rules/rng.ts";
import { playBout } from "./arena.ts";
import type { Bot } from "./bot.ts";
import { roster } from "./bounty-hunters/index.ts";
import { botOf } from "./index.ts";
import { find } from "./study.ts";
import type { Study } from "./study.ts";

const states: State[] = [];
playBout(
  bountyHunters,
  { seats: 2, options: {}, content: null },
  [
    botOf("bounty-hunters", "sharp") as Bot<BountyHunters>,
    botOf("bounty-hunters", "novice") as Bot<BountyHunters>,
  ],
  quickRng(2),
  { type: "iterations", iterations: 0 },
  (state) => states.push(state),
);
const choosing = states.filter(({ step }) => step.type === "choose");
const views = (state: State) => [0, 1].map((seat) => bountyHunters.viewFor(state, seat));

function chances(state: State): readonly number[] {
  const found = find(
    { type: "chances", game: "bounty-hunters", seed: 1, views: views(state), games: 12 },
    roster,
    () => 0,
  );
  return found.type === "chances" ? found.shares : [];
}

test("[BH-SCORE-06] chances add up to one, and the last turns tell the winner", () => {
  const [first, last] = [choosing[0], choosing.at(-1)];
  const end = states.at(-1);
  if (first === undefined || last === undefined || end === undefined) throw new Error("no game");
  for (const state of [first, last])
    expect(chances(state).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  const winner = bountyHunters.outcome(end)?.places[0]?.[0] ?? 0;
  expect(chances(last)[winner]).toBeGreaterThan(0.5);
});

test("[AMB-04] what-if deals hidden cards from what the seat knew: two worlds that look the same give the same answer", () => {
  const state = choosing[4];
  if (state === undefined) throw new Error("no turn");
  const view = bountyHunters.viewFor(state, 0);
  const other = bountyHunters.viewFor(bountyHunters.imagine(view, quickRng(77)), 0);
  const commands = bountyHunters.options(view).slice(0, 3);
  const ask = (seen: unknown): Study => ({
    type: "what-if",
    game: "bounty-hunters",
    seed: 5,
    view: seen,
    commands,
    games: 10,
  });
  const found = find(ask(view), roster, () => 0);
  expect(find(ask(other), roster, () => 0)).toEqual(found);
  if (found.type !== "what-if") throw new Error("wrong finding");
  for (const line of found.lines) {
    expect(line.margins.reduce((sum, n) => sum + n, 0)).toBe(10);
    expect(line.win.mean).toBeGreaterThanOrEqual(0);
    expect(line.win.error).toBeLessThanOrEqual(0.5);
  }
});

test("[BH-TURN-05] an opinion always has the move that was made in it", () => {
  const state = choosing[3];
  if (state === undefined) throw new Error("no turn");
  const view = bountyHunters.viewFor(state, 1);
  const made = bountyHunters.options(view).at(-1);
  let clock = 0;
  const found = find(
    { type: "rank", game: "bounty-hunters", seed: 5, view, made, milliseconds: 5 },
    roster,
    () => clock++,
  );
  expect(found.type === "rank" && found.moves.map(({ command }) => command)).toContainEqual(made);
});

test("[BH-TURN-05] whoever had no time to look ahead tells no chance, not a chance of nought", () => {
  const state = choosing[3];
  if (state === undefined) throw new Error("no turn");
  const view = bountyHunters.viewFor(state, 1);
  const asked = { type: "rank", game: "bounty-hunters", seed: 5, view, made: null } as const;
  const found = find({ ...asked, milliseconds: 0 }, roster, () => 0);
  if (found.type !== "rank") throw new Error("wrong finding");
  expect(found.moves.length).toBeGreaterThan(1);
  expect(found.moves.map(({ chance }) => chance)).toEqual(found.moves.map(() => null));
});
