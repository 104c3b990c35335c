/** A start that never was: thrown away whole, written down with the names of those whose devices did not answer. */
import type { Seat } from "#rules/game.ts";
import type { Draft } from "../../journal/page.ts";
import { missingParts } from "../../state/deal.ts";
import type { Sitter } from "../../state/seats.ts";
import type { TableState } from "../../state/table-state.ts";

/** After so many void starts the next one comes by itself; after one more every person is asked. */
const mostVoids = 2;

/**
 * Everyone promises anew; `then` is what somebody does instead of waiting. Nobody draws again and again: in the end
 * everyone stands up, and there is no other start before each of them has sat down once more.
 */
export function voiding(
  { seats, deal }: TableState,
  ...then: readonly SeatDraft[]
): readonly Draft[] {
  const { sealed, voids, attempt } = deal;
  if (sealed === null) return then;
  const page: Draft = { type: "start-void", attempt, seats: missingParts(sealed) };
  if (voids.length < mostVoids) return [page, ...then];
  const leaving = then.filter(isLeaving);
  const stood = seats.flatMap((sitter, seat) =>
    leaving.some((draft) => draft.seat === seat) ? [] : standing(sitter, seat),
  );
  return [page, ...stood, ...leaving];
}

type SeatDraft = Extract<Draft, { readonly seat: Seat }>;

/** What somebody promised or agreed to is gone once they stand up. */
function isLeaving({ type }: SeatDraft): boolean {
  return type === "stood-up" || type === "sent-away" || type === "bot-seated";
}

function standing(sitter: Sitter, seat: Seat): readonly Draft[] {
  return sitter.type === "person" ? [{ type: "stood-up", seat, name: sitter.name }] : [];
}
