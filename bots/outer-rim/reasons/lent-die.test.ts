/** What is lent for this turn is said of what may happen in it, and of nothing later. */
import { expect, test } from "vitest";
import { outerRim, type View } from "#rules/outer-rim/index.ts";
import { held, stage, withContact } from "#rules/outer-rim/testing/stage.ts";
import { sharp } from "../players/levels.ts";
import { cardReason, patrolRisk } from "./errand-reason.ts";

type Place = "naboo" | "kessel";

/** Bossk at Naboo, hunting 4-LOM, with a die of somebody else's strategy or without. */
function seen(at: Place, die: boolean): View & { readonly mind: typeof sharp } {
  const favors = { received: die, skill: null, die, shortcut: false };
  const { state } = stage({
    players: [
      { character: "bossk", space: "naboo", cards: [held("bounty-4-lom")], favors },
      { character: "dengar", space: "ryloth" },
    ],
    state: (begun) => ({ tokens: withContact(begun, "4-lom", at) }),
  });
  return { ...outerRim.viewFor(state(), 0), mind: sharp };
}

test("[UB-FAV-05] an idea about a fight elsewhere is reckoned without the die of this turn", () => {
  const hunt = (at: Place, die: boolean): unknown =>
    cardReason(seen(at, die), "bounty-4-lom", { at, turns: at === "naboo" ? 0 : 2 });
  expect(hunt("kessel", true)).toEqual(hunt("kessel", false));
  expect(hunt("naboo", true)).not.toEqual(hunt("naboo", false));
});

test("[UB-FAV-05] so is one about a patrol", () => {
  const fight = (at: Place, die: boolean): unknown => patrolRisk(seen(at, die), "imperial", at);
  expect(fight("kessel", true)).toEqual(fight("kessel", false));
  expect(fight("naboo", true)).not.toEqual(fight("naboo", false));
});
