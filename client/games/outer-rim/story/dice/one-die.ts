/** A single die that only a hit decides: illegal cargo [OR-CARGO-03], and cargo that is rolled for [OR-MKT-08]. */
import type { News, View } from "#rules/outer-rim/index.ts";
import { find } from "../news-of.ts";

/** What the die of a scene is for; one that is rolled again goes by what was being resolved. */
export function oneDieOf(news: readonly News[], view: View): "smuggling" | "buying" | null {
  const first = find(news, "dice-rolled");
  if (first !== undefined) {
    if (first.roll?.type === "cargo") return "smuggling";
    return first.roll?.type === "purchase" ? "buying" : null;
  }
  const task = view.agenda.at(-1);
  if (task?.type === "smuggle") return "smuggling";
  return task?.type === "purchase-die" ? "buying" : null;
}
