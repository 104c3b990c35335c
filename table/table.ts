/** One live table, the same wherever it is hosted; `live/open.ts` makes one. */
import type { FoldResult } from "./state/fold.ts";
import type { Game, Seat, Viewer } from "#rules/game.ts";
import type { FormerTable } from "./journal/make.ts";
import type { Header, Page, PersonId } from "./journal/page.ts";
import type { Person, Ports } from "./ports.ts";
import type { Departure } from "./announce/presence.ts";
import type { Hear } from "./announce/listeners.ts";
import type { TableAsk } from "./judge/judge-ask.ts";
import type { ErrorAnswer } from "./talk/errors.ts";
import type { Answer, TableId, TableInfo, TableTerms, Version } from "./talk/words.ts";
import type { Past } from "./talk/past.ts";

export type { TableAsk };

export type Subscription =
  | { readonly type: "listening"; readonly stop: (how?: Departure) => void }
  | ErrorAnswer;

export interface TableStanding {
  readonly turn: number | null;
  /** Milliseconds since 1970; `null` without a clock. */
  readonly due: number | null;
}

export interface Table {
  readonly id: TableId;
  readonly terms: TableTerms;
  /** What it is played with: a view that shows it holds this very object. */
  readonly content: unknown;
  /** Does this person sit here, or did they open it? */
  isAt(person: PersonId): boolean;
  /** As this person sees it; `null` for someone unknown. */
  info(person: PersonId | null): TableInfo;
  /** Never rejects: a bug is reported through the port and answered as an error. */
  ask(person: Person, ask: TableAsk): Promise<Answer>;
  /** Tells `table` and `view` soon after, then every `update`; `stop` without a word counts as a lost connection. */
  listen(person: Person, as: Viewer, since: Version | null, hear: Hear): Subscription;
  /** They go by another name from now on: their seats say so, whether they look or not. */
  renamed(person: Person): void;
  /** Only as a seat of mine (or a spectator) while the game runs; as anyone once it is over. */
  past(
    person: PersonId | null,
    as: Viewer | "everyone",
    from: Version,
    to: Version | null,
  ): Promise<Past | ErrorAnswer>;
  /** What they see now, without coming to the table; `null`: not as this seat, or it has not begun. */
  seen(person: PersonId, seat: Seat): unknown;
  /** For the table its people go on to. */
  former(): FormerTable;
  /** For a list: how far the game is, and when the next clock runs out. */
  standing(): TableStanding;
  /** How many pages it has taken in. */
  version(): Version;
  /** How many moves are folded to read it anew: more than it has where early ones were amended. */
  folds(): number;
  /** Another copy of the program may have written: read on. */
  catchUp(): Promise<void>;
  /** Who minds the table, or who is at it in other copies, changed. */
  lookRound(): void;
  /** Answers once everything asked so far is judged and written. */
  settled(): Promise<void>;
  /** Nobody listens, nothing is under way: the host may close it and open it again on demand. */
  idle(): boolean;
  close(): void;
}

export interface Opening {
  readonly game: Game;
  readonly header: Header;
  /** What `header.contentHash` stands for; `null` when it is null. */
  readonly content: unknown;
  readonly pages: readonly Page[];
  /** What the pages lead to, where that was worked out already. */
  readonly folded?: FoldResult;
  readonly ports: Ports;
}
