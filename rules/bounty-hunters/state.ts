/** Everything on the table. Lists indexed by seat or by deck, so that a step is a few array reads. */
import type { Card, CardSet } from "./cards/face.ts";

/** The options a group may differ on, and the mode. Fixed when the table is made. */
export interface TableRules {
  readonly mode: "full" | "introductory";
  /** [AMB-05] What is sealed before the reveal: the card alone, or the card and its fate. */
  readonly commit: "card" | "fate";
  /** [AMB-07] May a card reserved this turn be activated in the same turn? */
  readonly freshReserve: "may-activate" | "waits";
  /** [AMB-10] */
  readonly credits: "unlimited" | "forty-two";
  /** [AMB-35] */
  readonly emptyMajority: "nobody" | "everybody";
}

export interface Confrontation {
  /** `null` while attack cards wait alone [BH-CONF-07]. */
  readonly target: Card | null;
  readonly attackers: readonly Card[];
  /** Sum of the attackers by colour [BH-CONF-03]. */
  readonly attack: readonly [number, number, number];
  readonly captured: boolean;
}

/** One player's cards on the table: all of it is public [AMB-04]. */
export interface Board {
  readonly credits: number;
  readonly confrontations: readonly Confrontation[];
  readonly reserved: readonly Card[];
  /** Reserved this very turn; only matters when `freshReserve` is 'waits'. */
  readonly fresh: readonly Card[];
  readonly crates: readonly Card[];
  readonly contracts: readonly Card[];
  readonly captures: number;
}

/** [BH-TURN-05] A card without a cost is played; one with a cost is activated or reserved [BH-TURN-11]. */
export type Fate = "sell" | "play" | "reserve";

export interface Choice {
  readonly card: Card;
  /** `null` while only the card is sealed [AMB-05]. */
  readonly fate: Fate | null;
}

/**
 * What one seat still has to do after the reveal.
 * `decide`: say the fate of a revealed card [AMB-05, commit = card]; `place`: put an attack card on one of several
 * targets; `activate`: may pay for reserved cards; `closed`: nothing left.
 */
export type Window =
  | { readonly type: "decide"; readonly card: Card }
  | { readonly type: "place"; readonly card: Card }
  | { readonly type: "activate" }
  | { readonly type: "closed" };

export type Step =
  /** `chosen[seat]` is a deck number, −1 while open; `asked[seat]` is false for who has drawn or cannot. */
  | {
      readonly type: "draw";
      readonly asked: readonly boolean[];
      readonly chosen: readonly number[];
    }
  | { readonly type: "choose"; readonly chosen: readonly (Choice | null)[] }
  /** `bonus` is the second round of windows, after the fourth-capture bonus [AMB-26, AMB-30]. */
  | {
      readonly type: "resolve";
      readonly round: "main" | "bonus";
      readonly windows: readonly Window[];
      /**
       * Who is quicker must not matter [AMB-25]: a seat's j-th bonus contract of this step is the card at place
       * seat + j · seats below the top of the deck as it was when the step began. `drawn` counts these, `owed` what the
       * deck was too short for: paid in seat order when all windows are closed.
       */
      readonly drawn: readonly number[];
      readonly owed: readonly number[];
      /**
       * [AMB-10] With 42 credits, the same for the reserve: what lay
       * there when the step began, and what each seat took since.
       */
      readonly reserve: number;
      readonly took: readonly number[];
      /**
       * [AMB-10] Credits a seat earned beyond its own place in the
       * reserve: paid in seat order when all windows are closed.
       */
      readonly due: readonly number[];
    }
  | { readonly type: "over" };

export interface State {
  readonly set: CardSet;
  readonly rules: TableRules;
  readonly seats: number;
  readonly turn: number;
  /** The number of the last turn, 0 until someone has four captures [BH-END-03]. */
  readonly lastTurn: number;
  readonly step: Step;
  /** By deck number; the top card is the last [BH-SETUP-06]. −1 is a hole left by a contract drawn in this step. */
  readonly decks: readonly (readonly Card[])[];
  readonly discards: readonly (readonly Card[])[];
  /** Kept in ascending order: the order of a hand says nothing. */
  readonly hands: readonly (readonly Card[])[];
  readonly boards: readonly Board[];
}
