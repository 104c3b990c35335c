/** The two trays while they are being filled: plain data, one function for each thing one can lay in. */
import {
  emptyBundle,
  type Bundle,
  type Command,
  type Deal,
  type Favor,
  type DealPromise,
} from "#rules/outer-rim/index.ts";

export interface Trays {
  /** `null`: everybody who could do the favor. */
  readonly to: number | null;
  readonly give: Bundle;
  readonly get: Bundle;
}

export type TraySide = "give" | "get";

export function emptyTrays(to: number | null): Trays {
  return { to, give: emptyBundle, get: emptyBundle };
}

/** What was offered, said from my side: where a counter-offer begins. */
export function turnedTrays({ by, give, get }: Deal): Trays {
  return { to: by, give: get, get: give };
}

export function offerOf({ to, give, get }: Trays): Command {
  return { type: "offer", to, give, get };
}

function changed(trays: Trays, side: TraySide, part: Partial<Bundle>): Trays {
  return { ...trays, [side]: { ...trays[side], ...part } };
}

function toggled<T>(list: readonly T[], one: T): readonly T[] {
  return list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
}

export function withCard(trays: Trays, side: TraySide, card: string): Trays {
  return changed(trays, side, { cards: toggled(trays[side].cards, card) });
}

export function withDebt(trays: Trays, side: TraySide, owner: number): Trays {
  return changed(trays, side, { debts: toggled(trays[side].debts, owner) });
}

export function withCredits(trays: Trays, side: TraySide, more: number, most: number): Trays {
  const credits = Math.min(most, Math.max(0, trays[side].credits + more));
  return changed(trays, side, { credits });
}

export function withFavor(trays: Trays, side: TraySide, favor: Favor): Trays {
  return changed(trays, side, { favor: isLaid(trays[side], favor) ? null : favor });
}

export function isLaid({ favor }: Bundle, one: Favor): boolean {
  return favor?.kind === one.kind && favor.skill === one.skill && favor.faction === one.faction;
}

export function hasPromise({ promises }: Bundle, one: DealPromise): boolean {
  return promises.some(({ kind, player }) => kind === one.kind && player === one.player);
}

/** A sum to be paid back begins at a thousand. */
export function withPromise(trays: Trays, side: TraySide, one: DealPromise): Trays {
  const { promises } = trays[side];
  const others = promises.filter(({ kind, player }) => kind !== one.kind || player !== one.player);
  const said = one.kind === "repay" ? { ...one, credits: 1000 } : one;
  return changed(trays, side, {
    promises: others.length < promises.length ? others : [...promises, said],
  });
}
