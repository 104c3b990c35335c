/** Who is here, and since when not. Not in the journal: after a restart everyone is `lost` until they come back. */
import type { PersonId } from "../journal/page.ts";
import type { Presence } from "../talk/words.ts";

export interface PresenceList {
  of(person: PersonId): Presence;
  /** When this person was last here, or when the table was opened; `null` for who is here. */
  awaySince(person: PersonId): number | null;
  /** Each tells whether anything visible changed. */
  came(person: PersonId): boolean;
  went(person: PersonId): boolean;
  saidGoodbye(person: PersonId): boolean;
}

export function keepPresence(now: () => number): PresenceList {
  const opened = now();
  const connections = new Map<PersonId, number>();
  const left = new Set<PersonId>();
  const lastHere = new Map<PersonId, number>();
  const of = (person: PersonId): Presence => {
    if (left.has(person)) return "left";
    return (connections.get(person) ?? 0) > 0 ? "here" : "lost";
  };
  const changes = (person: PersonId, act: () => void): boolean => {
    const before = of(person);
    act();
    const isAway = of(person) !== "here";
    if (before === "here" && isAway) lastHere.set(person, now());
    return of(person) !== before;
  };
  return {
    of,
    awaySince: (person) => (of(person) === "here" ? null : (lastHere.get(person) ?? opened)),
    came: (person) =>
      changes(person, () => {
        left.delete(person);
        connections.set(person, (connections.get(person) ?? 0) + 1);
      }),
    went: (person) =>
      changes(person, () => {
        const still = (connections.get(person) ?? 0) - 1;
        if (still > 0) connections.set(person, still);
        else connections.delete(person);
      }),
    saidGoodbye: (person) => changes(person, () => left.add(person)),
  };
}
