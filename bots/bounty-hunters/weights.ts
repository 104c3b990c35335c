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
  /** How sure a bot is that open targets will be captured in time: spread in turns, turns lost to other open targets. */
  readonly spread: number;
  readonly crowd: number;
  /** A first open target, so that attack cards have somewhere to go. */
  readonly keen: number;
  /** Turns from one capture to the next. */
  readonly pace: number;
  /** What the left neighbour gains from the hand passed on. */
  readonly deny: number;
}

export const steadyWeights: Weights = {
  action: 2.2,
  credit: 1.4,
  thrift: 0.8,
  losses: 1,
  contracts: 1,
  crates: 1,
  majority: 0.6,
  tempo: 1,
  rise: 0,
  finish: 0,
  reserve: 0.6,
  spread: 3,
  crowd: 0.4,
  keen: 1,
  pace: 3.8,
  deny: 0,
};

export const sharpWeights: Weights = {
  action: 5.15,
  credit: 1.84,
  thrift: 0.8,
  losses: 1.0,
  contracts: 0.66,
  crates: 1.31,
  majority: 1.64,
  tempo: 2.37,
  rise: 0.88,
  finish: 2.86,
  reserve: 0.53,
  spread: 2,
  crowd: 0.5,
  keen: 2,
  pace: 2.19,
  deny: 0.3,
};
