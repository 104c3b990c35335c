/** The words between a person and the hall about themselves. Types only. Times are milliseconds since 1970. */
import type { Outcome, Seat } from "#rules/game.ts";
import type { GuildCard } from "./guild.ts";
import type { Language } from "./languages.ts";
import type { LobbyRow } from "./lobby.ts";
import type { TableId, Version } from "./words.ts";

export interface PasskeyCard {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  /** `null`: never yet. */
  readonly used: number | null;
}

/** `GET /api/me/keys`: what would bring me back if this device forgot me. */
export interface MyKeys {
  readonly passkeys: readonly PasskeyCard[];
  /** When my recovery words were drawn; `null` when I have none. */
  readonly words: number | null;
  /** Devices that know me, this one included. */
  readonly devices: number;
}

/** `POST /api/me/words`: told once, never again. */
export interface RecoveryWords {
  /** Of which language's list. */
  readonly language: Language;
  /** In this order. */
  readonly words: readonly string[];
}

/** `GET /api/me/page`. */
export interface MyPage {
  readonly name: string;
  /** Being played or gathering, my move first. */
  readonly tables: readonly LobbyRow[];
  readonly guilds: readonly GuildCard[];
  readonly statistics: readonly MyStatistics[];
  /** The latest games; `GET /api/me/games?after=` reads on. */
  readonly games: readonly MyGame[];
}

export interface MyGame {
  readonly table: TableId;
  readonly game: string;
  readonly began: number;
  readonly ended: number;
  readonly players: readonly MyGamePlayer[];
}

export interface MyGamePlayer {
  readonly name: string;
  readonly mine: boolean;
  readonly place: number;
  readonly points: number | null;
}

/** Of one game, over everything I finished. */
export interface MyStatistics {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  readonly averagePlace: number;
  /** Of the games that count points; so is the best. */
  readonly averagePoints: number | null;
  readonly bestPoints: number | null;
  readonly lastPlayed: number;
}

/** `GET /api/tables/:id/seats/:seat/ahead`: what I left for the next question; `null` when nothing. */
export interface MoveAhead {
  readonly command: unknown;
}

/** `GET /api/tables/:id/look`: the last page I saw there on any of my devices; 0 and 0 before the first. */
export interface MyLook {
  readonly version: Version;
  readonly at: number;
}

/** `GET /api/me/events`: what concerns me at the tables of the hall, one line of JSON each. */
interface AtTable {
  readonly table: TableId;
  readonly game: string;
}

export type MyEvent =
  /** The first line: from here on nothing is missed. */
  | { readonly type: "listening"; readonly name: string }
  /** The table waits for this seat of mine; said anew after each page for as long as it does. */
  | (AtTable & { readonly type: "your-move"; readonly seat: Seat })
  /** Somebody at a table that gathers asks for me; `seats` are open. */
  | (AtTable & {
      readonly type: "wanted";
      readonly by: string;
      readonly seats: readonly Seat[];
      readonly options: Readonly<Record<string, string>>;
    })
  | (AtTable & { readonly type: "rematch"; readonly next: TableId })
  | (AtTable & { readonly type: "over"; readonly outcome: Outcome | null });

/** `GET /api/programs`: a program that listens to its events now, and may be asked to a table. */
export interface ConnectedProgram {
  readonly id: string;
  readonly name: string;
  /** The games it would play. */
  readonly games: readonly string[];
  /** What it said to this table; `null` where it was not asked. */
  readonly asked: "asked" | "declined" | null;
}
