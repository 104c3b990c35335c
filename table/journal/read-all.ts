/** A long journal is read in pieces: where many tables share one thread, others have their turn between two. */
import type { Breath } from "../state/steps.ts";
import type { TableId, Version } from "../talk/words.ts";
import type { Journal, Page } from "./page.ts";

const pagesAtOnce = 100;

/** The pages after `from` and up to `to`, or all there are. */
export async function readAll(
  journal: Journal,
  table: TableId,
  breath: Breath | undefined,
  to: Version = Infinity,
  from: Version = 0,
): Promise<readonly Page[]> {
  if (breath === undefined)
    return journal.read(table, from, to === Infinity ? undefined : to - from);
  const all: Page[] = [];
  for (let at = from; at < to; at = from + all.length) {
    const most = Math.min(pagesAtOnce, to - at);
    const pages = await journal.read(table, at, most);
    all.push(...pages);
    if (pages.length < most) break;
    await breath();
  }
  return all;
}
