/** From whose parts the cards were dealt, and who sat there without one. */
import type { Seat } from "#rules/game.ts";
import { isAlone, isEnough } from "../state/enough-parts.ts";
import { ownerOf } from "../state/seats.ts";
import type { TableState } from "../state/table-state.ts";

/** People by name, in seat order; who sits twice is named where their part is. */
export interface DealSources {
  /** The seats whose devices showed a part. */
  readonly seats: readonly Seat[];
  /** Seats whose person agreed to be dealt to without one. */
  readonly waived: readonly Seat[];
  readonly parts: readonly string[];
  /** Agreed to be dealt to without a part of theirs. */
  readonly agreed: readonly string[];
  /** Neither took part nor agreed: their devices did not answer, or nobody asked them. */
  readonly without: readonly string[];
  /** Two persons' parts, or a yes of everyone else: nobody alone could choose. */
  readonly enough: boolean;
}

export function dealSources({ seats, deal }: TableState): DealSources {
  const from = deal.dealt?.seats ?? [];
  const given = new Set(from.map((seat) => ownerOf(seats[seat])));
  const agreed = new Set(deal.waived.map((seat) => ownerOf(seats[seat])));
  const named = (counts: (seat: Seat, person: string) => boolean): readonly string[] =>
    seats.flatMap((sitter, seat) =>
      sitter.type === "person" && counts(seat, sitter.person) ? [sitter.name] : [],
    );
  return {
    seats: from,
    waived: deal.waived,
    parts: named((seat) => from.includes(seat)),
    agreed: named((_, person) => !given.has(person) && agreed.has(person)),
    without: named((_, person) => !given.has(person) && !agreed.has(person)),
    enough: isAlone(seats) || isEnough(seats, deal.sealed?.parts ?? [], deal.waived),
  };
}
