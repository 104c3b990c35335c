/** What this copy does when another one publishes. */
import type { TableId, Version } from "#table/talk/words.ts";
import type { CopiesStore, CopyId } from "../store/copies-port.ts";
import type { CopiesNeeds } from "./needs.ts";
import type { SharedPresence } from "./presence.ts";
import { readNotification, type CopyMessage } from "./words.ts";

export interface Subscriber {
  heard(text: string): void;
  /** Was this version published? */
  hasHeard(table: TableId, version: Version): boolean;
  forget(table: TableId): void;
}

interface SubscriberNeeds extends Pick<CopiesNeeds, "tables" | "sessions" | "metrics" | "house"> {
  readonly store: CopiesStore;
  readonly copy: CopyId;
  readonly presence: SharedPresence;
}

export function openSubscriber(needs: SubscriberNeeds): Subscriber {
  const { store, copy, tables, sessions, metrics, presence } = needs;
  const rung = new Map<TableId, Version>();
  const askedFor = new Set<TableId>();

  function hear(word: CopyMessage): void {
    switch (word.type) {
      case "pages":
        if (!tables().has(word.table)) return;
        rung.set(word.table, Math.max(word.version, rung.get(word.table) ?? 0));
        return tables().readOn(word.table, word.version);
      case "people":
        if (!tables().has(word.table)) return;
        askedFor.add(word.table);
        if (askedFor.size === 1) setImmediate(() => void lookWhoIsThere());
        return;
      case "call":
        return void sessions.tell(word.person, word.told);
      case "house":
        return needs.house.changed();
      case "forgotten":
        return sessions.end((session) => session === word.session);
    }
  }

  async function lookWhoIsThere(): Promise<void> {
    const ids = [...askedFor];
    askedFor.clear();
    // What cannot be read now is read at the next heartbeat.
    const stays = await store.stays(copy, ids).catch(() => null);
    if (stays !== null) for (const table of presence.take(ids, stays)) tables().lookRound(table);
  }

  return {
    heard(text) {
      const { from, words } = readNotification(text);
      if (from === copy) return;
      metrics.ringsHeard.inc(words.length);
      for (const word of words) hear(word);
    },
    hasHeard: (table, version) => (rung.get(table) ?? 0) >= version,
    forget: (table) => void rung.delete(table),
  };
}
