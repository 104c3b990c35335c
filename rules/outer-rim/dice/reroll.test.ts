import { expect, test } from "vitest";
import { faces, type Face } from "../names.ts";
import { held, stage, type Stage } from "../testing/stage.ts";
import { sidesWith } from "./die.ts";
import { fightAgainChance, fightDiceAgain, testDiceAgain } from "./reroll.ts";

const again = { type: "reroll", ability: "character", dice: "blanks" } as const;

/** IG-88 throws blanks again; Han's jetpack takes a hit off him. */
function hunted(...gear: readonly string[]): Stage {
  const table = stage({
    players: [
      { character: "ig-88", space: "naboo", cards: [held("bounty-han-solo")] },
      { character: "han-solo", space: "naboo", cards: gear.map((id) => held(id)) },
    ],
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  const hunt = { type: "hunt-player", card: "bounty-han-solo", player: 1 } as const;
  return table.say(hunt, "hit", "blank", "blank", "hit", "crit", "blank");
}

/** Played to its end with these two dice. */
function isWon(table: Stage, ...dice: readonly [Face, Face]): boolean {
  table.say(again, ...dice);
  const events = [...table.events()];
  while (table.question().ask === "after-roll")
    events.push(...table.say({ type: "stand" }).events());
  const result = events.find((event) => event.type === "combat-resolved");
  if (result?.type !== "combat-resolved") throw new Error("the fight is not over");
  return result.damage[0] >= result.damage[1];
}

test.each([[[]], [["jetpack"]]])(
  "[OR-COM-08] the chance of dice thrown again is how often that wins, against %j",
  (gear) => {
    const { agenda, players } = hunted(...gear).state();
    const task = agenda.at(-1);
    if (task?.type !== "combat") throw new Error("nobody fights");
    let ways = 0;
    for (const one of faces)
      for (const two of faces)
        if (isWon(hunted(...gear), one, two)) ways += sidesWith[one] * sidesWith[two];
    const { chance } = fightAgainChance(players, task, again, []);
    expect(ways).toBeGreaterThan(0);
    expect(chance.ways / chance.of).toBe(ways / 64);
  },
);

test("[OR-COM-04] which dice are thrown again in a fight", () => {
  const dice: readonly Face[] = ["hit", "blank", "crit", "focus", "blank"];
  expect(fightDiceAgain(dice, "blanks")).toEqual([1, 4]);
  expect(fightDiceAgain(dice, "not-hits")).toEqual([1, 3, 4]);
  expect(fightDiceAgain(dice, "not-crits")).toEqual([0, 1, 3, 4]);
  expect(fightDiceAgain(dice, "one")).toEqual([1]);
  expect(fightDiceAgain(["hit", "crit"], "one")).toEqual([0]);
});

/** Han's pilot makes the skyblade throw two dice of IG-88 again. */
function shotAt(...dice: readonly [Face, Face, Face]): Stage {
  const table = hunted("skyblade-330");
  return table.say(again, dice[1], dice[2]);
}

test("[OR-COM-04] the best dice of the other side are thrown again, each of them once", () => {
  const table = shotAt("hit", "crit", "hit");
  expect(table.choices()).toContainEqual({ type: "use", ability: "skyblade-330" });
  table.say({ type: "use", ability: "skyblade-330" }, "crit", "blank");
  expect(table.events()).toContainEqual({
    type: "dice-changed",
    player: 0,
    dice: ["blank", "crit", "hit"],
    by: "reroll-opposing",
    rule: "OR-COM-04",
  });
});

test("[OR-COM-04] nor more dice than there are hits", () => {
  const table = shotAt("hit", "blank", "blank");
  table.say({ type: "use", ability: "skyblade-330" }, "blank");
  expect(table.events().some((event) => event.type === "dice-changed")).toBe(true);
});

test("[OR-TEST-04] and in a test", () => {
  expect(testDiceAgain(["focus", "focus"], "not-hits")).toEqual([0, 1]);
  expect(testDiceAgain(["blank", "focus"], "not-hits")).toEqual([1]);
  // A focus result stays where one die is chosen: something may still turn it.
  expect(testDiceAgain(["focus", "blank"], "one")).toEqual([1]);
  expect(testDiceAgain(["blank", "hit"], "one")).toEqual([0]);
});

test("[OR-COM-04] it is at least that where more may follow and nobody has yet to answer", () => {
  const { agenda, players } = hunted().state();
  const task = agenda.at(-1);
  if (task?.type !== "combat") throw new Error("nobody fights");
  const rocket = { type: "use", ability: "wrist-rocket" } as const;
  const alone = { ...task, sides: [task.sides[0], { ...task.sides[1], player: null }] } as const;
  expect(fightAgainChance(players, alone, again, [again, rocket]).atLeast).toBe(true);
  expect(fightAgainChance(players, alone, again, [again]).atLeast).toBe(false);
  expect(fightAgainChance(players, task, again, [again, rocket]).atLeast).toBe(false);
});
