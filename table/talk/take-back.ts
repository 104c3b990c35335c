/** Words about taking back. Types only. */
import type { Seat } from "#rules/game.ts";

/** May the watching seat take its last move back? `free` needs nobody; `ask` needs the table's consent. */
export type TakeBack =
  | { readonly type: "none" }
  | (BackTo & { readonly type: "free" | "ask" })
  | (BackTo & {
      readonly type: "asked";
      readonly by: Seat;
      readonly agreed: readonly Seat[];
      readonly needed: readonly Seat[];
    });

export interface BackTo {
  /** The version of the page that is the last one then. */
  readonly to: number;
  /** A bot plays or played for this seat: all its moves go, and itself. */
  readonly substitute?: Seat;
}
