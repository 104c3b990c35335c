/** What a list says a unit costs, and whether a card can cost that. */

export interface Price {
  readonly count: number;
  /** The card alone. */
  readonly base: number | null;
  /** As written: with its upgrades, or the card alone, or all copies. */
  readonly total: number | null;
  /** All upgrades together; `null`: somebody knows not all of them. */
  readonly upgrades: number | null;
}

export function fitsPrice(card: number, price: Price): boolean {
  return price.base === null ? eachOf(card, price) !== null : price.base === card;
}

/** What one copy with its upgrades costs if this is the card; `null`: nothing fits. */
export function eachOf(card: number, { count, total, upgrades }: Price): number | null {
  if (total === null || upgrades === null) return null;
  const whole = card + upgrades;
  const told = [whole, card, count * whole, count * card];
  return told.includes(total) ? whole : null;
}
