/** Why a seat may not say this, from its view alone. */
import { refuse, unreachable, type Refusal } from "#rules/game.ts";
import type { Command } from "./commands.ts";
import { toActivate, toBeDone, toChoose, toDecideFate, toDraw, toPlace } from "./objections.ts";
import { isDeckOpen } from "./pieces/piles.ts";
import type { View } from "./view-types.ts";
import { seatFromView } from "./seat-position.ts";

export function whyNot(view: View, command: Command): Refusal | null {
  if (view.viewer === "spectator") return refuse("not-seated", "BH-SETUP-01");
  const position = seatFromView(view, view.viewer);
  switch (command.type) {
    case "draw":
      return toDraw(
        position,
        command.deck,
        isDeckOpen(view.deckCounts[command.deck] ?? 0, view.discards[command.deck]),
      );
    case "choose":
      return toChoose(position, command.card, command.fate);
    case "decide-fate":
      return toDecideFate(position, command.fate);
    case "place":
      return toPlace(position, command.onto);
    case "activate":
      return toActivate(position, command.card, command.onto);
    case "done":
      return toBeDone(position);
    default:
      return unreachable(command);
  }
}
