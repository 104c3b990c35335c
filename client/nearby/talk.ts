/** What a guest's device and the device that is the table say to each other: JSON, a text for each word. Types only. */
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
  | ({ readonly type: "call"; readonly id: number } & DoorCall);

export type TableWord =
  | { readonly type: "welcome"; readonly table: TableId }
  | { readonly type: "tell"; readonly tell: Tell }
  | { readonly type: "reply"; readonly id: number; readonly reply: Reply<unknown> };
