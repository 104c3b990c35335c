/** The words between a table and its people: the same over sockets, over HTTP and inside one browser. Types only. */
import type { TournamentTable } from "./tournament-table.ts";
import type { Holder, Presence, SeatChange, SeatInfo } from "./seats/holder.ts";
import type { PauseInfo, TimeTerms } from "./time.ts";
import type { Outcome, Refusal, Seat, Setup, Viewer } from "#rules/game.ts";
import type { DealInfo } from "./deal.ts";
import type { ErrorAnswer } from "./errors.ts";
import type { TakeBack } from "./take-back.ts";
import type { Utterance } from "./said.ts";
import type { Step } from "./steps/step.ts";

export const protocolVersion = 3;

export type TableId = string;
/** Grows by one with every page of the journal. */
export type Version = number;

export type { Holder, Presence, SeatChange, SeatInfo };

export interface TableTerms {
  readonly game: string;
  readonly setup: Setup;
  /** Seconds each seat has for one decision; `null` plays without a clock. */
  readonly clock: number | null;
  readonly time?: TimeTerms;
  /** The level of bots that fill seats and substitute for people. */
  readonly botLevel: string;
  readonly coach: boolean;
  /** Listed in the lobby, or reachable by link alone. */
  readonly listed: boolean;
  readonly programs?: false;
  /** Only members of this guild may sit down or watch. */
  readonly membersOf?: string;
  readonly tournament?: TournamentTable;
  /** Seconds of absence before others may let a bot play for someone, 60 unless told; `null`: they never may. */
  readonly patience?: number | null;
}

/** What may still change while people gather. Who may come in, and where the table is found, stays. */
export type PlayTerms = Omit<TableTerms, "listed" | "programs" | "membersOf" | "tournament">;

export interface TableInfo extends TableTerms {
  /** Its `content` is the hash of what the table is played with, or that itself where the device judges ahead. */
  readonly setup: Setup;
  /** `null` as well where the clock counts in hours or days: a seat is kept until it has run out. */
  readonly patience: number | null;
  readonly id: TableId;
  readonly phase: "gathering" | "playing" | "over";
  readonly seats: readonly SeatInfo[];
  readonly spectators: number;
  /** May people without a seat talk here? */
  readonly spectatorsTalk: boolean;
  /** Has the host asked me to be silent? */
  readonly muted: boolean;
  /** May I start the game, add bots, send people away and change terms? */
  readonly mine: boolean;
  readonly deal: DealInfo;
  readonly pause: PauseInfo;
  /** SHA-256 of the host's seed, published before the first card. */
  readonly commit: string;
  /** The seed itself, once the game is over. */
  readonly seed: string | null;
  readonly outcome: Outcome | null;
  /** The table of the rematch, once someone asked for one. */
  readonly rematch: TableId | null;
  /** The table its people came from: the same evening goes on. */
  readonly follows?: TableId;
}

export type Speaker = "table" | "person" | "bot" | "clock";

interface At {
  readonly version: Version;
  /** Milliseconds since 1970, by the table's clock. */
  readonly at: number;
}

/** Why a bot played page `page`; heard by others only once that choice is settled, so it may come with a later page. */
export interface BotReasons {
  readonly page: Version;
  readonly seat: Seat;
  readonly reasons: unknown;
}

/** An earlier page as it is judged now: its news, or why the rules now refuse it. Both empty when it was removed. */
export interface AmendedEntry {
  readonly page: Version;
  /** What it says now; `null` when it was removed. */
  readonly command: unknown;
  readonly news: readonly unknown[];
  readonly refused: Refusal | null;
}

/** One page of the journal as one viewer heard it. */
export type LogEntry = At &
  (
    | {
        readonly type: "news";
        readonly seat: Seat | null;
        readonly by: Speaker;
        readonly news: readonly unknown[];
        readonly reasons: readonly BotReasons[];
        /** What was said, where nothing is hidden and anything may be amended. */
        readonly command?: unknown;
        /** The ask that wrote it: whoever said it knows its own words again. */
        readonly id?: string;
        /** With the first cards: the seats whose devices' parts they were dealt from. */
        readonly from?: readonly Seat[];
      }
    /**
     * Everything heard after version `to` no longer counts. With `substitute` a bot was taken back: that seat is its
     * person's again.
     */
    | {
        readonly type: "taken-back";
        readonly seat: Seat;
        readonly to: Version;
        readonly substitute?: Seat;
      }
    /** This seat said no: what was asked back stands. With `withdrawn` it is the seat that had asked. */
    | { readonly type: "take-back-refused"; readonly seat: Seat; readonly withdrawn?: true }
    /**
     * `changed` lists the pages that now read differently, the amended one first. With `before`, `page` is this very
     * page: an entry of its own, which counts from just before that one on.
     */
    | {
        readonly type: "amended";
        readonly seat: Seat;
        readonly page: Version;
        readonly before?: Version;
        readonly id?: string;
        readonly changed: readonly AmendedEntry[];
      }
    | {
        readonly type: "seated";
        readonly seat: Seat;
        readonly name: string;
        readonly change: SeatChange;
      }
    | {
        readonly type: "said";
        readonly name: string;
        readonly seat: Seat | null;
        readonly said: Utterance;
      }
    /** A start that never was: these devices did not answer. */
    | { readonly type: "start-void"; readonly seats: readonly Seat[] }
    /** Nothing is dealt before one of these devices answers. */
    | { readonly type: "parts-awaited"; readonly seats: readonly Seat[] }
    | { readonly type: "part-waived"; readonly seat: Seat }
    /** The host changed what is played, before the start. */
    | { readonly type: "terms-changed"; readonly game: string; readonly seats: number }
    /** Somebody asks for a rest until then; with `seat` null everyone agreed. */
    | {
        readonly type: "pause";
        readonly seat: Seat | null;
        readonly until: number;
        /** Nobody asked: the hall was closed or asleep. */
        readonly closed?: true;
      }
  );

/** An entry by its page; one's own also by the ask that wrote it, since its page may not have come back yet. */
export type EntryRef = Version | { readonly said: string };

/** What a host asks to be played instead; what is left out is as the game has it. */
export interface WantedTerms {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly clock?: number | null;
  readonly time?: TimeTerms;
  readonly patience?: number | null;
  readonly botLevel?: string;
  readonly coach?: boolean;
}

interface Asked {
  /** Made by the speaker; the same id twice gets the first answer again. */
  readonly id: string;
  readonly table: TableId;
}

/** What people say to a table. */
export type Ask = Asked &
  (
    | { readonly type: "watch"; readonly as: Viewer; readonly since: Version | null }
    | { readonly type: "command"; readonly seat: Seat; readonly command: unknown }
    | { readonly type: "take-back"; readonly seat: Seat }
    /** To a take-back somebody asked for; the asker's own no withdraws it. */
    | { readonly type: "agree"; readonly seat: Seat; readonly yes: boolean }
    /** Only where the game is amendable; `command` null removes the entry. */
    | {
        readonly type: "amend";
        readonly seat: Seat;
        readonly page: EntryRef;
        readonly command: unknown;
      }
    /** Only where the game is amendable: an entry that was forgotten, put where it happened. */
    | {
        readonly type: "insert";
        readonly seat: Seat;
        readonly before: EntryRef;
        readonly command: unknown;
      }
    /** Only where the game is amendable: play what was just taken back. */
    | { readonly type: "redo"; readonly seat: Seat }
    | { readonly type: "sit"; readonly seat: Seat; readonly entropy: string }
    | { readonly type: "leave-seat"; readonly seat: Seat }
    /** Before the start: from my seat to one that is free, in one step. */
    | { readonly type: "change-seat"; readonly seat: Seat; readonly to: Seat }
    /** Before the start, by the host. */
    | { readonly type: "change-terms"; readonly wanted: WantedTerms }
    /** Before the start, by the host: this free seat goes, and whoever sits behind it moves up. */
    | { readonly type: "leave-out"; readonly seat: Seat }
    /** `level` null removes the bot again. Before the start, by the host. */
    | { readonly type: "seat-bot"; readonly seat: Seat; readonly level: string | null }
    /** Hand my seat to a bot, or take it back with `level` null. */
    | { readonly type: "substitute"; readonly seat: Seat; readonly level: string | null }
    /** Before the start, by the host: the seat is free again, and its person does not get it back. */
    | { readonly type: "send-away"; readonly seat: Seat }
    /** By the host: whoever said line `line` is heard no more, or again. */
    | { readonly type: "mute"; readonly line: Version; readonly muted: boolean }
    /** By the host: may people without a seat talk? */
    | { readonly type: "spectators-talk"; readonly allowed: boolean }
    /** My device's part of the deal as a hash, before anyone shows theirs; the part itself once the start is sealed. */
    | { readonly type: "promise-part"; readonly seat: Seat; readonly commit: string }
    | { readonly type: "show-part"; readonly seat: Seat; readonly part: string }
    /** I agree: cards may be dealt without a part of mine, and everyone reads so. */
    | { readonly type: "waive-part"; readonly seat: Seat }
    /** No clock until then, if everyone else who plays agrees. */
    | { readonly type: "pause"; readonly seat: Seat; readonly until: number }
    | { readonly type: "agree-pause"; readonly seat: Seat; readonly yes: boolean }
    | { readonly type: "start" }
    | { readonly type: "say"; readonly said: Utterance }
    /** Once more as it was; or the table `next`, which the asker has made with other terms. */
    | { readonly type: "rematch"; readonly next?: TableId }
    /** I have this table before my eyes and touched it a moment ago: nobody needs to call me. */
    | { readonly type: "look" }
  );

interface Told {
  readonly table: TableId;
}

/** How things stand for one viewer, beside the view itself. */
export interface ViewerStatus {
  readonly as: Viewer;
  readonly version: Version;
  readonly takeBack: TakeBack;
  /** May the watching seat play again what it took back? */
  readonly redo: boolean;
  /** The seats the game waits for; fresher than the one in `TableInfo`, which is told only when seats change. */
  readonly awaited: readonly Seat[];
  /** Milliseconds left for each awaited seat, in the same order; empty without a clock. */
  readonly clocks: readonly number[];
}

/** As an update says it: no take-back, no redo and no clock are left out. */
export type SpareStatus = Pick<ViewerStatus, "as" | "version" | "awaited"> & Partial<ViewerStatus>;

/** What a table says. `answer` goes to the asker alone. */
export type Tell = Told &
  (
    | { readonly type: "answer"; readonly id: string; readonly answer: Answer }
    /** Something waits for me elsewhere, or here; `link` is a path of this hall. */
    | { readonly type: "call"; readonly id: string; readonly text: string; readonly link: string }
    | { readonly type: "table"; readonly info: TableInfo }
    /**
     * Everything this viewer may know at `version`. `view` is null before the game has begun. The log starts after
     * `logFrom`: after `since`, or later where more was missed than one tell holds.
     */
    | (ViewerStatus & {
        readonly type: "view";
        readonly view: unknown;
        readonly logFrom: Version;
        readonly log: readonly LogEntry[];
      })
    /** From version `from` to `version`, step by step. If `from` is not what I have, I watch again. */
    | (SpareStatus & {
        readonly type: "update";
        readonly from: Version;
        readonly steps: readonly Step[];
        readonly log: readonly LogEntry[];
      })
  );

export type Answer =
  | { readonly type: "done"; readonly version: Version }
  | Refusal
  /** The table or the door says no: not a matter of the game's rules. */
  | ErrorAnswer;
