/**
 * Where people were last seen, so that what runs for them later
 * counts for their address too. Forgotten with the process.
 */
import type { PersonId } from "#table/journal/page.ts";
import type { SeenPerson } from "#table/talk/office.ts";

export interface Whereabouts {
  saw(person: PersonId, name: string, address: string): void;
  /** Someone who has not come since the hall opened stands alone. */
  of(person: PersonId): string;
  forget(person: PersonId): void;
  /** Who came last, the latest first. */
  latest(): readonly SeenPerson[];
}

const mostPeople = 20_000;
const mostTold = 50;

export function whereabouts(now: () => number): Whereabouts {
  const people = new Map<PersonId, SeenPerson>();
  return {
    saw(person, name, address) {
      // Who came longest ago is forgotten first.
      people.delete(person);
      people.set(person, { person, name, address, at: now() });
      const [first] = people.keys();
      if (people.size > mostPeople && first !== undefined) people.delete(first);
    },
    of: (person) => people.get(person)?.address ?? person,
    forget: (person) => void people.delete(person),
    latest: () => [...people.values()].slice(-mostTold).reverse(),
  };
}
