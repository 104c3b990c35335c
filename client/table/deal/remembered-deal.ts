/** What this device keeps of a deal until the end: it is the only witness its person can trust. */
import type { Seat } from "#rules/game.ts";
import type { TableId, TableInfo } from "#table/talk/words.ts";

/** What this device did and saw before the first card: at the end the journal must agree with it. */
export interface RememberedDeal {
  readonly seat: Seat;
  /** The start it drew its part for. */
  readonly attempt: number;
  readonly part: string;
  /** The hash of the hall's seed, as it was told then. */
  readonly seal: string;
  /** The hall took its promise. Absent in what was kept before this was told apart. */
  readonly taken?: boolean;
  /** All promises as they were sealed, once it showed its part; `null`: it never did. */
  readonly commits: readonly (string | null)[] | null;
  /** Its person agreed here to be dealt to without a part. */
  readonly waived?: boolean;
}

/** Drawn just now, and kept before it is promised: what a hall does with it is seen at the end. */
export function promisedDeal(
  { deal, commit }: TableInfo,
  seat: Seat,
  part: string,
): RememberedDeal {
  // A start that waits is void with another promise: this one is for the next.
  const attempt = deal.sealed ? deal.attempt + 1 : deal.attempt;
  return { seat, attempt, part, seal: commit, taken: false, commits: null };
}

/** Shown just now, to this list of promises: the first one is the one that counts. */
export function shownDeal({ deal }: TableInfo, kept: RememberedDeal): RememberedDeal {
  return { ...kept, commits: kept.commits ?? deal.commits };
}

const dealKey = "guildhall.deals";
/** A device keeps the last evenings, not all of them. */
const mostKept = 40;

export function remember(table: TableId, deal: RememberedDeal): void {
  const key = keyOf(table, deal.seat);
  const others = [...kept()].filter(([known]) => known !== key).slice(-mostKept);
  localStorage.setItem(dealKey, JSON.stringify([...others, [key, deal]]));
}

export function rememberedDeal(table: TableId, seat: Seat): RememberedDeal | null {
  return kept().get(keyOf(table, seat)) ?? null;
}

/** Of every seat this device took part for. */
export function rememberedDeals(table: TableId): readonly RememberedDeal[] {
  return [...kept()].flatMap(([key, deal]) => (key === keyOf(table, deal.seat) ? [deal] : []));
}

function keyOf(table: TableId, seat: Seat): string {
  return `${table} ${seat}`;
}

function kept(): ReadonlyMap<string, RememberedDeal> {
  try {
    const stored = JSON.parse(localStorage.getItem(dealKey) ?? "[]") as [string, RememberedDeal][];
    // Once a table had one entry, whatever the seat.
    return new Map(
      stored.map(([key, deal]) => [key.includes(" ") ? key : keyOf(key, deal.seat), deal]),
    );
  } catch {
    return new Map();
  }
}
