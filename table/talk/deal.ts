/** Words about the deal. Types only. */
import type { Seat } from "#rules/game.ts";

/** What a device must know to take part in the deal, and to check it afterwards. */
export interface DealInfo {
  readonly attempt: number;
  /** Promised so far, by seat; fixed while `sealed`. */
  readonly commits: readonly (string | null)[];
  readonly sealed: boolean;
  /** Seats whose person agreed to be dealt to without a part of theirs. */
  readonly waived: readonly Seat[];
  /** Whose devices a start that is under way waits for. */
  readonly missing: readonly Seat[];
  /** They have had ten seconds: nothing is dealt before one of them answers, agrees or leaves. */
  readonly late: boolean;
  /** The seats whose devices' parts the cards were dealt from; `null` before. */
  readonly from: readonly Seat[] | null;
  /** Starts that were void, and whose devices did not answer. */
  readonly voids: readonly { readonly attempt: number; readonly seats: readonly Seat[] }[];
}
