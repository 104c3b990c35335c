/** What an ability did, said once: its price, the card it turns, the goal it reaches. */
import { silence, type PassageMatch } from "./steps.ts";
import type { News } from "#rules/outer-rim/index.ts";
import type { NewsOf } from "../../message.ts";

export function abilityUsed(
  one: NewsOf<"ability-used">,
  rest: readonly News[],
): PassageMatch | null {
  // A recovery says itself what it recovered, or nothing.
  if (one.ability.endsWith("-recover")) return silence(1);
  if (reachesGoal(one, rest)) return silence(1);
  // What may be paid for names its price.
  const price = rest[0]?.type === "credits-spent" && rest[0].player === one.player ? 1 : 0;
  const turns = rest[price]?.type === "card-rotated" ? 1 : 0;
  return { folded: { type: "one", news: one }, count: 1 + price + turns };
}

/** [UB-AMB-14] The goal is told in the same words a moment later. */
function reachesGoal({ player, ability }: NewsOf<"ability-used">, rest: readonly News[]): boolean {
  return rest
    .slice(0, 2)
    .some(
      (news) =>
        news.type === "ambition-advanced" &&
        news.player === player &&
        ability === `ambition-goal-${news.goal}`,
    );
}

/** A card that turns because it was used is told by its use. */
export function rotated(one: NewsOf<"card-rotated">, after: News | undefined): PassageMatch | null {
  return after?.type === "ability-used" && after.ability === one.card ? silence(1) : null;
}
