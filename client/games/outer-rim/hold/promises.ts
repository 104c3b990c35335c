/** [UB-NEG-03] Promises bind nobody; what somebody gave their word for can still be read. */
import type { News } from "#rules/outer-rim/index.ts";
import type { LogEntry } from "#table/talk/words.ts";
import type { NewsOf } from "../say/message.ts";

export interface PromiseEntry {
  readonly round: number;
  readonly news: NewsOf<"promise-made">;
}

/** Everything this player has promised, as far as it still counts. */
export function promisesOf(log: readonly LogEntry[], player: number): readonly PromiseEntry[] {
  const standing = log.reduce<readonly LogEntry[]>(
    (kept, entry) =>
      entry.type === "taken-back"
        ? kept.filter(({ version }) => version <= entry.to)
        : [...kept, entry],
    [],
  );
  const given: PromiseEntry[] = [];
  let round = 0;
  for (const entry of standing)
    for (const one of entry.type === "news" ? (entry.news as readonly News[]) : []) {
      if (one.type === "turn-began") round = one.round;
      if (one.type === "promise-made" && one.from === player) given.push({ round, news: one });
    }
  return given;
}
