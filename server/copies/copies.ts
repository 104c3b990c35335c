/**
 * This copy among the others on one store. Any copy judges any table, and the journal alone decides; everything here
 * makes the others hear soon, and keeps work from being done twice.
 */
import type { Fellows } from "#table/ports.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import { newSecret } from "../accounts/secrets.ts";
import type { Openable } from "../store/copies-port.ts";
import { startBeat } from "./beat.ts";
import { openBell } from "./bell.ts";
import { openHearing } from "./hearing.ts";
import { keepMinder } from "./minder.ts";
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
  const bell = openBell(store, copy);
  const minder = keepMinder();
  const presence = sharePresence(
    (stays) => store.noteStays(copy, stays),
    (table) => bell.tell({ type: "people", table }),
  );
  const trouble = keepTrouble(needs.log, metrics);
  const parts = { ...needs, copy, time, minder, presence, trouble };
  const hearing = openHearing(parts);
  const beat = startBeat({ ...parts, hearing });
  metrics.minds(() => minder.count);
  const openable = (): readonly Openable[] => openableBy(rules, beat.living());
  let stopEar = async (): Promise<void> => undefined;

  return {
    fellows: {
      minds: minder.minds,
      mindedFrom: minder.mindedFrom,
      staysAt: presence.staysAt,
      noteStay: presence.noteStay,
    },
    now: time.now,
    async open() {
      stopEar = await store.listen({
        heard: hearing.heard,
        deaf(isDeaf) {
          trouble.deaf(isDeaf);
          // What was rung meanwhile is found at once.
          if (!isDeaf) void beat.now();
        },
      });
      await beat.now();
      beat.start();
    },
    isDeaf: trouble.isDeaf,
    wrote: (table, version) => bell.tell({ type: "pages", table, version }),
    told: (person, told) => bell.tell({ type: "call", person, told }),
    houseSpoke: () => bell.tell({ type: "house" }),
    forgot: (session) => bell.tell({ type: "forgotten", session }),
    async opening(table) {
      const found = await store.rulesOf(table);
      if (found === null) return "open";
      // The last older copy may have gone since the last beat.
      if (!mayOpen(openable(), found)) await beat.now();
      if (!mayOpen(openable(), found)) return "elsewhere";
      const newest = rules[found.game] ?? 0;
      if (found.rules < newest) await store.stampRules(table, newest);
      await store.claim(copy, [table]);
      for (const standing of await store.standings(copy, [table])) minder.note(standing);
      presence.take([table], await store.stays(copy, [table]));
      return "open";
    },
    async closed(tables) {
      for (const table of tables) {
        minder.forget(table);
        presence.forget(table);
        hearing.forget(table);
      }
      await store.release(copy, tables);
    },
    beforeWriting: beat.ifSilent,
    async close() {
      await beat.stop();
      await stopEar();
      await store.leave(copy).catch(() => undefined);
    },
  };
}
