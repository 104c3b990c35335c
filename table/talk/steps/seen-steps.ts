/** Steps as their viewer takes them: the table as it looked after each. */
import { apply } from "./apply-patch.ts";
import type { Step } from "./step.ts";
import type { LogEntry, Version } from "../words.ts";

export interface SeenStep {
  /** Of the page it is part of. */
  readonly version: Version;
  readonly news: readonly unknown[];
  /** How the table looked after it. */
  readonly view: unknown;
}

/** From `view` on, with the news told beside them on page `version`. */
export function seenSteps(
  view: unknown,
  steps: readonly Step[],
  news: readonly unknown[],
  version: Version,
): readonly SeenStep[] {
  let [now, heard] = [view, 0];
  return steps.map((step) => {
    now = apply(now, step.patch);
    return { version, news: news.slice(heard, (heard += step.news)), view: now };
  });
}

export function newsIn(log: readonly LogEntry[]): readonly unknown[] {
  return log.flatMap((entry) => (entry.type === "news" ? entry.news : []));
}

export function viewAfterSteps(view: unknown, steps: readonly Step[]): unknown {
  return steps.reduce((now, { patch }) => apply(now, patch), view);
}
