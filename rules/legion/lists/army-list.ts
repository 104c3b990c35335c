/** An army list as imported: what was read, and what could not be, kept word for word. */
import type { Rank } from "../names.ts";

export interface ListedUnit {
  readonly count: number;
  /** The Legion HQ id; `null` when the name was not recognised, or fits several cards. */
  readonly id: string | null;
  readonly name: string;
  /** `null`: to be given by hand. */
  readonly rank: Rank | null;
  readonly bounty: boolean;
  /** For one copy with its upgrades, where the list says so. */
  readonly points?: number;
  /** Upgrade ids, `null` for an empty slot; names where the list gives names. */
  readonly upgrades: readonly (string | null)[];
  readonly loadout?: string;
  readonly counterpart?: {
    readonly count: number;
    readonly id: string;
    readonly upgrades: readonly (string | null)[];
    readonly points?: number;
  };
  /** The cards an ambiguous name may mean. */
  readonly mayBe?: readonly string[];
}

export interface BattleDeck {
  readonly primary: readonly string[];
  readonly secondary: readonly string[];
  readonly advantage: readonly string[];
}

export interface ArmyList {
  readonly faction: string | null;
  readonly points: number | null;
  /** What the list may cost, where it says so. */
  readonly maximum?: number;
  readonly activations?: number;
  readonly deck?: BattleDeck;
  readonly battleForce: string | null;
  readonly units: readonly ListedUnit[];
  /** Command cards, as written. */
  readonly cards: readonly string[];
  /** What could not be read. */
  readonly unread: readonly string[];
  /** The list says it is for a scenario: a hint for the Bounty switch. */
  readonly scenario?: true;
}

export interface ImportTrouble {
  readonly trouble:
    | "empty"
    | "too-long"
    | "server-record"
    | "admiral-link"
    | "broken-json"
    | "other-json"
    | "no-units";
}

export function isTrouble(read: object): read is ImportTrouble {
  return "trouble" in read;
}
