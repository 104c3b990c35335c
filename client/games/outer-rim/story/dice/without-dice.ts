/** What is read beside dice that are drawn. */
import type { News } from "#rules/outer-rim/index.ts";
import type { Scene } from "../scenes.ts";

/** A test or a fight: its dice are drawn; once it is over, so is who met whom. */
export function withoutDice({ kind, news }: Scene): readonly News[] {
  if (kind !== "test" && kind !== "fight") return news;
  const isOver = news.some(({ type }) => type === "test-resolved" || type === "combat-resolved");
  return news.filter((one) => {
    if (one.type === "dice-rolled") return one.roll?.type !== "test" && one.roll?.type !== "combat";
    return one.type !== "dice-changed" && !(isOver && one.type === "combat-began");
  });
}
