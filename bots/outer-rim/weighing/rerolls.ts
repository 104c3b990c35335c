/** Whether to throw a die again: only where what it shows is worth less than what a die shows on average. */
import type { Command } from "#rules/outer-rim/index.ts";
import { worthOf } from "../appraisal/worth.ts";
import type { Sight } from "../players/mind.ts";

/** What keeping the dice as they lie is worth: a throw must bring more than nothing. */
export const standing = 0.2;

export function worthOfReroll(
  view: Sight,
  { dice }: Extract<Command, { readonly type: "reroll" }>,
): number {
  const task = view.agenda.at(-1);
  // [UB-CLAR-09] A single die does what its face says: its lines lie open.
  if (task?.type === "roll-one") {
    const { face, lines } = task;
    const { hit, crit, focus, blank } = lines;
    return (
      standing +
      worthOf(view, [{ do: "roll", hit, crit, focus, blank }]) -
      worthOf(view, lines[face])
    );
  }
  if (dice === "not-crits") return -1;
  // [OR-COM-05] Where all dice hit, even the worst of them is better than a new one.
  if (task?.type === "combat" && dice === "one" && !task.sides[task.side].dice.some(isPoor))
    return -1;
  return 1;
}

function isPoor(face: string): boolean {
  return face === "blank" || face === "focus";
}
