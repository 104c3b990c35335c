/** The past of a table as one viewer saw it, ready to be scrubbed. */
import type { Seat, Viewer } from "#rules/game.ts";
import type { LogEntry, TableId, Version } from "#table/talk/words.ts";
import type { Past } from "#table/talk/past.ts";
import { newsIn, seenSteps, type SeenStep } from "#table/talk/steps/seen-steps.ts";
import { request, type Reply } from "../lobby/request.ts";
import type { Batch } from "../table/session/session.ts";

export type PastViewer = Viewer | "everyone";

export interface ReplayMoment {
  readonly version: Version;
  /** The view before the page, after each of its steps, and in the end. */
  readonly before: unknown;
  readonly steps: readonly SeenStep[];
  readonly view: unknown;
  readonly log: readonly LogEntry[];
  readonly awaited: readonly Seat[];
}

/** Views share what did not change, so keeping all of them costs little more than the patches. */
export function momentsOf({ view, pages }: Past): readonly ReplayMoment[] {
  const moments: ReplayMoment[] = [];
  let now = view;
  for (const { version, log, awaited, ...page } of pages) {
    const before = now;
    const steps = seenSteps(before, page.steps, newsIn(log), version);
    now = steps.at(-1)?.view ?? now;
    if (hasView(now)) moments.push({ version, before, steps, view: now, log, awaited });
  }
  return moments;
}

/** What a board hears of a moment; `nth` of those who look at once. */
export function batchOf({ version, log, before, steps }: ReplayMoment, nth: number | null): Batch {
  const seenBy = (view: unknown): unknown =>
    nth === null ? view : (view as readonly unknown[])[nth];
  return {
    version,
    entries: log,
    before: seenBy(before),
    steps: steps.map((step) => ({ ...step, view: seenBy(step.view) })),
  };
}

/** Before the first card there is nothing to look at. */
function hasView(view: unknown): boolean {
  return Array.isArray(view) ? view.every((one) => one !== null) : view !== null;
}

export async function fetchPast(
  table: TableId,
  local: boolean,
  as: PastViewer,
  from: Version = 0,
): Promise<Past | null> {
  if (local) return localPast(table, as, from, null);
  const first = await piece(table, as, from);
  if (first.type === "no") return null;
  const pages = [...first.value.pages];
  // A long game comes in pieces.
  for (let next = first; (pages.at(-1)?.version ?? next.value.last) < next.value.last;) {
    const more = await piece(table, as, pages.at(-1)?.version ?? 0);
    if (more.type === "no" || more.value.pages.length === 0) return null;
    pages.push(...more.value.pages);
    next = more;
  }
  return { ...first.value, pages };
}

/** What was said up to a version: all of it, or the newest part where the hall wants a rest. */
export async function fetchEarlierLog(
  table: TableId,
  local: boolean,
  as: Viewer,
  to: Version,
): Promise<readonly LogEntry[]> {
  if (local) return logOf((await localPast(table, as, 0, to))?.pages ?? []);
  const log: LogEntry[] = [];
  for (let end = to; end > 0; end -= pagesAtOnce) {
    const more = await piece(table, as, Math.max(0, end - pagesAtOnce), end);
    if (more.type === "no") break;
    log.unshift(...logOf(more.value.pages));
  }
  return log;
}

/** No more than the hall tells in one answer. */
const pagesAtOnce = 500;

function piece(table: TableId, as: PastViewer, from: Version, to?: Version): Promise<Reply<Past>> {
  const until = to === undefined ? "" : `&to=${to}`;
  return request<Past>("GET", `/tables/${table}/past?as=${as}&from=${from}${until}`);
}

async function localPast(
  table: TableId,
  as: PastViewer,
  from: Version,
  to: Version | null,
): Promise<Past | null> {
  const { localTable } = await import("../local/tables.ts");
  const past = await (await localTable(table))?.past("here", as, from, to);
  return past && "pages" in past ? past : null;
}

function logOf(pages: Past["pages"]): readonly LogEntry[] {
  return pages.flatMap(({ log }) => log);
}
