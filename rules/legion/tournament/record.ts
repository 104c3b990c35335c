/** The lines of a tournament's record: what happened, who said so, and when. Nothing is ever struck out. */
import type { ListSummary } from "./list-summary.ts";
import type { Settings } from "./settings.ts";
import type { MemberNumber, PlacedPair, TableResult } from "./tournament.ts";

export const staffRoles = ["organiser", "judge"] as const;
export type StaffRole = (typeof staffRoles)[number];

interface AtTable {
  readonly round: number;
  readonly table: number;
}

export type Deed =
  | { readonly type: "set-up"; readonly name: string; readonly settings: Settings }
  /** A new number; `plays` false for somebody who only judges or helps. */
  | { readonly type: "came"; readonly member: MemberNumber; readonly plays: boolean }
  | { readonly type: "list-handed-in"; readonly member: MemberNumber; readonly list: ListSummary }
  | { readonly type: "dropped"; readonly member: MemberNumber; readonly round: number }
  | { readonly type: "returned"; readonly member: MemberNumber; readonly round: number }
  | { readonly type: "removed"; readonly member: MemberNumber; readonly round: number }
  | {
      readonly type: "role-given";
      readonly member: MemberNumber;
      readonly role: StaffRole;
      readonly given: boolean;
    }
  | { readonly type: "sign-up-set"; readonly open: boolean }
  | { readonly type: "paired"; readonly round: number; readonly pairings: readonly PlacedPair[] }
  | {
      readonly type: "pairings-changed";
      readonly round: number;
      readonly pairings: readonly PlacedPair[];
    }
  | { readonly type: "unpaired"; readonly round: number }
  | { readonly type: "clock-set"; readonly round: number; readonly runs: boolean }
  | ({ readonly type: "time-given"; readonly minutes: number } & AtTable)
  | ({ readonly type: "ledger-opened"; readonly ledger: string } & AtTable)
  | ({ readonly type: "slip-signed"; readonly result: TableResult } & AtTable)
  | ({
      readonly type: "result-settled";
      readonly result: TableResult;
      readonly by: "both" | "staff";
      readonly reason: string;
    } & AtTable)
  | ({ readonly type: "judge-called" } & AtTable)
  | ({ readonly type: "judge-coming" } & AtTable)
  | ({ readonly type: "call-closed" } & AtTable)
  | { readonly type: "ended" }
  | { readonly type: "reopened" };

export interface RecordLine {
  readonly by: MemberNumber;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly deed: Deed;
}
