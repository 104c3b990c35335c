/** The last reveal and what came of it, as far as it was told. */
import { useRef } from "preact/hooks";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import type { Choice, News } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { LogEntry } from "#table/talk/words.ts";
import type { Batch } from "../../../../table/session/session.ts";

export interface LastReveal {
  readonly choices: readonly (Choice | null)[];
  /** Who captured whom with it. */
  readonly captured: ReadonlyMap<Seat, Card>;
}

export function lastRevealed(entries: readonly LogEntry[]): LastReveal | null {
  const captured = new Map<Seat, Card>();
  for (const entry of entries.toReversed()) {
    if (entry.type !== "news") continue;
    for (const news of (entry.news as readonly News[]).toReversed()) {
      if (news.type === "target-captured") captured.set(news.seat, news.card);
      if (news.type === "choices-revealed") return { choices: news.choices, captured };
    }
  }
  return null;
}

/** From the table's own story; where nobody keeps one (the lesson), as it was seen here. */
export function useRevealed(
  told: readonly LogEntry[] | undefined,
  latest: Batch | null,
): LastReveal | null {
  const heard = useRef<LogEntry[]>([]);
  const version = useRef(-1);
  if (told !== undefined) return lastRevealed(told);
  if (latest !== null && latest.version !== version.current) {
    version.current = latest.version;
    heard.current.push(...latest.entries);
  }
  return lastRevealed(heard.current);
}
