/** The mission cards of the current edition: what each counts, as data. */
import type { RuleId } from "../../game.ts";
import type { PerSide } from "../names.ts";
import type { FactName } from "./facts.ts";

/** Points for one fact of a round's end. */
export type Pay =
  | {
      readonly type: "each";
      readonly fact: FactName;
      readonly most: number;
      readonly points: number;
    }
  /** `steps[n]` for a count of n. */
  | { readonly type: "steps"; readonly fact: FactName; readonly steps: readonly number[] }
  /** Once a game. */
  | { readonly type: "once"; readonly fact: FactName; readonly points: number }
  /** One point for having fewer of one's own than the enemy. */
  | { readonly type: "fewer"; readonly fact: FactName; readonly most: number };

interface MissionCard {
  readonly rule: RuleId;
  readonly pays: readonly Pay[];
  readonly fromRound: number;
  /** `false`: the card's text could not be established; its points are a named counter. */
  readonly established: boolean;
}

const fromTwo = { fromRound: 2, established: true } as const;
const byHand = {
  rule: "LC-PRI-07",
  fromRound: 1,
  established: false,
  pays: [{ type: "each", fact: "points", most: 20, points: 1 }],
} as const;

export const primaries = {
  "shifting-priorities": {
    ...fromTwo,
    rule: "LC-PRI-01",
    pays: [{ type: "each", fact: "secured", most: 5, points: 1 }],
  },
  "recover-the-research": {
    ...fromTwo,
    rule: "LC-PRI-02",
    pays: [{ type: "steps", fact: "contested", steps: [0, 0, 1, 2, 3, 3, 3] }],
  },
  "intercept-signals": {
    rule: "LC-PRI-03",
    fromRound: 2,
    established: false,
    pays: [{ type: "each", fact: "towers", most: 4, points: 1 }],
  },
  breakthrough: {
    ...fromTwo,
    rule: "LC-PRI-04",
    pays: [
      { type: "each", fact: "ownFree", most: 2, points: 1 },
      { type: "each", fact: "enemySecured", most: 2, points: 2 },
    ],
  },
  "bunker-assault": {
    ...fromTwo,
    rule: "LC-PRI-05",
    pays: [
      { type: "each", fact: "enemySecured", most: 2, points: 1 },
      { type: "each", fact: "bunkersDestroyed", most: 2, points: 3 },
    ],
  },
  "close-the-pocket": {
    ...fromTwo,
    rule: "LC-PRI-06",
    pays: [
      { type: "each", fact: "centre", most: 1, points: 2 },
      { type: "each", fact: "sides", most: 2, points: 1 },
    ],
  },
  outflank: byHand,
  cauldron: byHand,
  "contact-contact": byHand,
  payload: byHand,
} as const satisfies Readonly<Record<string, MissionCard>>;

interface SecondaryCard extends MissionCard {
  /** Spaces that are filled one a round, none twice. */
  readonly chart: Readonly<Record<string, number>>;
  /** Spaces need an enemy defeated by an attack of this side this round [LC-SEC-05]. */
  readonly chartNeedsDefeat: boolean;
  readonly deed: "scan" | "deliver" | null;
  readonly most: number;
}

const plain = {
  ...fromTwo,
  pays: [],
  chart: {},
  chartNeedsDefeat: false,
  deed: null,
  most: 99,
} as const;

export const secondaries = {
  "marked-targets": { ...plain, rule: "LC-MARKED-01", fromRound: 1, most: 4 },
  "recon-mission": { ...plain, rule: "LC-SEC-02", deed: "scan", most: 4 },
  "surface-scan": {
    ...plain,
    rule: "LC-SEC-03",
    most: 6,
    pays: [
      { type: "steps", fact: "scannersOut", steps: [0, 0, 1] },
      { type: "once", fact: "scannerFound", points: 2 },
    ],
  },
  "bring-them-to-heel": {
    ...plain,
    rule: "LC-SEC-04",
    most: 8,
    pays: [{ type: "fewer", fact: "suppressed", most: 30 }],
    chart: { panicked: 2, allSuppressed: 2 },
  },
  "sweep-and-clear": {
    ...plain,
    rule: "LC-SEC-05",
    fromRound: 1,
    most: 5,
    chart: { any: 1, allied: 1, contested: 1, enemy: 2 },
    chartNeedsDefeat: true,
  },
  "destroy-enemy-base": {
    ...plain,
    rule: "LC-SEC-06",
    fromRound: 1,
    pays: [{ type: "once", fact: "baseDestroyed", points: 4 }],
  },
  "supply-run": { ...plain, rule: "LC-SEC-07", deed: "deliver" },
  "retrieve-the-data": {
    ...plain,
    rule: "LC-SEC-08",
    pays: [{ type: "each", fact: "cores", most: 5, points: 1 }],
  },
  "failed-negotiations": {
    ...plain,
    rule: "LC-SEC-09",
    pays: [{ type: "each", fact: "prisoners", most: 10, points: 1 }],
  },
  "align-the-relay": {
    ...plain,
    rule: "LC-SEC-10",
    pays: [{ type: "steps", fact: "relays", steps: [0, 0, 1, 1, 2, 2] }],
  },
} as const satisfies Readonly<Record<string, SecondaryCard>>;

export type PrimaryId = keyof typeof primaries;
export type SecondaryId = keyof typeof secondaries;

export const primaryIds = Object.keys(primaries) as PrimaryId[];
export const secondaryIds = Object.keys(secondaries) as SecondaryId[];

/**
 * `null`: not chosen; its points are counted by hand. [LC-ADV-01] Advantages score nothing and are kept for the slip.
 */
export interface MissionChoice {
  readonly primary: PrimaryId | null;
  readonly secondary: SecondaryId | null;
  readonly advantages: PerSide<string | null>;
}

export function primaryCard(id: PrimaryId): MissionCard {
  return primaries[id];
}

export function secondaryCard(id: SecondaryId): SecondaryCard {
  return secondaries[id];
}
