/** The journal of a game without secrets, as far as its log tells it: enough to judge by, not to verify. */
import type { GameEvent, Seat } from "#rules/game.ts";
import type { AmendedPage, Page, PersonId } from "../journal/page.ts";
import type { LogEntry, AmendedEntry, TableInfo } from "../talk/words.ts";

/** Whoever holds this device; the others are known by their seats. */
export const me: PersonId = "me";

/** `null` when the log does not reach back to the start. */
export function pagesOf(info: TableInfo, log: readonly LogEntry[]): readonly Page[] | null {
  const start = log.findIndex((entry) => entry.type === "news" && entry.by === "table");
  if (start === -1) return null;
  const pages: Page[] = [...seated(info)];
  for (const entry of log.slice(start)) {
    const page = pageOf(info, entry);
    if (page !== null) pages.push(page);
  }
  return pages;
}

/** As they sit now: who wrote an entry is asked of today's people. */
function seated({ seats }: TableInfo): readonly Page[] {
  const unnumbered = { version: 0, at: 0, id: null };
  return seats.flatMap(({ seat, holder }): Page[] => {
    switch (holder.type) {
      case "open":
        return [];
      case "bot": {
        const { level, name } = holder;
        return [{ ...unnumbered, type: "bot-seated", person: null, seat, level, name }];
      }
      case "person": {
        const person = holder.mine ? me : other(seat);
        const { name } = holder;
        const sat: Page = { ...unnumbered, type: "sat-down", person, seat, name, entropy: "" };
        const { substitute: level } = holder;
        if (level === null) return [sat];
        const why = "handed";
        return [sat, { ...unnumbered, type: "stand-in", person, seat, name, level, why }];
      }
    }
  });
}

const other = (seat: Seat): PersonId => `seat ${seat}`;

/** As the table last said; whoever it said was here counts as here. */
export function awayIn({ seats }: TableInfo, person: PersonId, now: number): number | null {
  const seat = seats.find((each) => other(each.seat) === person);
  const since = seat?.holder.type === "person" ? seat.holder.awaySince : null;
  return since === null ? null : now - since;
}

function writerIn({ seats }: TableInfo, seat: Seat): PersonId {
  const holder = seats[seat]?.holder;
  return holder?.type === "person" && holder.mine ? me : other(seat);
}

function pageOf(info: TableInfo, entry: LogEntry): Page | null {
  const { version, at } = entry;
  switch (entry.type) {
    case "news": {
      const { seat, by, command, id = null } = entry;
      const events = entry.news as readonly GameEvent[];
      if (by === "table" || seat === null)
        return { type: "started", version, at, person: null, id, entropies: [], events };
      const person = by === "person" ? writerIn(info, seat) : null;
      const about = { version, at, person, id, seat, by, command, events };
      return { type: "played", ...about, reasons: null, published: [] };
    }
    case "taken-back":
      return { ...entry, person: null, id: null };
    case "amended": {
      const { seat, page, before, changed, id = null } = entry;
      const judged = changed.map(judgedAs);
      const command = judged.find((each) => each.page === page)?.command ?? null;
      const place = before === undefined ? {} : { before };
      const person = writerIn(info, seat);
      return { type: "amended", version, at, person, id, seat, page, ...place, command, judged };
    }
    default:
      return null;
  }
}

function judgedAs({ page, command, news, refused }: AmendedEntry): AmendedPage {
  return { page, command, events: news as readonly GameEvent[], refused };
}
