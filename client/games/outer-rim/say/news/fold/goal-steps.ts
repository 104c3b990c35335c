/** Goals with the fame they bring, and what everybody begins with. */
import type { News } from "#rules/outer-rim/index.ts";
import type { PassageMatch } from "./steps.ts";
import type { NewsOf } from "../../message.ts";

export function goalReached(
  goal: NewsOf<"goal-completed">,
  after: News | undefined,
): PassageMatch | null {
  if (after?.type !== "fame-gained" || after.player !== goal.player) return null;
  return { folded: { type: "goal-reached", goal, fame: after.amount, card: after.card }, count: 2 };
}

/** [OR-SETUP-09] The first ship and the first credits. */
export function outfitted(one: NewsOf<"ship-taken">, after: News | undefined): PassageMatch | null {
  if (after?.type !== "credits-gained" || after.rule !== "OR-SETUP-09") return null;
  const { player, ship, rule } = one;
  return { folded: { type: "outfitted", player, ship, credits: after.amount, rule }, count: 2 };
}
