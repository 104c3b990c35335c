/** The tables one socket watches: each as one viewer, paid by what must be read. */
import type { Table } from "#table/table.ts";
import type { Answer, Ask, TableId, Tell } from "#table/talk/words.ts";
import type { Departure } from "#table/announce/presence.ts";
import { personOf } from "../../accounts/people.ts";
import type { Services } from "../../services.ts";
import { enter, mayEnter } from "../enter.ts";
import { costOfPages } from "../limits/allowances.ts";
import { textFor } from "./own-seat.ts";
import { longestLog } from "#table/talk/limits.ts";
import { errorAnswer } from "#table/talk/errors.ts";
import { mayAsk, payerOf, type Caller } from "./speak.ts";

type Watch = Extract<Ask, { readonly type: "watch" }>;

export interface Watcher {
  /** A new viewer replaces the old one, listening first so that nobody seems to leave. */
  watch(ask: Watch): Promise<Answer>;
  /** Whoever is no member any more watches no table of members. */
  lookAgain(): void;
  /** The socket was closed, with this code. */
  closed(code: number): void;
}

interface Socket {
  readonly isOpen: () => boolean;
  readonly send: (text: string) => void;
  readonly protocol: number;
}

export function watching(services: Services, caller: Caller, socket: Socket): Watcher {
  const { limits, tables, allowances } = services;
  const { session } = caller;
  const person = personOf(session);
  const watched = new Map<TableId, { table: Table; stop: (how?: Departure) => void }>();
  const tooMany = (table: TableId): boolean =>
    !watched.has(table) && watched.size >= limits.tablesPerConnection;

  return {
    async watch(ask) {
      if (!mayAsk(session, ask)) return errorAnswer("seat-token");
      if (tooMany(ask.table))
        return errorAnswer("too-many-tables", { most: limits.tablesPerConnection });
      const table = await enter(services, ask.table, session.person);
      if ("code" in table) return table;
      if (!socket.isOpen()) return errorAnswer("gone");
      const unseen = tables.version(ask.table) - (ask.since ?? 0);
      const read = Math.min(unseen, longestLog);
      if (!allowances.take("watch", payerOf(caller), costOfPages(read)))
        return errorAnswer("too-fast", { limit: "watch" });
      // Asked for many at once, none was watched yet when the first look was taken.
      if (tooMany(ask.table))
        return errorAnswer("too-many-tables", { most: limits.tablesPerConnection });
      const listening = table.listen(person, ask.as, ask.since, (tell, written) =>
        socket.send(inOlderWords(socket.protocol, tell) ?? textFor(session, tell, written)),
      );
      if (listening.type === "error") return listening;
      watched.get(ask.table)?.stop();
      watched.set(ask.table, { table, stop: listening.stop });
      return { type: "done", version: ask.since ?? 0 };
    },
    lookAgain() {
      for (const [id, { table, stop }] of watched) {
        // Asked at every beat of every socket: most tables are anybody's.
        if (table.terms.membersOf === undefined) continue;
        void mayEnter(services, table, session.person)
          .then((mayStay) => {
            if (mayStay) return;
            stop("aside");
            if (watched.get(id)?.stop === stop) watched.delete(id);
          })
          .catch((error: unknown) => services.bug("members were not looked up", error));
      }
    },
    closed(code) {
      for (const { stop } of watched.values()) stop(goingBy(code));
      watched.clear();
    },
  };
}

/** Steps are told since then. */
const withSteps = 3;

/** A page opened before the hall was updated cannot read steps: it hears of a gap, and looks again at the whole. */
function inOlderWords(protocol: number, tell: Tell): string | null {
  if (protocol >= withSteps || tell.type !== "update") return null;
  return JSON.stringify({ ...tell, from: -1, steps: [], log: [] } satisfies Tell);
}

/** Another page of the hall (1000, said by our client) or of the browser (1001): the connection was not lost. */
function goingBy(code: number): Departure | undefined {
  return code === 1000 || code === 1001 ? "aside" : undefined;
}
