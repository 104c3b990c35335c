/** Who has which table before their eyes: told to the store now and then, not with every touch. */
import type { PersonId } from "#table/journal/page.ts";
import type { CallStore } from "../store/call-port.ts";

const every = 10_000;
const mostPeople = 10_000;
const mostTables = 300;

export function keepTouched(
  store: Pick<CallStore, "noteTouch" | "mayReach">,
  now: () => number,
): (person: PersonId, table: string) => void {
  const told = new Map<PersonId, Map<string, number>>();

  function tablesOf(person: PersonId): Map<string, number> {
    const known = told.get(person);
    if (known !== undefined) return known;
    if (told.size >= mostPeople) told.clear();
    const tables = new Map<string, number>();
    told.set(person, tables);
    return tables;
  }

  return (person, table) => {
    // Whoever cannot be called need not be spared a call.
    if (!store.mayReach(person)) return;
    const at = now();
    const tables = tablesOf(person);
    if (at - (tables.get(table) ?? 0) < every) return;
    // Most likely at one table now: what was told about the others can be told again.
    if (tables.size > mostTables) tables.clear();
    tables.set(table, at);
    // One that is lost costs a call too many.
    store.noteTouch(person, table, at).catch(() => tables.delete(table));
  };
}
