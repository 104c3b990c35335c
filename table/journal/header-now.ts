/** The header as it reads after the pages so far: before the start the host may change what is played. */
import type { Header, Page } from "./page.ts";

type AnyHeader = Pick<Header, "terms" | "rulesVersion" | "contentHash">;

/** The last change counts; after the start there is none. */
export function headerNow<H extends AnyHeader>(header: H, pages: readonly Page[]): H {
  const changed = pages.findLast((page) => page.type === "terms-changed");
  if (changed === undefined) return header;
  const { listed, programs, membersOf, tournament } = header.terms;
  return {
    ...header,
    rulesVersion: changed.rulesVersion,
    contentHash: changed.contentHash,
    terms: {
      ...changed.terms,
      listed,
      ...(programs === undefined ? {} : { programs }),
      ...(membersOf === undefined ? {} : { membersOf }),
      ...(tournament === undefined ? {} : { tournament }),
    },
  };
}

/** How many seats there were before the first of these pages. */
export function seatsAtFirst(seats: number, pages: readonly Page[]): number {
  return pages.find((page) => page.type === "terms-changed")?.seatsBefore ?? seats;
}
