/** What reaching a goal is worth. */
import type { PublicPlayer } from "../state.ts";

export type GoalOf = "character" | "ship";

/** [OR-GOAL-02] One fame; credits to Cad Bane for his ship [UB-CLAR-02]. */
export function goalPrize(
  { character }: Pick<PublicPlayer, "character">,
  of: GoalOf,
): { readonly credits: number; readonly fame: number } {
  const converts = of === "ship" && character === "cad-bane";
  return converts ? { credits: 5000, fame: 0 } : { credits: 0, fame: 1 };
}
