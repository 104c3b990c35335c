/** What may be longer or wider than the rest, each with its reason. */
export type Limit = "columns" | "lines" | "function";

export interface Exception {
  readonly path: RegExp;
  readonly from: readonly Limit[];
  readonly why: string;
}

export const exceptions: readonly Exception[] = [
  {
    path: /\/(words|labels)\//,
    from: ["columns", "lines"],
    why: "prose: a catalog is as long as what there is to say, in one order in every language",
  },
  {
    path: /^rules\/[^/]+\/cards\//,
    from: ["columns"],
    why: "a card's record stands on one line where that reads like the card",
  },
  {
    path: /^rules\/outer-rim\/cards\/(ai|databank|encounters|market|people)\//,
    from: ["lines"],
    why: "decks: one table each, in print order",
  },
  {
    path: /^rules\/outer-rim\/cards\/(ambitions|characters|ships)\.ts$/,
    from: ["lines"],
    why: "decks again, of sheets",
  },
  {
    path: /^rules\/legion\/cards\/listed-(units|upgrades)\.ts$/,
    from: ["lines"],
    why: "the public list, one record per card",
  },
  {
    path: /\/learned\/learned\.ts$/,
    from: ["columns", "lines"],
    why: "numbers that a program wrote",
  },
  {
    path: /^tools\/bench\/engine\/reference\//,
    from: ["columns", "lines", "function"],
    why: "the ceiling we measure against: one flat file, as fast programs are written",
  },
];
