/** A long journal is read in pieces: where many tables share one thread, others have their turn between two. */
import type { Breath } from "../state/steps.ts";
import type { TableId, Version } from "../talk/words.ts";
import type { Journal, Page } from "./page.ts";

const pagesAtOnce = 250;

/** The pages up to `to`, or all there are. */
export async function readAll(
  journal: Journal,
  table: TableId,
  breath: Breath | undefined,
  to: Version = Infinity,
): Promise<readonly Page[]> {
  if (breath === undefined) return journal.read(table, 0, to === Infinity ? undefined : to);
  const all: Page[] = [];
  while (all.length < to) {
    const most = Math.min(pagesAtOnce, to - all.length);
    const pages = await journal.read(table, all.length, most);
    all.push(...pages);
    if (pages.length < most) break;
    await breath();
  }
  return all;
}
