/** News for those who were not there when it happened. */
import type { Seat } from "#rules/game.ts";
import type { NewCall } from "../journal/errands.ts";
import type { Page, PersonId } from "../journal/page.ts";
import { ownerOf } from "../state/seats.ts";
import type { TableState } from "../state/table-state.ts";
import type { CallKind } from "../talk/calls.ts";

export function newsOf(
  pages: readonly Page[],
  { seats }: TableState,
  quiet: number,
): readonly NewCall[] {
  const calls: NewCall[] = [];
  const tell = (page: Page, kind: CallKind, seat: Seat, person: PersonId | null): void => {
    if (person === null) return;
    const { version, at } = page;
    calls.push({ person, seat, version, kind, made: at, due: at + quiet, quiet, until: null });
  };
  const everyone = (page: Page, kind: CallKind): void => {
    const told = new Set<PersonId>();
    for (const [seat, sitter] of seats.entries()) {
      const person = ownerOf(sitter);
      if (person === null || person === page.person || told.has(person)) continue;
      told.add(person);
      tell(page, kind, seat, person);
    }
  };
  for (const page of pages) {
    if (page.type === "rematch") everyone(page, "rematch");
    else if (page.type === "ended") everyone(page, "over");
    else if (isPlayedForMe(page, pages))
      tell(
        page,
        page.type === "played" ? "time-up" : "bot-plays",
        page.seat,
        ownerOf(seats[page.seat]),
      );
  }
  return calls;
}

type PlayedForMe = Extract<Page, { type: "played" | "stand-in" }>;

/** Because I was away: not when I handed my seat over myself. */
function isPlayedForMe(page: Page, pages: readonly Page[]): page is PlayedForMe {
  if (page.type === "stand-in")
    return page.level !== null && page.why !== "handed" && page.why !== "back";
  if (page.type !== "played" || page.by !== "clock") return false;
  // The bot that plays from here on is the greater news.
  return !pages.some((other) => other.type === "stand-in" && other.seat === page.seat);
}
