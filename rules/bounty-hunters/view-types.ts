/** What one pair of eyes sees. Written as an allow-list: a field that is not here is a secret. */
import type { RuleId, Seat, Viewer } from "#rules/game.ts";
import type { Card, CardSet } from "./cards/face.ts";
import type { Board, Choice, Fate, Step, TableRules } from "./state.ts";

export type StepView =
  /** `mine` is the deck I chose, −1 while I have not; `ready[seat]` is all that others hear. */
  | {
      readonly type: "draw";
      readonly asked: readonly boolean[];
      readonly ready: readonly boolean[];
      readonly mine: number;
    }
  | { readonly type: "choose"; readonly ready: readonly boolean[]; readonly mine: Choice | null }
  /** Nothing in these steps is secret. */
  | Extract<Step, { readonly type: "resolve" | "over" }>;

export interface View {
  readonly viewer: Viewer;
  readonly set: CardSet;
  readonly rules: TableRules;
  readonly seats: number;
  readonly turn: number;
  readonly lastTurn: number;
  readonly step: StepView;
  readonly deckCounts: readonly number[];
  readonly discards: readonly (readonly Card[])[];
  readonly handCounts: readonly number[];
  /** My own hand, ascending; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly boards: readonly Board[];
}

/** Events as one viewer hears them: the same words, with secrets left out. */
export type News = { readonly rule: RuleId } & (
  | { readonly type: "decks-shuffled"; readonly counts: readonly number[] }
  | {
      readonly type: "hands-dealt";
      readonly hand: readonly Card[];
      readonly counts: readonly number[];
    }
  | { readonly type: "turn-began"; readonly turn: number }
  | { readonly type: "deck-chosen"; readonly seat: Seat; readonly deck: number | null }
  | { readonly type: "deck-refilled"; readonly deck: number; readonly count: number }
  | {
      readonly type: "card-drawn";
      readonly seat: Seat;
      readonly deck: number;
      readonly card: Card | null;
    }
  | { readonly type: "draw-missed"; readonly seat: Seat; readonly deck: number }
  | { readonly type: "choosing-began" }
  | { readonly type: "card-chosen"; readonly seat: Seat; readonly choice: Choice | null }
  | { readonly type: "choices-revealed"; readonly choices: readonly (Choice | null)[] }
  | { readonly type: "fate-decided"; readonly seat: Seat; readonly fate: Fate }
  | { readonly type: "card-sold"; readonly seat: Seat; readonly card: Card; readonly deck: number }
  | {
      readonly type: "credit-gained";
      readonly seat: Seat;
      readonly credits: number;
      readonly why: "sale" | "capture" | "fourth-capture" | "owed";
    }
  | {
      readonly type: "credits-paid";
      readonly seat: Seat;
      readonly card: Card;
      readonly credits: number;
    }
  | { readonly type: "card-reserved"; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: "crate-activated";
      readonly seat: Seat;
      readonly card: Card;
      readonly from: "hand" | "reserved";
    }
  | {
      readonly type: "contract-activated";
      readonly seat: Seat;
      readonly card: Card;
      readonly from: "hand" | "deck";
    }
  | {
      readonly type: "target-played";
      readonly seat: Seat;
      readonly card: Card;
      readonly onto: number;
    }
  | { readonly type: "placement-asked"; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: "attacker-placed";
      readonly seat: Seat;
      readonly card: Card;
      readonly onto: number;
      readonly from: "hand" | "reserved";
    }
  | {
      readonly type: "target-captured";
      readonly seat: Seat;
      readonly card: Card;
      readonly onto: number;
      readonly captures: number;
    }
  | { readonly type: "contract-owed"; readonly seat: Seat }
  | { readonly type: "contract-lost"; readonly seat: Seat }
  /** [AMB-10] Beyond this seat's own place in a counted reserve: paid when the step ends, if a token is there. */
  | { readonly type: "credit-owed"; readonly seat: Seat }
  /** [AMB-10] Only when a table plays with 42 credits and all are out. */
  | {
      readonly type: "credit-lost";
      readonly seat: Seat;
      readonly why: "sale" | "capture" | "fourth-capture" | "owed";
    }
  | { readonly type: "window-opened"; readonly seat: Seat }
  | { readonly type: "window-closed"; readonly seat: Seat }
  /**
   * [AMB-25] Nobody can draw a bonus contract any more: what is owed
   * is paid now. Told only when something was drawn or is owed.
   */
  | { readonly type: "windows-settled" }
  | { readonly type: "end-triggered"; readonly seats: readonly Seat[]; readonly lastTurn: number }
  | { readonly type: "bonus-round-began" }
  /** My new hand; `null` for a spectator. Everyone knows that hands moved one seat to the left [BH-TURN-16]. */
  | { readonly type: "hands-passed"; readonly hand: readonly Card[] | null }
  | { readonly type: "game-ended" }
);
