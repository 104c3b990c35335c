import { expect, test } from "vitest";
import { planetCards, standingWith } from "#rules/outer-rim/index.ts";
import { askedOf } from "../asked.ts";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import { isPlaced } from "./here.ts";
import { startsOf } from "./starts.ts";

test("[OR-SETUP-10] where to begin: up to three open planets, each with a reason, no reason thrice before another once", () => {
  let asked = 0;
  const reasons = new Set<string>();
  for (let seed = 1; seed <= 30; seed++)
    for (const { before, seat } of pagesOf({ seats: 2, options: {}, seed, turns: 14 })) {
      const question = askedOf(before, seat);
      const me = before.players[seat];
      if (question?.question.ask !== "choose-start" || me === undefined) continue;
      asked++;
      const starts = startsOf(question, before, me);
      const open = question.answers.flatMap(({ command }) =>
        command.type === "choose-start" ? [command.planet] : [],
      );
      expect(starts.length).toBeGreaterThan(0);
      expect(starts.length).toBeLessThanOrEqual(3);
      expect(new Set(starts.map(({ space }) => space)).size).toBe(starts.length);
      const friendly = open.filter((planet) => {
        const { faction } = planetCards[planet];
        return faction !== null && standingWith(me, faction) === "positive";
      });
      if (friendly.length > 1) expect(starts.map(({ why }) => why)).toContain("friends");
      for (const { space, why } of starts) {
        expect(open).toContain(space);
        reasons.add(why);
      }
    }
  expect(asked).toBeGreaterThan(40);
  expect([...reasons].toSorted()).toEqual(["friends", "pin", "target"]);
});

test("[OR-SETUP-10] a ship stands on the map from the moment its place is chosen, and not before", () => {
  const placed = new Set<number>();
  let between = 0;
  const game = { seats: 3, options: { ambitions: "on" }, seed: 4, turns: 24 };
  for (const { after, news } of pagesOf(game, 0)) {
    for (const one of news) if (one.type === "placed") placed.add(one.player);
    expect([0, 1, 2].filter((player) => isPlaced(after, player))).toEqual(
      [...placed].toSorted((a, b) => a - b),
    );
    if (placed.size === 3 && after.round === 0) between++;
  }
  expect(between).toBeGreaterThan(0);
});
