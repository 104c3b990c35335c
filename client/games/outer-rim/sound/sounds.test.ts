/** Dice, engines and deals have a sound of their own; a page of news has one. */
import { expect, test } from "vitest";
import { cueOf } from "#client/sound/set/cues.ts";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import { soundOf } from "./sounds.ts";

test("[OR-DICE-01] dice are heard before the engine that brought them, an engine before the deal it ends in", () => {
  expect(soundOf([{ type: "moved" }, { type: "dice-rolled" }])).toBe("dice");
  expect(soundOf([{ type: "card-gained" }, { type: "moved" }])).toBe("engine");
  expect(soundOf([{ type: "trade-made" }])).toBe("deal");
  expect(soundOf([{ type: "turn-began" }])).toBeNull();
});

test("[OR-TURN-01] in a game all three are heard, and no two sound alike", () => {
  const heard = new Set<string>();
  for (const { news } of pagesOf({ seats: 2, options: {}, seed: 5, turns: 200 }))
    heard.add(soundOf(news) ?? "nothing");
  expect([...heard].toSorted()).toEqual(["deal", "dice", "engine", "nothing"]);
  const notes = (["dice", "engine", "deal"] as const).map((one) =>
    JSON.stringify(cueOf(one).notes),
  );
  expect(new Set(notes).size).toBe(3);
});
