/** What this device keeps of a deal until the end: it is the only witness its person can trust. */
import type { Seat } from "#rules/game.ts";
import type { TableId } from "#table/talk/words.ts";

/** What this device saw before the first card: at the end the journal must agree with it. */
export interface RememberedDeal {
  readonly seat: Seat;
  readonly attempt: number;
  readonly part: string;
  readonly commits: readonly (string | null)[];
  /** The hash of the hall's seed, as it was told then. */
  readonly seal: string;
}

const dealKey = "guildhall.deals";
/** A device keeps the last evenings, not all of them. */
const mostKept = 40;

export function remember(table: TableId, deal: RememberedDeal): void {
  const others = [...kept()].filter(([id]) => id !== table).slice(-mostKept);
  localStorage.setItem(dealKey, JSON.stringify([...others, [table, deal]]));
}

export function rememberedDeal(table: TableId): RememberedDeal | null {
  return kept().get(table) ?? null;
}

function kept(): ReadonlyMap<TableId, RememberedDeal> {
  try {
    return new Map(
      JSON.parse(localStorage.getItem(dealKey) ?? "[]") as [TableId, RememberedDeal][],
    );
  } catch {
    return new Map();
  }
}
