/** Who is at which table in the other copies, and what they know of ours. */
import type { PersonId } from "#table/journal/page.ts";
import type { Stay } from "#table/ports.ts";
import type { TableId } from "#table/talk/words.ts";
import type { TableStay } from "../store/copies-port.ts";

export interface SharedPresence {
  staysAt(table: TableId): ReadonlyMap<PersonId, readonly Stay[]>;
  noteStay(table: TableId, person: PersonId, stay: Stay): void;
  /** What the other copies have of these tables; answers where anything is different. */
  take(tables: readonly TableId[], stays: readonly TableStay[]): readonly TableId[];
  /** What could not be told before. */
  send(): void;
  /** The store forgot everything: tells it again who is here. */
  tellAgain(): void;
  forget(table: TableId): void;
}

const nobody: ReadonlyMap<PersonId, readonly Stay[]> = new Map();

/** `write`: what the others are to know; `told`: they may read it now. */
export function sharePresence(
  write: (stays: readonly TableStay[]) => Promise<void>,
  told: (table: TableId) => void,
): SharedPresence {
  const elsewhere = new Map<TableId, ReadonlyMap<PersonId, readonly Stay[]>>();
  const here = new Map<string, TableStay>();
  const waiting = new Map<string, TableStay>();
  let writing = false;

  async function writeAll(): Promise<void> {
    while (waiting.size > 0) {
      const some = new Map(waiting);
      waiting.clear();
      try {
        await write([...some.values()]);
      } catch {
        // Tried again at the next beat, unless something newer is to be told by then.
        for (const [key, stay] of some) if (!waiting.has(key)) waiting.set(key, stay);
        break;
      }
      for (const { table } of some.values()) told(table);
    }
    writing = false;
  }

  function send(): void {
    if (writing || waiting.size === 0) return;
    writing = true;
    setImmediate(() => void writeAll());
  }

  function note(stay: TableStay): void {
    waiting.set(`${stay.table} ${stay.person}`, stay);
    send();
  }

  return {
    staysAt: (table) => elsewhere.get(table) ?? nobody,
    noteStay(table, person, stay) {
      const noted = { table, person, ...stay };
      if (stay.here) here.set(`${table} ${person}`, noted);
      else here.delete(`${table} ${person}`);
      note(noted);
    },
    take(tables, stays) {
      const found = new Map<TableId, Map<PersonId, Stay[]>>();
      for (const { table, person, here: isHere, left, at } of stays) {
        const people = found.get(table) ?? new Map<PersonId, Stay[]>();
        people.set(person, [...(people.get(person) ?? []), { here: isHere, left, at }]);
        found.set(table, people);
      }
      const changed = tables.filter(
        (table) => whoIsIn(found.get(table) ?? nobody) !== whoIsIn(elsewhere.get(table) ?? nobody),
      );
      for (const table of tables) elsewhere.set(table, found.get(table) ?? nobody);
      return changed;
    },
    send,
    tellAgain() {
      for (const stay of here.values()) note(stay);
    },
    forget: (table) => void elsewhere.delete(table),
  };
}

/** While someone is here the moment they were seen last moves on and changes nothing. */
function whoIsIn(people: ReadonlyMap<PersonId, readonly Stay[]>): string {
  const lines = Array.from(people, ([person, stays]) =>
    stays.map(({ here, left, at }) => `${person} ${here ? "here" : `${left} ${at}`}`).join(),
  );
  return lines.sort().join("\n");
}
