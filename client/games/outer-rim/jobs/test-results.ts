/** How the tests of the card being resolved ended, as far as this page has heard: the view keeps no score of them. */
import { useMemo, useRef } from "preact/hooks";
import type { News } from "#rules/outer-rim/index.ts";
import type { Batch, Session } from "#client/table/session/session.ts";
import { newsIn } from "../story/news-of.ts";

export type TestResult = Extract<News, { readonly type: "test-resolved" }>;

/** Everything since the card was drawn; a test that is repeated until it is passed counts by its last roll. */
export function resultsIn(news: readonly News[]): readonly TestResult[] {
  const drawn = news.findLastIndex(({ type }) => type === "databank-drawn");
  const results = news
    .slice(drawn + 1)
    .filter((one): one is TestResult => one.type === "test-resolved");
  return results.filter(({ skill, passed }, i) => passed || results[i + 1]?.skill !== skill);
}

export function useTestResults({
  latest,
  session,
}: {
  readonly latest: Batch | null;
  readonly session: Session | null;
}): readonly TestResult[] {
  const { current } = useRef<{ version: number; log: unknown; results: readonly News[] }>({
    version: -1,
    log: null,
    results: [],
  });
  const log = session?.log.value;
  if (current.version < 0 && log !== undefined && log !== current.log) {
    current.log = log;
    current.results = log.flatMap((entry) =>
      entry.type === "news" ? (entry.news as readonly News[]) : [],
    );
  }
  if (latest !== null && latest.version !== current.version) {
    current.version = latest.version;
    const news = newsIn(latest);
    current.results = news.some(({ type }) => type === "databank-drawn")
      ? news
      : [...current.results, ...news];
  }
  return useMemo(() => resultsIn(current.results), [current.results]);
}
