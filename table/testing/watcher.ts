import type { Game, Seat, Viewer } from "#rules/game.ts";
import type { Person } from "../ports.ts";
import type { Table } from "../table.ts";
import { viewAfterSteps } from "../talk/steps/seen-steps.ts";
import { wholeStatus } from "../talk/spare-status.ts";
import type { LogEntry, TableInfo, Tell, Version, ViewerStatus } from "../talk/words.ts";
import { settled } from "./hand-clock.ts";
import { the } from "./the.ts";

/** A client: applies what it hears and remembers every view and every byte. */
export interface Watcher {
  readonly stop: (how?: "aside") => void;
  readonly view: () => unknown;
  readonly version: () => Version;
  /** The last one, with its whole status. */
  readonly last: () => Extract<Tell, { type: "view" | "update" }> & ViewerStatus;
  readonly info: () => TableInfo;
  readonly log: LogEntry[];
  readonly tells: Tell[];
  /** The view after each version, as text. */
  readonly views: Map<Version, string>;
  readonly gaps: () => number;
}

export async function watch(
  table: Table,
  person: Person,
  as: Viewer,
  since: Version | null = null,
): Promise<Watcher> {
  let view: unknown;
  let version = -1;
  let last: Extract<Tell, { type: "view" | "update" }> | null = null;
  let info: TableInfo | null = null;
  let gaps = 0;
  const log: LogEntry[] = [];
  const tells: Tell[] = [];
  const views = new Map<Version, string>();
  const listening = table.listen(person, as, since, (live, text) => {
    const tell = JSON.parse(text()) as Tell;
    if (JSON.stringify(live) !== text()) throw new Error("text differs");
    tells.push(tell);
    if (tell.type === "table") info = tell.info;
    if (tell.type !== "view" && tell.type !== "update") return;
    if (tell.type === "update" && tell.from !== version) gaps++;
    view = tell.type === "view" ? tell.view : viewAfterSteps(view, tell.steps);
    version = tell.version;
    last = tell;
    log.push(...tell.log);
    views.set(version, JSON.stringify(view));
  });
  if (listening.type === "error") throw new Error(listening.code);
  await settled();
  return {
    stop: listening.stop,
    view: () => view,
    version: () => version,
    last: () => ({ ...the(last), ...wholeStatus(the(last)) }),
    info: () => the(info),
    log,
    tells,
    views,
    gaps: () => gaps,
  };
}

/** Any of what this seat may do now, picked by `pick`. */
export function optionOf(game: Game, watcher: Watcher, pick: number): unknown {
  const options = game.options(watcher.view());
  return options[pick % options.length];
}

export function isAwaited(watcher: Watcher, seat: Seat): boolean {
  return watcher.last().awaited.includes(seat);
}
