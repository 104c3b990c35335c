/** Which table of which tournament a ledger is. */
export interface TournamentTable {
  readonly id: string;
  /** Counted from 1. */
  readonly round: number;
  readonly table: number;
}
