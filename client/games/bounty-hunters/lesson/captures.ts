/** Whom a card would capture, and what is left alone for it. */
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import { isOpen, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { movesFor } from "../moves/moves.ts";
import { faceOf } from "../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

export function capturesOf(view: View, seat: Seat, card: Card, words: Words): readonly number[] {
  const all = view.boards[seat]?.confrontations ?? [];
  const captures = movesFor(view, seat, card, words).flatMap(({ captures: is, refusal, plan }) =>
    is && refusal === null ? [plan?.onto ?? null] : [],
  );
  return all.flatMap((one, at) =>
    isOpen(one) && captures.some((onto) => onto === null || onto === at) ? [at] : [],
  );
}

/** A capture that is left alone though its target is worth more: whoever sees it asks why. */
export function dearerThan(
  view: View,
  seat: Seat,
  onto: number,
  captures: readonly number[],
): number | undefined {
  const worth = (at: number): number => {
    const target = view.boards[seat]?.confrontations[at]?.target ?? null;
    const face = target === null ? null : faceOf(view.set, target);
    return face?.type === "target" ? face.points : 0;
  };
  return captures.find((at) => worth(at) > worth(onto));
}
