/** [UB-NEG-03] Promises bind nobody; what somebody gave their word for can still be read. */
import type { News } from "#rules/outer-rim/index.ts";
import { countedNews } from "#client/table/session/counted.ts";
import type { LogEntry } from "#table/talk/words.ts";
import type { NewsOf } from "../say/message.ts";

export interface PromiseEntry {
  readonly round: number;
  readonly news: NewsOf<"promise-made">;
}

/** Everything this player has promised, as far as it still counts. */
export function promisesOf(log: readonly LogEntry[], player: number): readonly PromiseEntry[] {
  const given: PromiseEntry[] = [];
  let round = 0;
  for (const entry of countedNews(log))
    for (const one of entry.news as readonly News[]) {
      if (one.type === "turn-began") round = one.round;
      if (one.type === "promise-made" && one.from === player) given.push({ round, news: one });
    }
  return given;
}
