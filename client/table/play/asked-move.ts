/** Which move is asked back: its first line in the log, or in its page where the line names nobody. */
import type { Seat } from "#rules/game.ts";
import type { ToldLine } from "../panel/log-lines.ts";

export interface ToldPage {
  /** Whose move the page is. */
  readonly seat: Seat | null;
  readonly lines: readonly Pick<ToldLine, "seat" | "weight" | "text">[];
}

export function askedMove(pages: readonly ToldPage[], by: Seat): string | null {
  for (const page of pages) {
    const line = page.lines.find(
      ({ seat, weight }) => weight !== "hall" && (seat ?? page.seat) === by,
    );
    if (line !== undefined) return line.text;
  }
  return null;
}

/** Whoever agrees gives up what they have played since as well. */
export function goesToo(pages: readonly ToldPage[], mine: readonly Seat[]): boolean {
  return pages.some(({ seat }) => seat !== null && mine.includes(seat));
}
