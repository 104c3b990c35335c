/** Numbers by card: 0 target, 1 hunter, 2 droid, 3 crate, 4 contract. */
export interface FlatCards {
  readonly kind: Int16Array;
  readonly deck: Int16Array;
  readonly trio: Int16Array;
  readonly points: Int16Array;
  readonly cost: Int16Array;
  /** Target: 0 none, 1 credit, 2 contract. Crate: symbols. Contract: 0 pair, 1 double, 2 crate. */
  readonly mark: Int16Array;
  readonly a: Int16Array;
  readonly b: Int16Array;
}

/** Decks after the deal, top card last, and the first hands. */
export interface FlatDeal {
  readonly decks: readonly (readonly number[])[];
  readonly hands: readonly (readonly number[])[];
}

export interface FlatPlayer {
  /** One of n moves. */
  readonly choose: (n: number) => number;
  /** The stream that shuffles this refill; step 0 is the draw, 1 the windows, 2 the bonus round. */
  refill(deck: number, turn: number, step: number): { below(n: number): number };
}

export function flatTable(
  cards: FlatCards,
): (deal: FlatDeal, player: FlatPlayer, copying: boolean) => readonly number[];
