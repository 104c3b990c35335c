/** A game in seven lines: its turning points in their order, the round beside each, the end always among them. */
import type { News } from "#rules/outer-rim/index.ts";
import { logLine, type Texts } from "../words/index.ts";

type Seen = Parameters<typeof logLine>[3];

export interface StoryLine {
  readonly round: number;
  readonly text: string;
}

const most = 7;

/** How much of a story a piece of news is. What only follows from another line (its fame, its turn) is none. */
function weightOf(news: News): number {
  switch (news.type) {
    case "game-won":
      return 100;
    case "goal-completed":
      return 9;
    // A step among several: the last one is told by the victory.
    case "ambition-advanced":
      return news.done ? 5 : 0;
    case "bounty-claimed":
      return news.how === "player" ? 10 : 8;
    case "job-completed":
      return 7;
    case "fame-gained":
      return ["contact", "encounter", "luxury", "combat"].includes(news.source) ? 7 : 0;
    case "defeated":
      return 6;
    case "patrol-beaten":
      return 4 + news.level;
    case "cargo-delivered":
      return news.illegal ? 5 : 3;
    case "job-failed":
    case "ship-taken":
      return 3;
    default:
      return 0;
  }
}

export function sevenLines(
  news: readonly News[],
  names: readonly { readonly name: string }[],
  texts: Texts,
  seen: Seen,
): readonly StoryLine[] {
  const found: (StoryLine & { readonly weight: number; readonly at: number })[] = [];
  let round = 0;
  for (const [at, one] of news.entries()) {
    if (one.type === "turn-began") round = one.round;
    const weight = round === 0 ? 0 : weightOf(one);
    const text = weight === 0 ? null : (logLine(one, names, texts, seen)?.text ?? null);
    // The same thing said twice is worth half as much the second time.
    const again = found.filter((line) => line.text === text).length;
    if (text !== null) found.push({ round, text, weight: weight / (1 + again), at });
  }
  return found
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map((line) => ({ round: line.round, text: line.text }));
}
