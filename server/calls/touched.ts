/** Who has which table before their eyes: told to the store now and then, not with every touch. */
import type { PersonId } from "#table/journal/page.ts";
import type { Outbox } from "../store/call-port.ts";

const every = 10_000;
const mostRemembered = 10_000;

export function keepTouched(
  store: Pick<Outbox, "noteTouch">,
  now: () => number,
): (person: PersonId, table: string) => void {
  const told = new Map<string, number>();
  return (person, table) => {
    const key = `${person} ${table}`;
    const at = now();
    if (at - (told.get(key) ?? 0) < every) return;
    if (told.size > mostRemembered) told.clear();
    told.set(key, at);
    // One that is lost costs a call too many.
    store.noteTouch(person, table, at).catch(() => told.delete(key));
  };
}
