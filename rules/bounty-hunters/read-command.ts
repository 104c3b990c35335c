/** Untrusted JSON in, a well-formed command or null out. Legality is not asked here. */
import type { Command } from "./commands.ts";
import type { Fate } from "./state.ts";

export function readCommand(raw: unknown): Command | null {
  if (typeof raw !== "object" || raw === null || !("type" in raw)) return null;
  const said: Readonly<Record<string, unknown>> = { ...raw };
  const { card, onto, deck, fate } = said;
  switch (said["type"]) {
    case "draw":
      return isNumber(deck) ? { type: "draw", deck } : null;
    case "choose":
      return isNumber(card) && (fate === null || isFate(fate))
        ? { type: "choose", card, fate }
        : null;
    case "decide-fate":
      return isFate(fate) ? { type: "decide-fate", fate } : null;
    case "place":
      return isNumber(onto) ? { type: "place", onto } : null;
    case "activate":
      return isNumber(card) && (onto === null || isNumber(onto))
        ? { type: "activate", card, onto }
        : null;
    case "done":
      return { type: "done" };
    default:
      return null;
  }
}

/** −0 would not survive JSON. */
function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && !Object.is(value, -0);
}

function isFate(value: unknown): value is Fate {
  return value === "sell" || value === "play" || value === "reserve";
}
