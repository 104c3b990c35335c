/**
 * How the deal comes about: promises first, then the seal, then
 * what was promised. Nobody can fit their part to another's.
 */
import type { Seat } from "#rules/game.ts";
import { hashOf, type Hex } from "#rules/seeded-chance.ts";
import type { Page } from "../journal/page.ts";
import type { TableId } from "../talk/words.ts";
import { entropiesOf, type Sitter } from "./seats.ts";

/** A start that is under way: every promise is fixed, and the parts come in. */
export interface Sealed {
  /** By seat; `null` where no device promised anything. */
  readonly commits: readonly (Hex | null)[];
  readonly parts: readonly (string | null)[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface VoidStart {
  readonly attempt: number;
  /** Whose devices did not answer. */
  readonly seats: readonly Seat[];
}

export interface Deal {
  /** The start under way or the next one, from 1. */
  readonly attempt: number;
  /** Promised for the next start, by seat. */
  readonly commits: readonly (Hex | null)[];
  readonly sealed: Sealed | null;
  readonly voids: readonly VoidStart[];
  /** What the cards were dealt from, once they were; `attempt` 0 where nobody promised anything. */
  readonly dealt: { readonly attempt: number; readonly entropies: readonly string[] } | null;
}

export function noDeal(seats: number): Deal {
  return { attempt: 1, commits: nothing(seats), sealed: null, voids: [], dealt: null };
}

/** What a device publishes before it shows its part: bound to table and seat, so that nobody can copy it. */
export function commitToPart(table: TableId, seat: Seat, part: string): Hex {
  return hashOf(`guildhall part ${table} ${seat} ${part}`);
}

/** Each start has a seed of its own, all of them sealed by the one promise in the header. */
export function attemptSeed(seed: Hex, attempt: number): Hex {
  return attempt === 0 ? seed : hashOf(`guildhall attempt ${attempt} ${seed}`);
}

export function dealAfter(deal: Deal, page: Page): Deal {
  switch (page.type) {
    case "sat-down":
    case "stood-up":
    case "sent-away":
      return { ...deal, commits: deal.commits.with(page.seat, null) };
    case "part-promised":
      return { ...deal, commits: deal.commits.with(page.seat, page.commit) };
    case "start-sealed":
      return {
        ...deal,
        sealed: { commits: page.commits, parts: nothing(page.commits.length), at: page.at },
      };
    case "part-shown":
      return deal.sealed === null
        ? deal
        : {
            ...deal,
            sealed: { ...deal.sealed, parts: deal.sealed.parts.with(page.seat, page.part) },
          };
    case "start-void":
      return {
        attempt: deal.attempt + 1,
        commits: nothing(deal.commits.length),
        sealed: null,
        voids: [...deal.voids, { attempt: page.attempt, seats: page.seats }],
        dealt: null,
      };
    case "started":
      return {
        ...deal,
        dealt: { attempt: deal.sealed === null ? 0 : deal.attempt, entropies: page.entropies },
      };
    default:
      return deal;
  }
}

/** Seats that promised a part and have not shown it. */
export function missingParts({ commits, parts }: Sealed): readonly Seat[] {
  return commits.flatMap((commit, seat) => (commit !== null && parts[seat] === null ? [seat] : []));
}

/** All that goes into the deal: what programs threw in openly when they sat down, then the parts in seat order. */
export function entropiesFor(seats: readonly Sitter[], sealed: Sealed | null): readonly string[] {
  const open = entropiesOf(seats);
  if (sealed === null) return open;
  const parts = sealed.parts.filter((part) => part !== null);
  return [...open.filter((entropy) => entropy !== ""), ...parts];
}

/** Seats whose devices slept through the last start go without a part in the next. */
export function asleep({ voids }: Deal): readonly Seat[] {
  return voids.flatMap(({ seats }) => seats);
}

function nothing(seats: number): readonly null[] {
  return Array.from({ length: seats }, () => null);
}
