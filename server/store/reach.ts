/** Who can be called at all. From memory, because every page asks, and mostly there is nobody. */
import type { PersonId } from "#table/journal/page.ts";
import type { Owner } from "./call-port.ts";

export interface Reach {
  add(owner: Owner): void;
  may(person: PersonId): boolean;
}

/** A guild with a hook of its own hears of whoever plays there, so then everyone may be called. */
export function reachOf(owners: Iterable<Owner>): Reach {
  const people = new Set<Owner>();
  let everyone = false;
  const add = (owner: Owner): void => {
    people.add(owner);
    everyone ||= owner.startsWith("guild:");
  };
  for (const owner of owners) add(owner);
  return { add, may: (person) => everyone || people.has(person) };
}
