/** Whether to throw a die again: only where what it shows is worth less than what a die shows on average. */
import type { Command } from "#rules/outer-rim/index.ts";
import { worthOf } from "../appraisal/worth.ts";
import { mine } from "../appraisal/self.ts";
import type { Sight } from "../players/mind.ts";
import { turnsTheFight } from "./turning.ts";

/** What keeping the dice as they lie is worth: a throw must bring more than nothing. */
export const standing = 0.2;

export function worthOfReroll(
  view: Sight,
  command: Extract<Command, { readonly type: "reroll" }>,
): number {
  const { dice } = command;
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
  if (task?.type !== "combat") return 1;
  if (!turnsTheFight(view, mine(view), command)) return 0;
  // [OR-COM-05] A die that hits is thrown again only where nothing else is left: it may miss.
  return task.sides[task.side].dice.some(isPoor) ? 1 : 0.5;
}

function isPoor(face: string): boolean {
  return face === "blank" || face === "focus";
}
