/** [OR-TURN-05] Whether a hostile patrol comes before everything else. */
import type { Question } from "#rules/outer-rim/index.ts";

/** Nothing but patrols to fight, and what may take their place. */
export function isStopped({ choices }: Pick<Question, "choices">): boolean {
  const fights = choices.filter(({ type }) => type === "fight-patrol");
  return (
    fights.length > 0 && choices.every(({ type }) => type === "fight-patrol" || type === "use")
  );
}
