/** The end in one line. */
import type { News } from "#rules/outer-rim/index.ts";
import { logLines } from "../say/news.ts";
import type { Texts } from "../words/index.ts";

/** What decided it: the winner's last fame or goal, in one line. */
export function decidingLine(
  page: readonly News[],
  names: readonly { readonly name: string }[],
  texts: Texts,
  seen: Parameters<typeof logLines>[3],
): string | null {
  const won = page.findLastIndex(({ type }) => type === "game-won");
  const end = page[won];
  if (end?.type !== "game-won") return null;
  const last = page.findLastIndex(
    (one, i) => i < won && "player" in one && one.player === end.player && isDeciding(one),
  );
  // Told together, what the last step belongs to is the last line.
  const lines = logLines(page.slice(0, last < 0 ? won : last + 1), names, texts, seen);
  return (lines.findLast(({ seat }) => seat === end.player) ?? lines.at(-1))?.text ?? null;
}

function isDeciding(one: News): boolean {
  if (one.type === "ambition-advanced") return one.done;
  return one.type === "fame-gained" || one.type === "goal-completed";
}
