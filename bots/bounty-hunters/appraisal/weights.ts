/** What a bot thinks things are worth. The same appraisal with other weights is another character. */
export interface Weights {
  /** Points one action is worth, and one credit. */
  readonly action: number;
  readonly credit: number;
  /** How much a further credit is worth of the one before it. */
  readonly thrift: number;
  /** Points of the pad, as this bot sees them. */
  readonly losses: number;
  readonly contracts: number;
  readonly crates: number;
  readonly majority: number;
  /** A capture beyond its points; more with each capture made, and for the fourth when leading. */
  readonly tempo: number;
  readonly rise: number;
  readonly finish: number;
  /** A card kept for later against a card in play. */
  readonly reserve: number;
  /**
   * How sure a bot is that open targets will be captured in time: spread in turns, turns lost to other open targets.
   */
  readonly spread: number;
  readonly crowd: number;
  /** A first open target, so that attack cards have somewhere to go. */
  readonly keen: number;
  /** Turns from one capture to the next. */
  readonly pace: number;
  /** How far the others' captures count when it reckons with the end: 0 sees only its own board, 1 whoever is first. */
  readonly heed: number;
  /** What the left neighbour gains from the hand passed on. */
  readonly deny: number;
}

/** Sees the points on the cards better than the losses, and thinks there is time for everything. */
export const noviceWeights: Weights = {
  action: 2.3,
  credit: 1.2,
  thrift: 0.8,
  losses: 0.75,
  contracts: 1.2,
  crates: 1,
  majority: 0.4,
  tempo: 0,
  rise: 0,
  finish: 0,
  reserve: 0.8,
  spread: 3,
  crowd: 0.3,
  keen: 1,
  pace: 3.5,
  heed: 0,
  deny: 0,
};

/** Counts its own points and its own time; looks at nobody else. */
export const steadyWeights: Weights = {
  action: 2.55,
  credit: 1.6,
  thrift: 0.7,
  losses: 1,
  contracts: 1,
  crates: 1,
  majority: 0.6,
  tempo: 0.6,
  rise: 0,
  finish: 0,
  reserve: 0.6,
  spread: 2.3,
  crowd: 0.4,
  keen: 1,
  pace: 2.6,
  heed: 0,
  deny: 0,
};

/** Found by self-play: `tools/learn/tune-weights.ts`. */
export const sharpWeights: Weights = {
  action: 3.3,
  credit: 1.96,
  thrift: 0.59,
  losses: 1,
  contracts: 0.57,
  crates: 1.14,
  majority: 0.87,
  tempo: 3.8,
  rise: 0.27,
  finish: 2.86,
  reserve: 0.49,
  spread: 1.17,
  crowd: 0.3,
  keen: 1.17,
  pace: 1.76,
  heed: 1,
  deny: 0.27,
};
