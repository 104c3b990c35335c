/** A printed opponent's turn: the card with its turn, a line with where it led. */
import type { News } from "#rules/outer-rim/index.ts";
import { silence, type PassageMatch } from "./steps.ts";
import type { NewsOf } from "../../message.ts";

export function aiTurn(turn: NewsOf<"turn-began">, after: News | undefined): PassageMatch | null {
  if (after?.type !== "ai-card-drawn") return null;
  return { folded: { type: "ai-turn", turn, drawn: after }, count: 2 };
}

export function aiLine(line: NewsOf<"ai-line-done">, rest: readonly News[]): PassageMatch | null {
  if (isSaidElsewhere(line, rest)) return silence(1);
  const [after, then] = rest;
  if (after?.type === "card-discarded" && line.line.endsWith(".rob"))
    return { folded: { type: "robbed", line, lost: after }, count: 2 };
  if (after?.type === "credits-spent" && then?.type === "fame-gained")
    return {
      folded: { type: "fame-bought", line, paid: after.amount, fame: then.amount },
      count: 3,
    };
  if (after?.type !== "moved" && after?.type !== "credits-gained") return null;
  if (after.player !== line.player) return null;
  return { folded: { type: "ai-line", line, led: after }, count: 2 };
}

/**
 * [OR-SOLO-07] Whoever came aboard is told of before the line that says so, and nobody may have come; [UB-BHAI-24]
 * whoever could not buy gets credits instead, in words of their own.
 */
function isSaidElsewhere({ line }: NewsOf<"ai-line-done">, rest: readonly News[]): boolean {
  if (line === "special.0.hire-faceup") return true;
  const next = rest.find(({ type }) => type !== "top-discarded" && type !== "market-revealed");
  return next?.type === "credits-gained" && next.rule === "UB-BHAI-24";
}
