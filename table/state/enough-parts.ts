/**
 * Whose parts a deal needs. Whoever runs the hall knows its seed: if they also play, and no part but their own goes
 * in, they can look for one that deals what they like. So nothing is dealt from one person's part alone while
 * another person sits there, unless that person has agreed.
 */
import type { Seat } from "#rules/game.ts";
import type { PersonId } from "../journal/page.ts";
import { missingParts, type Deal } from "./deal.ts";
import { ownerOf, type Sitter } from "./seats.ts";
import type { TableState } from "./table-state.ts";

/** With `parts` (or promises of them) by seat: two persons', or a yes of everyone else. */
export function isEnough(
  seats: readonly Sitter[],
  parts: readonly (string | null)[],
  waived: Deal["waived"],
): boolean {
  const given = personsOf(seats, (seat) => (parts[seat] ?? null) !== null);
  if (given.size >= 2) return true;
  const agreed = personsOf(seats, (seat) => waived.includes(seat));
  return [...personsOf(seats)].every((person) => given.has(person) || agreed.has(person));
}

/** One person, or none: there is nobody to protect from whom. */
export function isAlone(seats: readonly Sitter[]): boolean {
  return personsOf(seats).size <= 1;
}

/** Enough promises are there, and nobody who is awake is still to make one. */
export function isReady({ seats, deal }: Pick<TableState, "seats" | "deal">): boolean {
  return (
    isEnough(seats, deal.commits, deal.waived) &&
    missingPromises(seats, deal).every((seat) => deal.asleep.includes(seat))
  );
}

/** Whose devices a start that is under way waits for; nobody's, when none is. */
export function awaitedDevices({
  seats,
  deal,
}: Pick<TableState, "seats" | "deal">): readonly Seat[] {
  if (deal.dealt !== null) return [];
  if (deal.sealed !== null) return missingParts(deal.sealed);
  return deal.wanted ? missingPromises(seats, deal) : [];
}

/** Seats of people who have neither promised a part nor agreed to go without. */
function missingPromises(seats: readonly Sitter[], { commits, waived }: Deal): readonly Seat[] {
  const agreed = personsOf(seats, (seat) => waived.includes(seat));
  return seats.flatMap((sitter, seat) => {
    const person = ownerOf(sitter);
    return person === null || agreed.has(person) || commits[seat] !== null ? [] : [seat];
  });
}

function personsOf(
  seats: readonly Sitter[],
  counts: (seat: Seat) => boolean = () => true,
): ReadonlySet<PersonId> {
  const persons = new Set<PersonId>();
  for (const [seat, sitter] of seats.entries()) {
    const person = ownerOf(sitter);
    if (person !== null && counts(seat)) persons.add(person);
  }
  return persons;
}
