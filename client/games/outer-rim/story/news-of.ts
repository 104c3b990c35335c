/** One kind of news among those of a scene. */
import type { Batch } from "#client/table/session/session.ts";
import type { News } from "#rules/outer-rim/index.ts";

export type NewsOf<T extends News["type"]> = Extract<News, { readonly type: T }>;

export function find<T extends News["type"]>(
  news: readonly News[],
  type: T,
): NewsOf<T> | undefined {
  return news.find((one): one is NewsOf<T> => one.type === type);
}

export function newsIn(latest: Batch | null): readonly News[] {
  // The game's own words travel as unknown and are known here again.
  return (latest?.entries ?? []).flatMap((entry) =>
    entry.type === "news" ? (entry.news as readonly News[]) : [],
  );
}
