/** When each seat was asked what it is asked now: its clock runs from there, in whichever copy of the program. */
import type { Seat } from "#rules/game.ts";
import { asksAnew, type Page } from "../journal/page.ts";
import type { Timeline } from "./timeline.ts";

export function askedSince(
  { start, last }: Timeline,
  pages: readonly Page[],
  seats: number,
): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => Math.max(askedByMove(seat), askedAnew(seat)));

  /** The last move that asked this seat: its own, or the one after which the game waited for it. */
  function askedByMove(seat: Seat): number {
    for (let step = last; step !== null; step = step.before) {
      const before = step.before?.position ?? start;
      if (step.move.seat === seat || before?.awaited.includes(seat) !== true)
        return pages[step.move.page - 1]?.at ?? 0;
    }
    return pages.findLast(({ type }) => type === "started")?.at ?? 0;
  }

  function askedAnew(seat: Seat): number {
    return pages.findLast((page) => page.type !== "played" && asksAnew(page, seat))?.at ?? 0;
  }
}
