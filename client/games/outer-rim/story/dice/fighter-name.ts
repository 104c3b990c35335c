/** Who stands on one side of a fight. */
import type { CombatTask } from "#rules/outer-rim/index.ts";
import type { Desk } from "../../desk.ts";
import { foeName } from "../../log/fights.ts";

export function fighterName(
  task: CombatTask,
  side: number,
  { say, view, words }: Pick<Desk, "say" | "view" | "words">,
): string {
  const player = task.sides[side]?.player ?? null;
  if (player !== null) return say.player(player);
  const { after } = task;
  if (after.type === "patrol")
    return words.labels.story.patrolOf(
      say.word(`faction.${after.faction}`),
      view.patrols[after.faction].level,
    );
  if (after.type === "bounty") return say.card(after.card);
  if (!("source" in after)) return words.labels.story.opposition;
  const foe = { type: "card", card: after.source.card } as const;
  return foeName(foe, null, say);
}
