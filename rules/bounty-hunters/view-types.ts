/** What one pair of eyes sees. Written as an allow-list: a field that is not here is a secret. */
import type { RuleId, Seat, Viewer } from "#rules/game.ts";
import type { Card, CardSet } from "./cards/face.ts";
import type { EventOf } from "./events.ts";
import type { Board, Choice, Step, TableRules } from "./state.ts";

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

/** Events that everyone hears as they are. An allow-list, too: a new event is a secret until it stands here. */
type OpenEvent = EventOf<
  | "draw-missed"
  | "choosing-began"
  | "choices-revealed"
  | "fate-decided"
  | "card-sold"
  | "credit-gained"
  | "credits-paid"
  | "card-reserved"
  | "crate-activated"
  | "contract-activated"
  | "target-played"
  | "placement-asked"
  | "attacker-placed"
  | "target-captured"
  | "contract-owed"
  | "contract-lost"
  | "credit-owed"
  | "credit-lost"
  | "window-opened"
  | "window-closed"
  | "windows-settled"
  | "end-triggered"
  | "bonus-round-began"
  | "game-ended"
>;

/** Events as one viewer hears them: the same words, with secrets left out. */
export type News =
  | OpenEvent
  | ({ readonly rule: RuleId } & (
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
      | { readonly type: "card-chosen"; readonly seat: Seat; readonly choice: Choice | null }
      /** My new hand; `null` for a spectator. Everyone knows that hands moved one seat to the left [BH-TURN-16]. */
      | { readonly type: "hands-passed"; readonly hand: readonly Card[] | null }
    ));
