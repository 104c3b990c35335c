/** Which sound of ours belongs to what just happened: dice, engines, deals. */
import type { News } from "#rules/outer-rim/index.ts";

const sounds = [
  ["dice-rolled", "dice"],
  ["moved", "engine"],
  ["cargo-delivered", "deal"],
  ["card-gained", "deal"],
  ["trade-made", "deal"],
] as const satisfies readonly (readonly [News["type"], string])[];

/** One sound a page: the first of the list that happened. */
export function soundOf(news: readonly Pick<News, "type">[]): (typeof sounds)[number][1] | null {
  return sounds.find(([type]) => news.some((one) => one.type === type))?.[1] ?? null;
}
