/** Where people were last seen, so that what runs for them later counts for their address too. Forgotten with the process. */
import type { PersonId } from "#table/journal/page.ts";

export interface Whereabouts {
  saw(person: PersonId, address: string): void;
  /** Someone who has not come since the hall opened stands alone. */
  of(person: PersonId): string;
}

const mostPeople = 20_000;

export function whereabouts(): Whereabouts {
  const addresses = new Map<PersonId, string>();
  return {
    saw(person, address) {
      // Who came longest ago is forgotten first.
      addresses.delete(person);
      addresses.set(person, address);
      const [first] = addresses.keys();
      if (addresses.size > mostPeople && first !== undefined) addresses.delete(first);
    },
    of: (person) => addresses.get(person) ?? person,
  };
}
