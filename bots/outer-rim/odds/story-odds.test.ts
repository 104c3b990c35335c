/** How a whole job ends: by hand where it can be, and as often as the engine itself brings it to that end. */
import { expect, test } from "vitest";
import { isRefusal } from "#rules/game.ts";
import {
  marketCard,
  outerRim,
  type Effects,
  type Event,
  type JobCard,
} from "#rules/outer-rim/index.ts";
import { held, stage, type Stage } from "#rules/outer-rim/testing/stage.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { jobOdds, storyOdds } from "./story-odds.ts";

type State = ReturnType<Stage["state"]>;

function jobOf(id: string): JobCard {
  const card = marketCard(id);
  if (card.kind !== "job") throw new Error(`${id} is no job`);
  return card;
}

/** Han Solo, four health, knows piloting and tech, three dice on the ground. */
function hanWith(job: string, damage = 0): State {
  const { at } = jobOf(job);
  if (at === "none" || at === "player") throw new Error("nowhere");
  return stage({
    players: [{ character: "han-solo", space: at, cards: [held(job)], damage }],
    agenda: [
      { type: "end-turn", player: 0 },
      { type: "encounter", player: 0 },
    ],
  }).state();
}

const rounded = (chance: number): number => Math.round(chance * 1000) / 1000;

test("[OR-JOB-02] the hidden stash: three steps cost 2 of 4 health each, and the last must not fail", () => {
  const state = hanWith("jabbas-hidden-stash");
  const [poor, good] = [15 / 64, 48 / 64];
  // Piloting and tech are known, stealth and knowledge are not; two failures of the four are one too many.
  const alive = good * (1 - (1 - poor) ** 2) + (1 - good) * poor ** 2;
  const first = storyOdds(outerRim.viewFor(state, 0), 0, [
    { do: "test", skill: "piloting", fail: [{ do: "suffer", on: "character", amount: 2 }] },
    { do: "test", skill: "stealth", fail: [{ do: "suffer", on: "character", amount: 2 }] },
    { do: "test", skill: "knowledge", fail: [{ do: "suffer", on: "character", amount: 2 }] },
    { do: "test", skill: "tech", fail: [{ do: "fail" }] },
    { do: "complete" },
  ]);
  expect(rounded(first.down)).toBe(rounded(1 - alive));
  expect(rounded(first.done)).toBe(rounded(alive * good));
  expect(jobOdds(outerRim.viewFor(state, 0), 0, jobOf("jabbas-hidden-stash")).done).toBeLessThan(
    0.5,
  );
});

test("[OR-COM-06] what a fight costs is carried into the next one; whoever goes down has done nothing", () => {
  const state = hanWith("jabbas-hidden-stash", 3);
  const fight = { do: "fight-until-won", combat: "ground", strength: 3 } as const;
  const { done, down } = storyOdds(outerRim.viewFor(state, 0), 0, [fight, { do: "complete" }]);
  expect(rounded(done + down)).toBe(1);
  // One health left: only a throw of theirs that does nothing is survived.
  expect(rounded(done)).toBe(rounded((4 / 8) ** 3));
});

type Favors = State["players"][number]["favors"];

/** Han Solo with what somebody has lent for this turn. */
function doneWith(favors: Partial<Favors>, ...lines: Effects): number {
  const none = { received: true, skill: null, die: false, shortcut: false };
  const han = { character: "han-solo", space: "naboo", favors: { ...none, ...favors } } as const;
  const view = outerRim.viewFor(stage({ players: [han] }).state(), 0);
  return rounded(storyOdds(view, 0, [...lines, { do: "complete" }]).done);
}

test("[UB-FAV-05] a favor’s die counts in the first fight of a story, and in no other", () => {
  const lose: Effects = [{ do: "fail" }];
  const fight = { do: "fight", combat: "ground", strength: 3, sufferLess: 9, lose } as const;
  const [bare, helped] = [doneWith({}, fight), doneWith({ die: true }, fight)];
  expect(helped).toBeGreaterThan(bare);
  expect(doneWith({ die: true }, fight, fight)).toBeCloseTo(bare * helped, 2);
  expect(doneWith({ die: true }, fight, fight)).toBeLessThan(helped * helped - 0.02);
});

test("[UB-FAV-04] advice counts in the first test of a story, and in no other", () => {
  const test = { do: "test", skill: "stealth", fail: [{ do: "fail" }] } as const;
  const [poor, good] = [15 / 64, 48 / 64];
  expect(doneWith({}, test, test)).toBe(rounded(poor * poor));
  expect(doneWith({ skill: "stealth" }, test, test)).toBe(rounded(good * poor));
  expect(doneWith({ skill: "influence" }, test, test)).toBe(rounded(poor * poor));
});

test("[UB-FAV-05] a job elsewhere is reckoned without what is lent for this turn", () => {
  const id = "jabbas-hidden-stash";
  const odds = (space: "here" | "elsewhere", die: boolean): unknown => {
    const favors: Favors = { received: true, skill: "stealth", die, shortcut: false };
    const { players, ...rest } = outerRim.viewFor(hanWith(id), 0);
    const lent = players.map((one) => ({
      ...one,
      ...(die && { favors }),
      ...(space === "elsewhere" && { space: "kessel" as const }),
    }));
    return jobOdds({ ...rest, players: lent }, 0, jobOf(id));
  };
  expect(odds("elsewhere", true)).toEqual(odds("elsewhere", false));
  expect(odds("here", true)).not.toEqual(odds("here", false));
});

/** One attempt with dice as they fall, every question answered by its first answer. */
function attempt(begun: State, job: string, seed: number): readonly Event["type"][] {
  const chance = oneStream(quickRng(seed));
  const types: Event["type"][] = [];
  let state = begun;
  for (let said = 0; said < 40 && !types.includes("turn-ended"); said++) {
    const question = state.pending.questions[0];
    const first = question?.choices[0];
    if (first === undefined) break;
    const command = said === 0 ? ({ type: "attempt-job", card: job, with: null } as const) : first;
    const events = outerRim.decide(state, 0, command, chance);
    if (isRefusal(events)) throw new Error(events.code);
    for (const event of events) {
      types.push(event.type);
      state = outerRim.evolve(state, event);
    }
    if (types.includes("job-completed") || types.includes("job-failed")) break;
  }
  return types;
}

test.each(["jabbas-hidden-stash", "imperial-favor", "hijacking-a-freighter"])(
  "[UB-DATA-03] %s ends as often so as the engine plays it",
  (job) => {
    const state = hanWith(job);
    const times = 1500;
    let [done, down] = [0, 0];
    for (let seed = 1; seed <= times; seed++) {
      const types = attempt(state, job, seed * 7919);
      if (types.includes("job-completed")) done++;
      if (types.includes("defeated")) down++;
    }
    const odds = jobOdds(outerRim.viewFor(state, 0), 0, jobOf(job));
    expect(Math.abs(odds.done - done / times)).toBeLessThan(0.04);
    expect(Math.abs(odds.down - down / times)).toBeLessThan(0.04);
  },
);
