/** What is played for a seat whose time is up. */
import { hunterDeck, tablesOf } from "./cards/tables.ts";
import type { Command } from "./commands.ts";
import type { View } from "./view-types.ts";
import { done, options } from "./options.ts";

/**
 * [AMB-41] Time is up: draw a hunter, sell the newest card, activate nothing. A sorted hand does not know its newest
 * card, so it is a hunter, which is what such a player drew, or else the first.
 */
export function onTimeOut(view: View): Command {
  const open = options(view);
  const first = open[0];
  if (first === undefined) throw new Error("nobody waits for this seat");
  switch (first.type) {
    case "draw":
      return (
        open.find((command) => command.type === "draw" && command.deck === hunterDeck) ?? first
      );
    case "choose": {
      const { deckOf } = tablesOf(view.set);
      return (
        open.find((command) => command.type === "choose" && deckOf[command.card] === hunterDeck) ??
        first
      );
    }
    case "activate":
      return done;
    default:
      return first;
  }
}
