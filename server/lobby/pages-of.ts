/** A journal in pieces: between two of them everybody else has their turn, however long it is. */
import type { Journal, Page } from "#table/journal/page.ts";
import type { Breath } from "#table/state/steps.ts";
import type { TableId } from "#table/talk/words.ts";

interface PageNeeds {
  readonly journal: Pick<Journal, "read">;
  readonly breath: Breath;
}

/** A millisecond. */
const pagesAtOnce = 100;

export async function* pagesOf(
  { journal, breath }: PageNeeds,
  table: TableId,
  most = Infinity,
): AsyncGenerator<readonly Page[]> {
  for (let from = 0; from < most; from += pagesAtOnce) {
    const pages = await journal.read(table, from, Math.min(pagesAtOnce, most - from));
    yield pages;
    if (pages.length < pagesAtOnce) return;
    await breath();
  }
}
