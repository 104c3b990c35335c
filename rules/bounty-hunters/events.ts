/**
 * What happened. Past tense, each with the rule that made it
 * happen; chance is written down here and never rolled again.
 */
import type { RuleId, Seat } from "#rules/game.ts";
import type { Card } from "./cards/face.ts";
import type { Choice, Fate } from "./state.ts";

interface Because {
  readonly rule: RuleId;
}

export type Event = Because &
  (
    | { readonly type: "decks-shuffled"; readonly decks: readonly (readonly Card[])[] }
    | { readonly type: "hands-dealt"; readonly hands: readonly (readonly Card[])[] }
    | { readonly type: "turn-began"; readonly turn: number; readonly asked: readonly boolean[] }
    /** Sealed: others hear only that it was made. */
    | { readonly type: "deck-chosen"; readonly seat: Seat; readonly deck: number }
    | { readonly type: "deck-refilled"; readonly deck: number; readonly cards: readonly Card[] }
    /** The card is told to its seat alone; the deck to all [AMB-04]. */
    | {
        readonly type: "card-drawn";
        readonly seat: Seat;
        readonly deck: number;
        readonly card: Card;
      }
    /** [AMB-02] The deck ran out before this seat's turn to draw: it is asked again. */
    | { readonly type: "draw-missed"; readonly seat: Seat; readonly deck: number }
    | { readonly type: "choosing-began" }
    /** Sealed: others hear only that it was made. */
    | { readonly type: "card-chosen"; readonly seat: Seat; readonly choice: Choice }
    | { readonly type: "choices-revealed"; readonly choices: readonly (Choice | null)[] }
    | { readonly type: "fate-decided"; readonly seat: Seat; readonly fate: Fate }
    | {
        readonly type: "card-sold";
        readonly seat: Seat;
        readonly card: Card;
        readonly deck: number;
      }
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
    /** `from` says where the card lay: the hand, or the reserved cards. */
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
    /** [AMB-25] The deck ran short while others may still be owed: paid when all windows are closed. */
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
     * [AMB-25] Nobody can draw a bonus contract any more: what is owed is paid now. Told only when something was
     * drawn or is owed.
     */
    | { readonly type: "windows-settled" }
    | { readonly type: "end-triggered"; readonly seats: readonly Seat[]; readonly lastTurn: number }
    | { readonly type: "bonus-round-began" }
    | { readonly type: "hands-passed"; readonly hands: readonly (readonly Card[])[] }
    | { readonly type: "game-ended" }
  );

/** The event of one type. Functions that take one read fields of one shape only, which is what keeps folding fast. */
export type EventOf<T extends Event["type"]> = Extract<Event, { readonly type: T }>;
