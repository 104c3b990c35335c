import { expect, test } from "vitest";
import { outerRim, totalsOf } from "#rules/outer-rim/index.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { foughtIn } from "./fought.ts";
import { rerollChips } from "./reroll-odds.ts";

/** IG-88 hunts Han Solo, whose jetpack takes a hit off him. */
function hunted(): ReturnType<typeof stage> {
  const table = stage({
    players: [
      { character: "ig-88", space: "naboo", cards: [held("bounty-han-solo")] },
      { character: "han-solo", space: "naboo", cards: [held("jetpack")] },
    ],
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  const hunt = { type: "hunt-player", card: "bounty-han-solo", player: 1 } as const;
  return table.say(hunt, "hit", "blank", "blank", "hit", "blank", "blank");
}

test("[OR-COM-08] the fight that is told and the fight on the table come to the same", () => {
  const table = hunted();
  const view = outerRim.viewFor(table.state(), 0);
  const task = view.agenda.at(-1);
  if (task?.type !== "combat") throw new Error("nobody fights");
  const news = table.events().flatMap((event) => outerRim.newsFor(event, 0) ?? []);
  expect(totalsOf(view.players, task)).toEqual([0, 1]);
  expect(foughtIn(news, view).totals).toEqual([0, 1]);
});

test("[OR-COM-03] dice on a page of their own are those of whom the table knows", () => {
  const view = outerRim.viewFor(hunted().state(), 0);
  expect(foughtIn([], view).foe).toMatchObject({ type: "player", player: 1 });
});

test("[OR-COM-08] what rolling again may bring is no surer than what the jetpack leaves of it", () => {
  const view = outerRim.viewFor(hunted().state(), 0);
  const again = { type: "reroll", ability: "character", dice: "blanks" } as const;
  // One of two dice must hit, for the hit that stays is cancelled.
  expect(rerollChips(again, view)).toEqual([
    { kind: "win", chance: { ways: 3, of: 4 }, atLeast: false },
  ]);
});
