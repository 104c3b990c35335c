/** [OR-TRADE-02] An offer nobody has answered yet is withdrawn by taking it back: then it is called that. */
import type { News } from "#rules/outer-rim/index.ts";

const offering: readonly News["type"][] = ["offer-made", "favor-requested"];

/** Were these taken back, was an offer withdrawn and nothing else undone? */
export function isWithdrawal(news: readonly News[]): boolean {
  const said = news.filter(({ type }) => type !== "answered");
  return said.length > 0 && said.every(({ type }) => offering.includes(type));
}
