/** Dice that show what they showed before are not worth a line. */
import type { News } from "#rules/outer-rim/index.ts";

export function showsTheSame(one: News, before: readonly News[]): boolean {
  if (one.type !== "dice-changed") return false;
  const last = before
    .filter((news) => news.type === "dice-rolled" || news.type === "dice-changed")
    .findLast(({ player }) => player === one.player);
  return last?.dice.toSorted().join() === one.dice.toSorted().join();
}
