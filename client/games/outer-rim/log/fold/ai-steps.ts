/** A printed opponent's turn: the card with its turn, a line with where it led. */
import type { News } from "#rules/outer-rim/index.ts";
import type { Taken } from "./steps.ts";
import type { NewsOf } from "../told.ts";

export function aiTurn(turn: NewsOf<"turn-began">, after: News | undefined): Taken | null {
  if (after?.type !== "ai-card-drawn") return null;
  return { folded: { type: "ai-turn", turn, drawn: after }, count: 2 };
}

export function aiLine(line: NewsOf<"ai-line-done">, after: News | undefined): Taken | null {
  if (after?.type !== "moved" && after?.type !== "credits-gained") return null;
  if (after.player !== line.player) return null;
  return { folded: { type: "ai-line", line, led: after }, count: 2 };
}
