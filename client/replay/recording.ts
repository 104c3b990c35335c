/** The past of a table as one viewer saw it, ready to be scrubbed. */
import type { Seat, Viewer } from "#rules/game.ts";
import { apply } from "#table/talk/apply-patch.ts";
import type { LogEntry, TableId, Version } from "#table/talk/words.ts";
import type { Past } from "#table/talk/past.ts";
import { request, type Reply } from "../lobby/request.ts";

export type PastViewer = Viewer | "everyone";

export interface Moment {
  readonly version: Version;
  readonly view: unknown;
  readonly log: readonly LogEntry[];
  readonly awaited: readonly Seat[];
}

/** Views share what did not change, so keeping all of them costs little more than the patches. */
export function momentsOf({ view, steps }: Past): readonly Moment[] {
  const moments: Moment[] = [];
  let now = view;
  for (const step of steps) {
    now = apply(now, step.patch);
    if (hasView(now))
      moments.push({ version: step.version, view: now, log: step.log, awaited: step.awaited });
  }
  return moments;
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
  if (local) return localPast(table, as, null);
  const first = await piece(table, as, from);
  if (first.type === "no") return null;
  const steps = [...first.value.steps];
  // A long game comes in pieces.
  for (let next = first; (steps.at(-1)?.version ?? next.value.last) < next.value.last;) {
    const more = await piece(table, as, steps.at(-1)?.version ?? 0);
    if (more.type === "no" || more.value.steps.length === 0) return null;
    steps.push(...more.value.steps);
    next = more;
  }
  return { ...first.value, steps };
}

/** What was said up to a version: all of it, or the newest part where the hall wants a rest. */
export async function fetchEarlierLog(
  table: TableId,
  local: boolean,
  as: Viewer,
  to: Version,
): Promise<readonly LogEntry[]> {
  if (local) return logOf((await localPast(table, as, to))?.steps ?? []);
  const log: LogEntry[] = [];
  for (let end = to; end > 0; end -= stepsAtOnce) {
    const more = await piece(table, as, Math.max(0, end - stepsAtOnce), end);
    if (more.type === "no") break;
    log.unshift(...logOf(more.value.steps));
  }
  return log;
}

/** No more than the hall tells in one answer. */
const stepsAtOnce = 500;

function piece(table: TableId, as: PastViewer, from: Version, to?: Version): Promise<Reply<Past>> {
  const until = to === undefined ? "" : `&to=${to}`;
  return request<Past>("GET", `/tables/${table}/past?as=${as}&from=${from}${until}`);
}

async function localPast(table: TableId, as: PastViewer, to: Version | null): Promise<Past | null> {
  const { localTable } = await import("../local/tables.ts");
  const past = await (await localTable(table))?.past("here", as, 0, to);
  return past && "steps" in past ? past : null;
}

function logOf(steps: Past["steps"]): readonly LogEntry[] {
  return steps.flatMap(({ log }) => log);
}
