/** Who touched which table when: this process alone knows, and needs it no longer than for a while. */
import type { PersonId } from "#table/journal/page.ts";
import type { Outbox } from "../../call-port.ts";

/** Older ones say nothing any more. */
const longest = 3_600_000;
const mostPeople = 20_000;

export function keepTouches(): Pick<Outbox, "noteTouch" | "touches"> {
  const known = new Map<PersonId, Map<string, number>>();
  const none: ReadonlyMap<string, number> = new Map();

  function forgetOld(at: number): void {
    for (const [person, tables] of known) {
      for (const [table, touched] of tables) if (touched < at - longest) tables.delete(table);
      if (tables.size === 0) known.delete(person);
    }
  }

  return {
    async noteTouch(person, table, at) {
      const tables = known.get(person) ?? new Map<string, number>();
      tables.set(table, Math.max(at, tables.get(table) ?? 0));
      known.set(person, tables);
      if (known.size > mostPeople) forgetOld(at);
    },
    touches: async (person) => known.get(person) ?? none,
  };
}
