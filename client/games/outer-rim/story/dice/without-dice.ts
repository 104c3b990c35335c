/** What is read beside dice that are drawn. */
import type { News } from "#rules/outer-rim/index.ts";
import type { Scene } from "../scenes.ts";

/** A test or a fight that is over, by its result alone: its dice, and who met whom, are drawn. */
export function withoutDice({ news }: Scene): readonly News[] {
  if (!news.some(({ type }) => type === "test-resolved" || type === "combat-resolved")) return news;
  return news.filter((one) => {
    if (one.type === "dice-rolled") return one.roll?.type !== "test" && one.roll?.type !== "combat";
    return one.type !== "dice-changed" && one.type !== "combat-began";
  });
}
