/** The last reveal and what came of it, as far as it was told. */
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import type { Choice, News } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { countedNews } from "#client/table/session/counted.ts";
import type { LogEntry } from "#table/talk/words.ts";

export interface LastReveal {
  readonly choices: readonly (Choice | null)[];
  /** Who captured whom with it. */
  readonly captured: ReadonlyMap<Seat, Card>;
}

export function lastRevealed(told: readonly LogEntry[]): LastReveal | null {
  const captured = new Map<Seat, Card>();
  for (const entry of countedNews(told).toReversed())
    for (const news of (entry.news as readonly News[]).toReversed()) {
      if (news.type === "target-captured") captured.set(news.seat, news.card);
      if (news.type === "choices-revealed") return { choices: news.choices, captured };
    }
  return null;
}
