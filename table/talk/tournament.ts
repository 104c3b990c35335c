/** The words of a tournament in the hall. Types only: what it holds is `rules/legion/tournament`. */
import type { Tournament } from "#rules/legion/index.ts";

/** One of mine in a list. */
export interface TournamentCard {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly ended: boolean;
  /** Do I lead it? */
  readonly mine: boolean;
}

/** `GET /api/tournaments/:id?since=12`. */
export interface TournamentPage {
  /** The hall's clock, in milliseconds since 1970: a round's time is counted by it. */
  readonly now: number;
  readonly version: number;
  /** My number in it; `null` for whoever only looks. */
  readonly me: number | null;
  /** `null` when nothing happened since `since`. */
  readonly tournament: NamedTournament | null;
}

export interface NamedTournament extends Tournament {
  /** In the order of the members; whoever left the hall has a number for a name. */
  readonly names: readonly string[];
}

/** `GET /api/tournaments/:id/lists/:number`: lists are open. */
export interface HandedInList {
  readonly list: string;
}
