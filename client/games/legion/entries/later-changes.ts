/** What a correction would do to the entries behind it, as far as a player sees it. */
import type { Event } from "#rules/legion/index.ts";
import type { Foreseen } from "../../../table/session/ahead.ts";
import type { Entry } from "./entries.ts";
import { sentencesOf, type Phrasebook } from "../say/entry.ts";

interface LaterEntry {
  readonly page: number;
  readonly was: readonly Event[];
  readonly events: readonly Event[];
  readonly refused: Entry["refused"];
}

export function laterChanges(
  telling: Phrasebook,
  { line }: Foreseen,
  entries: readonly Entry[],
): readonly LaterEntry[] {
  if (line?.type !== "amended") return [];
  const told = (events: readonly Event[]): string => sentencesOf(telling, events).join();
  return line.changed
    .filter(({ page }) => page !== line.page)
    .map(({ page, news, refused }) => ({
      page,
      was: entries.find((entry) => entry.page === page)?.events ?? [],
      events: news as readonly Event[],
      refused,
    }))
    .filter(({ was, events, refused }) => refused !== null || told(events) !== told(was));
}
