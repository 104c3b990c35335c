/** Who sits where, as a table tells it. Types only. */
import type { Seat } from "#rules/game.ts";
import type { SeatFace } from "./face.ts";

/**
 * Who speaks for a seat. `substitute` is the level of a bot that plays for a
 * person who left or ran out of time; the person may return at any moment.
 */
export type Holder =
  | { readonly type: "open" }
  | {
      readonly type: "person";
      readonly name: string;
      readonly face: SeatFace;
      readonly mine: boolean;
      readonly presence: Presence;
      /** Milliseconds since 1970; `null` while they are here. */
      readonly awaySince: number | null;
      readonly substitute: string | null;
    }
  | {
      readonly type: "bot";
      readonly level: string;
      readonly name: string;
      readonly face: SeatFace;
    };

/** `lost`: the connection broke; `left`: closed the page, or looks at another one of the hall. */
export type Presence = "here" | "lost" | "left";

export interface SeatInfo {
  readonly seat: Seat;
  readonly holder: Holder;
  readonly awaited: boolean;
  /** Milliseconds left on this seat's clock; `null` without a clock. */
  readonly clock: number | null;
}

export type SeatChange =
  | "sat-down"
  | "stood-up"
  | "bot-sat-down"
  | "sent-away"
  | "changed-seat"
  | "renamed"
  | "substitute-plays"
  | "came-back";
