/** The log tells how things stood then, whenever it is read. */
import { expect, test } from "vitest";
import type { News, View } from "#rules/outer-rim/index.ts";
import { seenSteps } from "#table/talk/steps/seen-steps.ts";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { en } from "../../words/en.ts";
import { logLines } from "../news.ts";

const names = [{ name: "Mia" }, { name: "Otto" }, { name: "Ginny" }];
const told = (...news: readonly News[]): readonly string[] =>
  logLines(news, names, en, { players: [] }).map(({ text }) => text);

test("[OR-TURN-01] in any game a turn is told with the place and the purse it began with", () => {
  inAnyGame({ usual: 10, deep: 300, length: 300 }, ({ seed, length }) => {
    const how = { seats: 3, options: { favors: "on", ambitions: "on" }, seed, turns: length };
    for (const { before, news, steps } of pagesOf(how, 0)) {
      let seen = before;
      for (const step of seenSteps(before, steps, news, 0)) {
        for (const one of step.news as readonly News[]) {
          if (one.type !== "turn-began") continue;
          const { space, credits } = seen.players[one.player] ?? {};
          expect(one.at).toEqual({ space, credits });
        }
        seen = step.view as View;
      }
    }
  });
});

test("[OR-TURN-01] the heading of a turn does not take the purse of today", () => {
  const rule = "OR-TURN-01";
  const at = { space: "kessel", credits: 7000 } as const;
  const [heading] = logLines([{ type: "turn-began", player: 0, round: 3, at, rule }], names, en, {
    players: [{ character: "han-solo", ambition: null }],
  });
  expect(heading?.text).toMatch(/^Round 3\..* Kessel.* 7,000 credits/);
});

test("[OR-COM-03] dice that no player rolled are those of whoever is fought, on whatever page", () => {
  const foe = { type: "patrol", faction: "hutt", level: 2 } as const;
  const roll = {
    type: "dice-rolled",
    player: null,
    dice: ["hit"],
    for: "",
    rule: "OR-COM-03",
  } as const;
  expect(told({ ...roll, foe })).toEqual(["The Hutt patrol rolls: hit."]);
  expect(told(roll)).toEqual(["The enemy rolls: hit."]);
  // Two fights on one page: each rolls its own dice.
  const other = { type: "patrol", faction: "rebel", level: 1 } as const;
  const rolls = told({ ...roll, foe }, { ...roll, dice: ["crit"], foe: other });
  expect(rolls.map((text) => text.split(" rolls")[0])).toEqual([
    "The Hutt patrol",
    "The Rebel patrol",
  ]);
});

test("[UB-ROT-03] a card that lay with its far end up is let go by that name", () => {
  const card = "unrefined-coaxium";
  const spent = { type: "card-discarded", player: 0, card, rule: "OR-MKT-05" } as const;
  const given = { type: "card-given", from: 0, to: 1, card, rule: "OR-TRADE-02" } as const;
  expect(told(spent)).toEqual([`Mia trades in “${en[`card.${card}`]}”.`]);
  expect(told({ ...spent, turned: true })).toEqual([
    `Mia trades in “${en[`card.${card}.other`]}”.`,
  ]);
  expect(told({ ...given, turned: true })).toEqual([
    `Mia gives Otto “${en[`card.${card}.other`]}”.`,
  ]);
});

test("[OR-COM-04] changed dice name their cause and whose they are; unchanged ones say nothing", () => {
  const rule = "OR-COM-04";
  const foe = { type: "bounty", card: "bounty-greedo", contact: "greedo" } as const;
  const began: News = {
    type: "combat-began",
    kind: "ground",
    attacker: 0,
    defender: null,
    strengths: [2, 1],
    foe,
    rule,
  };
  const by = "ion-cannon+ship.lancer+greedo";
  const rolled: News = { type: "dice-rolled", player: null, foe, dice: ["hit"], for: "", rule };
  const changed = (face: "hit" | "blank"): News => ({
    type: "dice-changed",
    player: null,
    foe,
    dice: [face],
    by,
    rule,
  });
  const page = [began, rolled, changed("hit")];
  expect(told(...page)).toHaveLength(2);
  expect(told(...page, changed("blank")).at(-1)).toBe(
    "“Ion Cannon”, Lancer-class Pursuit Craft, Greedo: for Greedo, the die now shows blank.",
  );
});
