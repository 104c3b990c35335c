/**
 * How the deal comes about: promises first, then the seal, then
 * what was promised. Nobody can fit their part to another's.
 */
import type { Seat } from "#rules/game.ts";
import { hashOf, type Hex } from "#rules/seeded-chance.ts";
import type { Draft } from "../journal/page.ts";
import type { TableId } from "../talk/words.ts";
import { entropiesOf, type Sitter } from "./seats.ts";

/** A start that is under way: every promise is fixed, and the parts come in. */
export interface SealedDeal {
  /** By seat; `null` where no device promised anything. */
  readonly commits: readonly (Hex | null)[];
  readonly parts: readonly (string | null)[];
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
  /** Seats whose person said: deal without a part of mine. */
  readonly waived: readonly Seat[];
  /** Seats whose device slept through a start and has not been heard of since. */
  readonly asleep: readonly Seat[];
  /** A start was asked for and nobody has come or gone since: it goes on by itself. */
  readonly wanted: boolean;
  /** It waits for somebody's device, and everyone was told. */
  readonly late: boolean;
  readonly sealed: SealedDeal | null;
  readonly voids: readonly VoidStart[];
  readonly dealt: DealtFrom | null;
}

/** What the cards were dealt from; `attempt` 0 where nobody promised anything. */
export interface DealtFrom {
  readonly attempt: number;
  readonly entropies: readonly string[];
  /** The seats whose devices showed a part. */
  readonly seats: readonly Seat[];
}

export function noDeal(seats: number): Deal {
  return {
    attempt: 1,
    commits: nothing(seats),
    waived: [],
    asleep: [],
    wanted: false,
    late: false,
    sealed: null,
    voids: [],
    dealt: null,
  };
}

/** What a device publishes before it shows its part: bound to table and seat, so that nobody can copy it. */
export function commitToPart(table: TableId, seat: Seat, part: string): Hex {
  return hashOf(`guildhall part ${table} ${seat} ${part}`);
}

/** Each start has a seed of its own, all of them sealed by the one promise in the header. */
export function attemptSeed(seed: Hex, attempt: number): Hex {
  return attempt === 0 ? seed : hashOf(`guildhall attempt ${attempt} ${seed}`);
}

/** After a page, or after one that is about to be written. */
export function dealAfter(deal: Deal, page: Draft): Deal {
  switch (page.type) {
    // What is thrown in openly stands for a part nobody has to wait for: programs do so.
    case "sat-down":
      return seatChanged(deal, page.seat, page.entropy === "" ? [] : [page.seat]);
    case "stood-up":
    case "sent-away":
    case "bot-seated":
      return seatChanged(deal, page.seat, []);
    // What was promised stands; a start that was asked for is asked for anew.
    case "terms-changed": {
      const { seats } = page.terms.setup;
      return {
        ...deal,
        commits: [...deal.commits, ...nothing(seats)].slice(0, seats),
        waived: deal.waived.filter((seat) => seat < seats),
        asleep: deal.asleep.filter((seat) => seat < seats),
        wanted: false,
        late: false,
      };
    }
    // What was promised is bound to the chair; what was thrown in openly goes along.
    case "seat-changed": {
      const open = deal.waived.includes(page.seat) ? [page.to] : [];
      return seatChanged(seatChanged(deal, page.seat, []), page.to, open);
    }
    case "part-promised":
      return {
        ...deal,
        commits: deal.commits.with(page.seat, page.commit),
        waived: without(deal.waived, page.seat),
        asleep: without(deal.asleep, page.seat),
      };
    case "part-waived":
      return {
        ...deal,
        commits: deal.commits.with(page.seat, null),
        waived: [...without(deal.waived, page.seat), page.seat],
      };
    case "start-asked":
      return { ...deal, wanted: true, late: false };
    case "start-sealed":
      return {
        ...deal,
        late: false,
        sealed: { commits: page.commits, parts: nothing(page.commits.length) },
      };
    case "part-shown":
      return deal.sealed === null
        ? deal
        : {
            ...deal,
            sealed: { ...deal.sealed, parts: deal.sealed.parts.with(page.seat, page.part) },
          };
    case "parts-awaited":
      return { ...deal, late: true };
    case "start-void":
      return {
        ...deal,
        attempt: deal.attempt + 1,
        commits: nothing(deal.commits.length),
        asleep: [...new Set([...deal.asleep, ...page.seats])],
        wanted: true,
        late: false,
        sealed: null,
        voids: [...deal.voids, { attempt: page.attempt, seats: page.seats }],
      };
    case "started":
      return {
        ...deal,
        dealt: {
          attempt: deal.sealed === null ? 0 : deal.attempt,
          entropies: page.entropies,
          seats: seatsWith(deal.sealed?.parts ?? []),
        },
      };
    default:
      return deal;
  }
}

/** Someone else sits there, or nobody: a start is asked for anew. */
function seatChanged(deal: Deal, seat: Seat, agreed: readonly Seat[]): Deal {
  return {
    ...deal,
    commits: deal.commits.with(seat, null),
    waived: [...without(deal.waived, seat), ...agreed],
    asleep: without(deal.asleep, seat),
    wanted: false,
    late: false,
  };
}

function without(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  return seats.filter((other) => other !== seat);
}

/** The seats that have one. */
export function seatsWith(parts: readonly (string | null)[]): readonly Seat[] {
  return parts.flatMap((part, seat) => (part === null ? [] : [seat]));
}

/** Seats that promised a part and have not shown it. */
export function missingParts({ commits, parts }: SealedDeal): readonly Seat[] {
  return commits.flatMap((commit, seat) => (commit !== null && parts[seat] === null ? [seat] : []));
}

/** All that goes into the deal: what programs threw in openly when they sat down, then the parts in seat order. */
export function entropiesFor(
  seats: readonly Sitter[],
  sealed: SealedDeal | null,
): readonly string[] {
  const open = entropiesOf(seats);
  if (sealed === null) return open;
  const parts = sealed.parts.filter((part) => part !== null);
  return [...open.filter((entropy) => entropy !== ""), ...parts];
}

function nothing(seats: number): readonly null[] {
  return Array.from({ length: seats }, () => null);
}
