/** What just happened stays on the screen for a moment. */
import { useEffect, useState } from "preact/hooks";
import type { News } from "#rules/bounty-hunters/index.ts";
import type { Batch } from "../../../../table/session/session.ts";

/** Long enough to read, short enough that the next decision is never waited for. */
const shownMs = { reveal: 2600, moment: 3000 } as const;

/** The news of a batch; the game's own words travel as unknown and are known here again. */
export function newsIn(latest: Batch | null): readonly News[] {
  return (latest?.entries ?? []).flatMap((entry) =>
    entry.type === "news" ? (entry.news as readonly News[]) : [],
  );
}

interface Brief<T> {
  readonly shown: T | null;
  close(): void;
}

export function useBriefly<T>(
  latest: Batch | null,
  kind: keyof typeof shownMs,
  find: (news: readonly News[]) => T | null,
): Brief<T> {
  const [shown, show] = useState<{ readonly what: T } | null>(null);
  useEffect(() => {
    const what = find(newsIn(latest));
    if (what !== null) show({ what });
  }, [latest?.version]);
  // On its own, so that the next page of the journal does not stop the clock.
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => show(null), shownMs[kind]);
    return () => clearTimeout(timer);
  }, [shown]);
  return { shown: shown?.what ?? null, close: () => show(null) };
}

/** Whoever touches the table has seen enough. */
export function useTouchToClose({ shown, close }: Brief<unknown>): void {
  useEffect(() => {
    if (shown === null) return;
    addEventListener("pointerdown", close, true);
    addEventListener("keydown", close, true);
    return () => {
      removeEventListener("pointerdown", close, true);
      removeEventListener("keydown", close, true);
    };
  }, [shown]);
}
