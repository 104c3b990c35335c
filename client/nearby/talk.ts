/** What a guest's device and the device that is the table say to each other: JSON, a text for each word. Types only. */
import type { Header, Page, PersonId } from "#table/journal/page.ts";
import type { PersonFace } from "#table/talk/seats/face.ts";
import type { TableId, Tell } from "#table/talk/words.ts";
import type { Reply } from "../lobby/request.ts";

/** The hall's door in small: the same paths, and the same answers. */
export interface DoorCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export type GuestWord =
  /** Whoever knows the secret again is the same person again, with the same seat. */
  | {
      readonly type: "hello";
      readonly secret: string;
      readonly name: string;
      readonly face?: PersonFace;
    }
  | { readonly type: "ask"; readonly ask: unknown }
  | ({ readonly type: "call"; readonly id: number } & DoorCall)
  /** Is anybody there? A device that sleeps keeps its connection and says nothing. */
  | { readonly type: "awake" }
  | MovingWord;

/** The table moves to this guest's device. */
export type MovingWord =
  | { readonly type: "take"; readonly yes: boolean }
  /** Everyone's way to it: a code that wants no answer. */
  | { readonly type: "taken"; readonly codes: readonly WayBack[] };

export interface WayBack {
  readonly person: PersonId;
  readonly code: string;
}

/** A table as one device keeps it, every secret of it included. */
export interface MovingTable {
  readonly header: Header;
  readonly pages: readonly Page[];
  /** What is played with now; `null`: the game's own. */
  readonly content: unknown;
}

/** By this another device knows one of its guests again. */
export interface GuestRow {
  readonly person: PersonId;
  readonly name: string;
  readonly fingerprint: readonly number[];
  readonly secret: string;
}

export type TableWord =
  | { readonly type: "welcome"; readonly table: TableId }
  | { readonly type: "tell"; readonly tell: Tell }
  | { readonly type: "reply"; readonly id: number; readonly reply: Reply<unknown> }
  | { readonly type: "awake" }
  /** Would your device be the table from now on? */
  | { readonly type: "offer"; readonly by: string }
  | {
      readonly type: "give";
      readonly kept: MovingTable;
      readonly guests: readonly GuestRow[];
    }
  /** The table is kept by another device now: this is the way there. */
  | { readonly type: "move"; readonly code: string };
