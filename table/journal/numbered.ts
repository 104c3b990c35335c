/** Pages get their numbers when they are written. */
import type { Version } from "../talk/words.ts";
import type { Draft, Page, PersonId } from "./page.ts";

/** Who asked for these pages, and under which id. */
export interface AskedBy {
  readonly person: PersonId;
  readonly id: string;
}

/** The first page answers the ask, so it carries the id. */
export function numbered(
  version: Version,
  drafts: readonly Draft[],
  at: number,
  by: AskedBy | null,
): readonly Page[] {
  return drafts.map((draft, i) => ({
    ...draft,
    version: version + 1 + i,
    at,
    person: (i === 0 && by?.person) || null,
    id: (i === 0 && by?.id) || null,
  }));
}
