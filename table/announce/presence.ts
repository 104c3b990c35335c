/**
 * Who is here, and since when not. Not in the journal: after a restart everyone is `lost` until they come back. Where
 * several copies of the program have the table, whoever is in any of them is here.
 */
import type { PersonId } from "../journal/page.ts";
import type { Fellows, Stay } from "../ports.ts";
import type { Presence, TableId } from "../talk/words.ts";

/** `aside`: to another page of the hall, and says so. Without a word it counts as a lost connection. */
export type Departure = "aside";

export interface PresenceList {
  of(person: PersonId): Presence;
  /** When this person was last here, or when the table was opened; `null` for who is here. */
  awaySince(person: PersonId): number | null;
  /** Everyone who is connected, whether they sit or watch. */
  everyone(): ReadonlySet<PersonId>;
  /** Each tells whether anything visible changed. */
  came(person: PersonId): boolean;
  went(person: PersonId, how?: Departure): boolean;
}

export function keepPresence(
  now: () => number,
  fellows: Fellows | undefined,
  table: TableId,
): PresenceList {
  const opened = now();
  const connections = new Map<PersonId, number>();
  const left = new Set<PersonId>();
  const lastHere = new Map<PersonId, number>();
  const elsewhere = (person: PersonId): readonly Stay[] =>
    fellows?.staysAt(table).get(person) ?? [];

  const ofMine = (person: PersonId): Presence => {
    if (left.has(person)) return "left";
    return (connections.get(person) ?? 0) > 0 ? "here" : "lost";
  };
  const of = (person: PersonId): Presence => {
    const mine = ofMine(person);
    const others = elsewhere(person);
    if (mine === "here" || others.some(({ here }) => here)) return "here";
    // Whoever saw them last knows how they went.
    const last = others.reduce<Stay | null>((a, b) => (a === null || b.at > a.at ? b : a), null);
    if (last === null || last.at < (lastHere.get(person) ?? 0)) return mine;
    return last.left ? "left" : "lost";
  };
  const changes = (person: PersonId, act: () => void): boolean => {
    const [before, mine] = [of(person), ofMine(person)];
    act();
    if (mine === "here" && ofMine(person) !== "here") lastHere.set(person, now());
    if (mine !== ofMine(person)) fellows?.noteStay(table, person, stayOf(person));
    return of(person) !== before;
  };
  const stayOf = (person: PersonId): Stay => {
    const mine = ofMine(person);
    const here = mine === "here";
    return { here, left: mine === "left", at: here ? now() : (lastHere.get(person) ?? opened) };
  };

  return {
    of,
    awaySince(person) {
      if (of(person) === "here") return null;
      const times = elsewhere(person).map(({ at }) => at);
      return Math.max(lastHere.get(person) ?? (times.length > 0 ? 0 : opened), ...times);
    },
    everyone() {
      const all = new Set(connections.keys());
      for (const [person, stays] of fellows?.staysAt(table) ?? [])
        if (stays.some(({ here }) => here)) all.add(person);
      return all;
    },
    came: (person) =>
      changes(person, () => {
        left.delete(person);
        connections.set(person, (connections.get(person) ?? 0) + 1);
      }),
    went: (person, how) =>
      changes(person, () => {
        const still = (connections.get(person) ?? 0) - 1;
        if (still > 0) return void connections.set(person, still);
        connections.delete(person);
        if (how === "aside") left.add(person);
      }),
  };
}
