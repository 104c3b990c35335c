/** Who stands on one side of a fight. */
import { foeOf, type CombatTask, type Foe } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../../tabletop.ts";
import { foeName } from "../../say/news/fights.ts";
import { capital } from "../../tell/line.ts";

/** A side of a fight on the table, as the log would call it. */
export function fighterOf(
  task: CombatTask,
  side: number,
  { view }: Pick<Tabletop, "view">,
): Fighter {
  const player = task.sides[side]?.player ?? null;
  return { player, foe: foeOf(view, task.after, null) ?? undefined };
}

export interface Fighter {
  readonly player: number | null;
  /** Whom a player fights who fights no player. */
  readonly foe: Foe | undefined;
}

/** Before a number: a level and the dice beside it would be read as one. */
export function fighterTitle(fighter: Fighter, tabletop: Pick<Tabletop, "say" | "words">): string {
  return tabletop.words.labels.colon(capital(fighterName(fighter, tabletop)), "").trimEnd();
}

export function fighterName({ player, foe }: Fighter, { say }: Pick<Tabletop, "say">): string {
  return foeName(foe, player, say);
}
