/** A seat's sign: colour, emblem and pattern together, so that none of them has to be told apart alone. */
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";
import { emblemOf, emblems } from "./emblems.ts";

export function SeatMark({ seat }: { seat: Seat }): JSX.Element {
  return (
    <i class={`seat-mark seat-${seat % emblems.length}`} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d={emblemOf(seat)} fill-rule="evenodd" />
      </svg>
    </i>
  );
}
