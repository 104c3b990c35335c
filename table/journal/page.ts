/** The journal is the truth: numbered pages under one header. Whoever stores it answers the `Journal` port. */
import type { GameEvent, Outcome, Refusal, Seat } from "#rules/game.ts";
import type { Hex } from "#rules/seeded-chance.ts";
import type { Errands } from "./errands.ts";
import type { Utterance } from "../talk/said.ts";
import type { PersonFace } from "../talk/seats/face.ts";
import type {
  BotReasons,
  PlayTerms,
  Speaker,
  TableId,
  TableTerms,
  Version,
} from "../talk/words.ts";

/** An opaque name of a person, never a secret: sessions and tokens stay with the server. */
export type PersonId = string;

/** Written once, when the table is made. Content travels by hash, so `terms.setup.content` is null here. */
export interface Header {
  readonly format: 1;
  readonly table: TableId;
  readonly at: number;
  readonly rulesVersion: number;
  readonly terms: TableTerms;
  readonly contentHash: Hex | null;
  readonly host: PersonId;
  /** The table its people came from: the same evening goes on. */
  readonly follows?: TableId;
  readonly commit: Hex;
  /** Secret until the game is over; an exported journal has it in its `ended` page alone. */
  readonly seed: Hex;
}

interface Written {
  /** The first page is 1. */
  readonly version: Version;
  readonly at: number;
  /** Who asked for this page, and under which id: the same id again gets the same answer, even after a restart. */
  readonly person: PersonId | null;
  readonly id: string | null;
}

/**
 * What a bot says about its move. `told` speaks of the move alone;
 * `kept` (other options, what it holds) waits for the end of the game.
 */
export interface Reasons {
  readonly told: unknown;
  readonly kept: unknown;
}

/**
 * A seat handed over by its person waits to be asked for; any other comes back with the person. `left` stands in older
 * journals alone: leaving the page gave the seat up then.
 */
export type SubstituteWhy = "handed" | "left" | "absent" | "time" | "back";

/** How a page reads after an amendment. */
export interface AmendedPage {
  readonly page: Version;
  readonly command: unknown;
  readonly events: readonly GameEvent[];
  readonly refused: Refusal | null;
}

export type Page = Written &
  (
    | {
        readonly type: "sat-down";
        readonly seat: Seat;
        readonly name: string;
        readonly entropy: string;
        /** As chosen. Absent where none was, and in journals of before faces. */
        readonly face?: PersonFace;
      }
    | { readonly type: "stood-up"; readonly seat: Seat; readonly name: string }
    /** The host sent this person away before the start. */
    | {
        readonly type: "sent-away";
        readonly seat: Seat;
        readonly name: string;
        readonly who: PersonId;
      }
    /** The person of this seat goes by another name from here on. */
    | { readonly type: "renamed"; readonly seat: Seat; readonly name: string }
    /** Before the start: from one chair to another, in one step. */
    | {
        readonly type: "seat-changed";
        readonly seat: Seat;
        readonly to: Seat;
        readonly name: string;
        /** Moved up by the host, who wrote the page. */
        readonly who?: PersonId;
      }
    /** The person of this seat has another face from here on. */
    | { readonly type: "face-chosen"; readonly seat: Seat; readonly face: PersonFace }
    /** Before the start: what is played, and how. What the header says of it no longer counts. */
    | {
        readonly type: "terms-changed";
        readonly terms: PlayTerms;
        readonly rulesVersion: number;
        readonly contentHash: Hex | null;
        /** So many there were until now: whoever folds from the first page begins with as many. */
        readonly seatsBefore: number;
      }
    | { readonly type: "muted"; readonly who: PersonId; readonly muted: boolean }
    | { readonly type: "spectators-talk"; readonly allowed: boolean }
    /** Before the start; `level` null takes the bot away again. */
    | {
        readonly type: "bot-seated";
        readonly seat: Seat;
        readonly level: string | null;
        readonly name: string;
      }
    /** A bot plays for the person of this seat; `level` null: the person is back. */
    | {
        readonly type: "stand-in";
        readonly seat: Seat;
        readonly name: string;
        readonly level: string | null;
        readonly why: SubstituteWhy;
      }
    /** A device promises its part of the deal: a hash, told before anyone shows anything. */
    | { readonly type: "part-promised"; readonly seat: Seat; readonly commit: Hex }
    /** The person of this seat agrees: cards may be dealt without a part of theirs. */
    | { readonly type: "part-waived"; readonly seat: Seat }
    /** Somebody's device has not promised yet: the start comes by itself once it has. */
    | { readonly type: "start-asked" }
    /** The start: all promises in seat order, fixed from here on. */
    | {
        readonly type: "start-sealed";
        readonly attempt: number;
        readonly commits: readonly (Hex | null)[];
      }
    | { readonly type: "part-shown"; readonly seat: Seat; readonly part: string }
    /** Nothing can be dealt before one of these devices answers: everyone is told. */
    | {
        readonly type: "parts-awaited";
        readonly attempt: number;
        readonly seats: readonly Seat[];
      }
    /** A device did not answer in time: this start never was, and everyone promises anew. */
    | {
        readonly type: "start-void";
        readonly attempt: number;
        readonly seats: readonly Seat[];
      }
    /** `from`: the seats whose devices showed a part. Absent in journals of before it was told. */
    | {
        readonly type: "started";
        readonly from?: readonly Seat[];
        readonly entropies: readonly string[];
        readonly events: readonly GameEvent[];
      }
    /** `published`: reasons of this and earlier pages that everyone may hear from now on. */
    | {
        readonly type: "played";
        readonly seat: Seat;
        readonly by: Speaker;
        readonly command: unknown;
        readonly events: readonly GameEvent[];
        readonly reasons: Reasons | null;
        readonly published: readonly BotReasons[];
      }
    /** `substitute`: with its moves the bot that plays for that seat is taken back. */
    | {
        readonly type: "take-back-asked";
        readonly seat: Seat;
        readonly to: Version;
        readonly substitute?: Seat;
      }
    /** `withdrawn`: the no is of whoever asked. Absent in journals of before it was told apart. */
    | {
        readonly type: "take-back-answered";
        readonly seat: Seat;
        readonly yes: boolean;
        readonly withdrawn?: true;
      }
    | {
        readonly type: "taken-back";
        readonly seat: Seat;
        readonly to: Version;
        readonly substitute?: Seat;
      }
    | {
        readonly type: "amended";
        readonly seat: Seat;
        /** The entry that reads anew; with `before` this very page, put in front of that entry. */
        readonly page: Version;
        readonly before?: Version;
        readonly command: unknown;
        readonly judged: readonly AmendedPage[];
      }
    | {
        readonly type: "said";
        readonly seat: Seat | null;
        readonly name: string;
        readonly said: Utterance;
      }
    | { readonly type: "pause-asked"; readonly seat: Seat; readonly until: number }
    | { readonly type: "pause-answered"; readonly seat: Seat; readonly yes: boolean }
    /** All agreed: no clock runs from here until that moment. */
    /** `from`: the hall was closed or asleep when a clock ran out, and nobody could answer. */
    | { readonly type: "paused"; readonly until: number; readonly from?: number }
    | { readonly type: "ended"; readonly seed: Hex; readonly outcome: Outcome }
    | { readonly type: "rematch"; readonly table: TableId }
  );

/** My own move, a changed past, or another one speaking for the seat. */
export function asksAnew(page: Page, seat: Seat): boolean {
  switch (page.type) {
    case "played":
    case "stand-in":
      return page.seat === seat;
    case "taken-back":
      // A bot that had not moved yet changes nothing for the others.
      return page.to < page.version - 1 || page.substitute === seat;
    case "amended":
      return true;
    default:
      return false;
  }
}

type DraftOf<P> = P extends Page ? Omit<P, keyof Written> : never;

/** A page before it has a number. */
export type Draft = DraftOf<Page>;

/** `conflict`: someone else wrote first; read on from the version you have and judge again. */
export type AppendResult = { readonly type: "appended" } | { readonly type: "conflict" };

export interface Journal {
  /** Stores a header, and its content under its hash (`null` content is not stored). */
  create(header: Header, content: unknown): Promise<void>;
  header(table: TableId): Promise<Header | null>;
  /** `undefined` when no content has this hash. */
  content(hash: Hex): Promise<unknown>;
  /** For a table whose game becomes another one before the start. */
  keepContent(hash: Hex, content: unknown): Promise<void>;
  /** Pages after version `from`, in order; `from` 0 reads everything, `most` the first so many of them. */
  read(table: TableId, from: Version, most?: number): Promise<readonly Page[]>;
  /** All pages or none, and only if the last stored version is `expected`. Durable once it resolves. */
  append(
    table: TableId,
    expected: Version,
    pages: readonly Page[],
    /** Kept with the pages by whoever can do them; others need not. */
    errands?: Errands,
  ): Promise<AppendResult>;
}
