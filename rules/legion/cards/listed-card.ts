/** What the ledger knows of a printed unit card. */
import type { Hull, Keyword, Rank, UnitType } from "../names.ts";

type Faction = "rebels" | "empire" | "republic" | "separatists" | "mercenary" | "mandalorians";

export interface CardFacts {
  /** A counterpart has no rank of its own. */
  readonly rank: Rank | null;
  readonly points: number;
  readonly wounds: number;
  readonly keywords?: readonly Keyword[];
  readonly types?: readonly UnitType[];
  readonly transport?: Hull;
}

export interface ListedCard {
  readonly name: string;
  readonly title: string | null;
  /** Another spelling in use. */
  readonly alsoNamed?: string;
  readonly faction: Faction;
  readonly counterpart?: true;
  /** `null`: the card does not exist in that edition. */
  readonly classic: CardFacts | null;
  readonly current: CardFacts | "same" | null;
}
