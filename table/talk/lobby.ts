/** The words of the lobby: what the hall answers over HTTP before anyone sits at a table. Types only. */
import type { Outcome, Params, Problem, Seat, SeatRange, TableOption } from "#rules/game.ts";
import type { ErrorCode } from "./errors.ts";
import type { Answer, TableId, TableInfo, TableTerms, Tell } from "./words.ts";
import type { PersonFace, SeatFace } from "./seats/face.ts";
import type { TimeTerms } from "./time.ts";

/** `GET /api/hall`: what this server offers. */
export interface Hall {
  readonly protocol: number;
  /** Where others find this hall, when that is not the address one came by; begins every invitation. */
  readonly address: string | null;
  readonly games: readonly GameOffer[];
  readonly cardSets: readonly CardSet[];
  readonly limits: HallLimits;
}

export interface GameOffer {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: SeatRange;
  readonly tableOptions: readonly TableOption[];
  readonly amendable: boolean;
  /** Weakest first. */
  readonly botLevels: readonly string[];
}

/** A card set the host put into the data folder. One with problems cannot be chosen; each mistake is named. */
export interface CardSet {
  readonly game: string;
  readonly name: string;
  /** Goes into `NewTable.content`; `null` while there are problems. */
  readonly hash: string | null;
  readonly problems: readonly Problem[];
}

interface HallLimits {
  readonly nameLength: number;
  readonly chatLength: number;
  readonly openTablesPerPerson: number;
  readonly messageBytes: number;
}

/** `GET /api/me`, `POST /api/me {name, face}`. The session itself travels in an HttpOnly cookie. */
export interface Me {
  readonly name: string;
  /** As chosen; `null` where none was. */
  readonly face: PersonFace | null;
  /** Only for programs that asked for one with `token: true`; shown once. */
  readonly token?: string;
}

/** `POST /api/me/codes`: a one-time code that brings all my seats to a second device. */
export interface ClaimCode {
  readonly code: string;
  /** Open it on the other device; draw it with `/api/qr.svg?path=…`. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** `POST /api/claims/look`: whom a code would make me. */
export interface ClaimLook {
  readonly name: string;
  /** I am that person already. */
  readonly mine: boolean;
}

/** `GET /api/me/former`: whom this browser was before it became somebody else. */
export interface Former {
  readonly id: string;
  readonly name: string;
}

/** `POST /api/tables`. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  /** The hash of a card set of this hall, content itself, or nothing for the game's own. */
  readonly content?: unknown;
  readonly clock?: number | null;
  readonly time?: TimeTerms;
  /** Seconds of absence before others may let a bot play; `null`: they never may. */
  readonly patience?: number | null;
  readonly botLevel?: string;
  readonly coach?: boolean;
  readonly listed?: boolean;
  /** May programs sit down? Yes unless told. */
  readonly programs?: boolean;
  /** A guild of mine: its members find the table on their page. */
  readonly guild?: string;
  /** Only they may sit down or watch: such a table is never listed. */
  readonly membersOnly?: boolean;
  /** Seats given to bots at once. */
  readonly bots?: readonly Seat[];
  /** Seats I take at once; seat 0 unless told. Several of them make a hot seat. */
  readonly sit?: readonly Seat[];
  /** Thrown into the shuffle with my first seat. */
  readonly entropy?: string;
  /** A game of mine that is over: the same evening goes on at the new table, and the others there are asked at once. */
  readonly follows?: TableId;
}

export interface TableInvitation {
  readonly id: TableId;
  /** The invitation: whoever has it may sit down or watch. */
  readonly path: string;
}

/** One row of the lobby. `GET /api/tables` lists the open ones, `GET /api/tables/mine` mine, my move first. */
export interface LobbyRow extends Omit<TableTerms, "setup"> {
  readonly id: TableId;
  readonly options: Readonly<Record<string, string>>;
  readonly phase: TableInfo["phase"];
  /** One name per seat; `null` where it is open. */
  readonly names: readonly (string | null)[];
  /** As the table shows them. Absent in rows drawn before faces. */
  readonly faces?: readonly (SeatFace | null)[];
  readonly mySeats: readonly Seat[];
  readonly myMove: boolean;
  /** Whom the table waits for: it is public at the table, too. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Where it goes on, once someone has asked for another game. */
  readonly rematch?: TableId;
  readonly follows?: TableId;
  /** Of the game that is played: its turn or round. */
  readonly turn?: number;
  /** When the next of those it waits for runs out of time, where that is hours away. */
  readonly due?: number;
  /** One of mine that it belongs to; told of my own tables. */
  readonly guild?: { readonly id: string; readonly name: string };
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly moved: number;
}

/** `GET /api/tables/:id/view?as=0&since=12&wait=25`: the same `view` a socket hears, and what the seat may do now. */
export interface SeatView {
  readonly info: TableInfo;
  /** `null` when nothing happened since `since` within `wait` seconds. */
  readonly tell: Extract<Tell, { readonly type: "view" }> | null;
  readonly options: readonly unknown[];
}

/** `POST /api/tables/:id/asks`: an Ask without its table. */
export interface AskAnswer {
  readonly answer: Answer;
}

/** `POST /api/tables/:id/seats/:seat/token`: lets a program speak for this one seat of mine. */
export interface SeatToken {
  readonly token: string;
  readonly table: TableId;
  readonly seat: Seat;
}

/** Every error of the HTTP door, with its status code: a key and its parameters, never a sentence to parse. */
export interface DoorError {
  readonly error: {
    readonly code: ErrorCode;
    readonly params: Params;
    readonly problems?: readonly Problem[];
  };
}
