/**
 * This copy among the others on one store. Any copy judges any table, and the journal alone decides; everything here
 * makes the others hear soon, and keeps work from being done twice.
 */
import type { Fellows } from "#table/ports.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import { newSecret } from "../accounts/secrets.ts";
import type { Openable } from "../store/copies-port.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { openPublisher } from "./publisher.ts";
import { openSubscriber } from "./subscriber.ts";
import { keepLeases } from "./leases.ts";
import type { CopiesNeeds } from "./needs.ts";
import { sharePresence } from "./presence.ts";
import { mayOpen, openableBy } from "./rules-held.ts";
import { shareClock } from "./shared-clock.ts";
import { keepTrouble } from "./trouble.ts";

export interface Copies {
  readonly fellows: Fellows;
  readonly now: () => number;
  /** Before the door: the first beat, and an ear for the others. */
  open(): Promise<void>;
  /** This copy hears nothing of the others, or its store does not answer: whoever can go elsewhere should. */
  isDeaf(): boolean;
  /** A page of ours was committed. */
  wrote(table: TableId, version: Version): void;
  /** A session was ended here: its sockets at other copies end, too. */
  forgot(session: string): void;
  /** Whoever runs the hall said something here. */
  houseSpoke(): void;
  /** A call for every open page of this person, wherever it is. */
  told(person: string, text: string): void;
  /** Before its journal is read. `elsewhere`: this copy may not judge it. */
  opening(table: TableId): Promise<"open" | "elsewhere">;
  /** They left this copy's memory. */
  closed(tables: readonly TableId[]): Promise<void>;
  /** A copy that was silent for so long that it counts as dead beats before it writes. */
  beforeWriting(): Promise<void>;
  close(): Promise<void>;
}

export function joinCopies(needs: CopiesNeeds): Copies {
  const { store, clock, rules, metrics } = needs;
  const copy = newSecret().slice(0, 12);
  const time = shareClock(clock.now);
  const publisher = openPublisher(store, copy);
  const leases = keepLeases();
  const presence = sharePresence(
    (stays) => store.noteStays(copy, stays),
    (table) => publisher.publish({ type: "people", table }),
  );
  const trouble = keepTrouble(needs.log, metrics);
  const parts = { ...needs, copy, time, leases, presence, trouble };
  const subscriber = openSubscriber(parts);
  const heartbeat = startHeartbeat({ ...parts, subscriber });
  metrics.minds(() => leases.count);
  const openable = (): readonly Openable[] => openableBy(rules, heartbeat.living());
  let stopEar = async (): Promise<void> => undefined;

  return {
    fellows: {
      minds: leases.minds,
      mindedFrom: leases.mindedFrom,
      staysAt: presence.staysAt,
      noteStay: presence.noteStay,
    },
    now: time.now,
    async open() {
      stopEar = await store.listen({
        heard: subscriber.heard,
        deaf(isDeaf) {
          trouble.deaf(isDeaf);
          // What was rung meanwhile is found at once.
          if (!isDeaf) void heartbeat.now();
        },
      });
      await heartbeat.now();
      heartbeat.start();
    },
    isDeaf: trouble.isDeaf,
    wrote: (table, version) => publisher.publish({ type: "pages", table, version }),
    told: (person, told) => publisher.publish({ type: "call", person, told }),
    houseSpoke: () => publisher.publish({ type: "house" }),
    forgot: (session) => publisher.publish({ type: "forgotten", session }),
    async opening(table) {
      const found = await store.rulesOf(table);
      if (found === null) return "open";
      // The last older copy may have gone since the last beat.
      if (!mayOpen(openable(), found)) await heartbeat.now();
      if (!mayOpen(openable(), found)) return "elsewhere";
      const newest = rules[found.game] ?? 0;
      if (found.rules < newest) await store.stampRules(table, newest);
      await store.claim(copy, [table]);
      for (const standing of await store.standings(copy, [table])) leases.note(standing);
      presence.take([table], await store.stays(copy, [table]));
      return "open";
    },
    async closed(tables) {
      for (const table of tables) {
        leases.forget(table);
        presence.forget(table);
        subscriber.forget(table);
      }
      await store.release(copy, tables);
    },
    beforeWriting: heartbeat.ifSilent,
    async close() {
      await heartbeat.stop();
      await stopEar();
      await store.leave(copy).catch(() => undefined);
    },
  };
}
