/** What people ask of a tournament. */
import type { StaffRole } from "./record.ts";
import type { Settings } from "./settings.ts";
import type { MemberNumber, PlacedPair, TableResult } from "./tournament.ts";

interface AtTable {
  readonly round: number;
  readonly table: number;
}

export type TournamentCommand =
  | { readonly type: "set-up"; readonly name: string; readonly settings: Settings }
  /** I play, with this list; said again, the list handed in last counts. */
  | { readonly type: "sign-up"; readonly list: string }
  /** I do not play, but I am here: an organiser may make me a judge. */
  | { readonly type: "come-in" }
  /** Somebody without a phone. */
  | { readonly type: "add-player"; readonly name: string; readonly list: string }
  | { readonly type: "hand-in"; readonly member: MemberNumber; readonly list: string }
  | { readonly type: "drop"; readonly member: MemberNumber }
  | { readonly type: "return"; readonly member: MemberNumber }
  | { readonly type: "remove"; readonly member: MemberNumber }
  | {
      readonly type: "give-role";
      readonly member: MemberNumber;
      readonly role: StaffRole;
      readonly given: boolean;
    }
  | { readonly type: "set-sign-up"; readonly open: boolean }
  | { readonly type: "pair" }
  | { readonly type: "unpair" }
  | {
      readonly type: "change-pairings";
      readonly pairings: readonly Pick<PlacedPair, "table" | "players">[];
    }
  | { readonly type: "set-clock"; readonly runs: boolean }
  | ({ readonly type: "give-time"; readonly minutes: number } & AtTable)
  | ({ readonly type: "sign-slip"; readonly result: TableResult } & AtTable)
  | ({ readonly type: "settle"; readonly result: TableResult; readonly reason: string } & AtTable)
  | ({ readonly type: "call-judge" } & AtTable)
  | ({ readonly type: "answer-call"; readonly done: boolean } & AtTable)
  | { readonly type: "end" }
  | { readonly type: "reopen" };
