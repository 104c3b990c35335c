/** [UB-FAV-01] Asked for a favor in a fight against myself: how I stand now, and how I would with it. */
import { taskChance, type CombatTask, type Deal, type View } from "#rules/outer-rim/index.ts";
import type { Language } from "#table/talk/languages.ts";
import { percent } from "../story/odds.ts";

interface Against {
  /** My chance now and with the die they ask for; `null` where it is about no die, or nobody knows. */
  readonly odds: readonly [now: string, then: string] | null;
}

/** `null` when the fight is not against me. */
export function againstMe(
  { players }: Pick<View, "players">,
  task: CombatTask,
  { by, get }: Deal,
  seat: number | null,
  language: Language,
): Against | null {
  const mine = task.sides.findIndex(({ player }) => player === seat);
  if (seat === null || mine < 0 || task.sides[1 - mine]?.player !== by) return null;
  if (get.favor?.kind !== "combat-strategy") return { odds: null };
  const now = mineOf(taskChance(players, task), mine, language);
  const then = mineOf(taskChance(players, withDie(task, 1 - mine)), mine, language);
  return { odds: now === null || then === null ? null : [now, then] };
}

function withDie(task: CombatTask, side: number): CombatTask {
  const [one, two] = task.sides;
  const more = { ...(side === 0 ? one : two), extra: (side === 0 ? one : two).extra + 1 };
  return { ...task, sides: side === 0 ? [more, two] : [one, more] };
}

/** [OR-COM-05] A tie is the attacker's; what somebody may still choose to use nobody knows. */
function mineOf(
  odds: ReturnType<typeof taskChance>,
  mine: number,
  language: Language,
): string | null {
  if (odds === null || odds.atLeast) return null;
  const { ways, of } = odds.win;
  return percent(mine === 0 ? odds.win : { ways: of - ways, of }, language);
}
