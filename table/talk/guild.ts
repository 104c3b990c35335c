/** The words of a guild: a named group, what it plays, how it stands, and when it meets. Types only. */
import type { PersonFace } from "./seats/face.ts";
import type { LobbyRow } from "./lobby.ts";
import type { TableId } from "./words.ts";

export const roles = ["founder", "helper", "member"] as const;
export type Role = (typeof roles)[number];

export const eveningAnswers = ["yes", "maybe", "no"] as const;
export type EveningAnswer = (typeof eveningAnswers)[number];

/** One of my guilds in a list. */
export interface GuildCard {
  readonly id: string;
  readonly name: string;
}

/** `GET /api/invitations/:invite`: whoever has the link sees what it is to join. */
export interface GuildInvitation {
  readonly name: string;
  readonly people: number;
  /** The member whose number came with the link (`?by=`), or who leads the guild. */
  readonly from: string;
  /** Some of those who belong to it, whoever invites first. */
  readonly faces: readonly { readonly name: string; readonly face: PersonFace | null }[];
  /** What it has played, the latest first. */
  readonly games: readonly string[];
  /** The guild, once I belong to it. */
  readonly id: string | null;
}

/** `GET /api/guilds/:id`, for its members. */
export interface GuildPage extends GuildCard {
  readonly made: number;
  readonly myRole: Role;
  readonly myNumber: number;
  /** Begins with `/join/`. */
  readonly invitation: string;
  readonly people: readonly GuildMember[];
  /** Being played or gathering, my move first. */
  readonly tables: readonly GuildRow[];
  readonly evenings: readonly Evening[];
  readonly standings: readonly GameStandings[];
  /** The latest games; `GET /api/guilds/:id/history?after=` reads on. */
  readonly history: readonly PlayedGame[];
}

export interface GuildMember {
  readonly number: number;
  readonly name: string;
  /** As chosen; `null` where none was. */
  readonly face: PersonFace | null;
  /** `null`: no longer a member; their results stay. */
  readonly role: Role | null;
  readonly joined: number;
  /** They look in at the guild now, or did a moment ago. */
  readonly here: boolean;
}

export interface GuildRow extends LobbyRow {
  /** Names of those the table waits for. */
  readonly waitsFor: readonly string[];
}

export interface Evening {
  readonly id: string;
  readonly at: number;
  /** The member who proposed it. */
  readonly proposed: number;
  readonly agreed: boolean;
  readonly answers: readonly { readonly member: number; readonly answer: EveningAnswer }[];
}

/** One game that was played to its end. */
export interface PlayedGame {
  readonly table: TableId;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  readonly host: string;
  /** The table of the same evening before this one. */
  readonly follows?: TableId;
  /** Written down by this member, not played in the hall: `table` is the note's id and leads nowhere. */
  readonly noted?: number;
  readonly players: readonly GamePlayer[];
}

/** `POST /api/guilds/:id/notes`: a game at a real table, told by one who played it. */
export interface NewNote {
  /** Made by the writer: the same one twice is one game. */
  readonly id: string;
  readonly game: string;
  readonly ended: number;
  readonly players: readonly GamePlayer[];
}

export interface GamePlayer {
  /** The name at the table then. */
  readonly name: string;
  /** A member of the guild; `null` a bot or someone from outside. */
  readonly member: number | null;
  /** 1 is the winner; who shares a place has the same. */
  readonly place: number;
  readonly points: number | null;
}

export interface GameStandings {
  /** A game's id. */
  readonly game: string;
  readonly rows: readonly StandingsRow[];
  readonly duels: readonly Duel[];
}

export interface StandingsRow {
  readonly member: number;
  readonly games: number;
  readonly wins: number;
  readonly averagePlace: number;
  /** Of the games that count points. */
  readonly averagePoints: number | null;
  /** Wins after each game of the guild, one number a game, the oldest first; the last fifty games. */
  readonly winsOverTime: readonly number[];
}

/** Games both finished: how often the first stood before the second, and the other way round. */
export interface Duel {
  readonly first: number;
  readonly second: number;
  readonly firstAhead: number;
  readonly secondAhead: number;
  readonly level: number;
}
