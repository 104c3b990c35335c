/** The past of a table, for a replay, and of the tables before it, for an evening. Types only. */
import type { Seat, Viewer } from "#rules/game.ts";
import type { Utterance } from "./said.ts";
import type { SeatFace } from "./seats/face.ts";
import type { Step } from "./steps/step.ts";
import type { LogEntry, TableId, TableInfo, Version } from "./words.ts";

/**
 * The past through one pair of eyes: the view at `from`, then each page with
 * its steps. For `everyone` a view is the list of all seats' views.
 */
export interface Past {
  readonly table: TableId;
  readonly as: Viewer | "everyone";
  readonly from: Version;
  /** The last page there is; `pages` may end before it, and the rest is asked for from there. */
  readonly last: Version;
  readonly view: unknown;
  readonly pages: readonly PastPage[];
}

export interface PastPage {
  readonly version: Version;
  readonly steps: readonly Step[];
  readonly log: readonly LogEntry[];
  readonly awaited: readonly Seat[];
}

/** `GET /api/tables/:id/evening`: this table and those before it, the first one first. */
export interface PlayedEvening {
  readonly games: readonly EveningGame[];
  /** Which of its people I am; `null` for whoever only looks on. */
  readonly me: number | null;
}

export interface EveningGame {
  readonly table: TableId;
  readonly game: string;
  readonly phase: TableInfo["phase"];
  /** Milliseconds since 1970: when it was made, and when something was last written there. */
  readonly made: number;
  readonly moved: number;
  /** In seat order; open seats are left out. */
  readonly players: readonly EveningPlayer[];
}

export interface EveningPlayer {
  readonly seat: Seat;
  /** The name at the table then. */
  readonly name: string;
  /** `null`: a table of before faces. */
  readonly face: SeatFace | null;
  /** Counted from 1 as they came; `null` is a bot. */
  readonly person: number | null;
  /** 1 is the winner; who shares a place has the same. `null` before the end. */
  readonly place: number | null;
  readonly points: number | null;
}

/** `GET /api/tables/:id/evening/talk`: what was said at the tables before this one. */
export interface EarlierTalk {
  readonly lines: readonly EarlierLine[];
}

export interface EarlierLine {
  readonly table: TableId;
  readonly version: Version;
  readonly at: number;
  readonly name: string;
  /** Where its speaker sits at this table; `null`: nowhere. */
  readonly seat: Seat | null;
  readonly said: Utterance;
}
