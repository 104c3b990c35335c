/**
 * Without a network the ledger goes on: what waits to be sent is
 * judged here, shown at once, and judged again by the table later.
 */
import { fold, isRefusal } from "#rules/game.ts";
import { legion, type Event, type View } from "#rules/legion/index.ts";
import type { Ask } from "#table/talk/words.ts";

export interface Ahead {
  readonly view: View;
  /** What waits, entry by entry. */
  readonly entries: readonly (readonly Event[])[];
  /** Changes of earlier entries wait unseen. */
  readonly changes: number;
}

const never = (): never => {
  throw new Error("a ledger has no chance in it");
};

/** An entry that does not fit here either is not shown; the table will say why. */
export function aheadOf(view: View, waiting: readonly Ask[]): Ahead {
  let state = legion.imagine(view, { below: never });
  const entries: (readonly Event[])[] = [];
  for (const ask of waiting) {
    const command = ask.type === "command" ? legion.readCommand(ask.command) : null;
    if (command === null) continue;
    const decision = legion.decide(state, 0, command, never);
    if (isRefusal(decision)) continue;
    entries.push(decision);
    state = fold(legion, state, decision);
  }
  const changes = waiting.filter(({ type }) => type === "amend").length;
  return { view: legion.viewFor(state, view.viewer), entries, changes };
}
