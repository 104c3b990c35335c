/** Guilds as a store keeps them: who belongs to which, what they played, and when they meet. */
import type { Seat } from "#rules/game.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { PersonFace } from "#table/talk/seats/face.ts";
import type { EveningAnswer, Role } from "#table/talk/guild.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import type { OwnCall } from "./call-port.ts";
import type { PublicRow } from "../lobby/lobby-row.ts";

export type GuildId = string;

/** So many tables are read at once: nobody waits for a guild that has played thousands. */
export const tablesAtOnce = 200;

/**
 * Who left or was sent away keeps their number and their results; only who left comes back by the link. Who left
 * without a game is forgotten, so that nobody fills a guild by coming and going.
 */
export type Membership = Role | "left" | "removed";

export interface StoredGuild {
  readonly id: GuildId;
  readonly name: string;
  /** Whoever has it may join; another one can be drawn. */
  readonly invite: string;
  readonly made: number;
}

export interface StoredMember {
  readonly person: PersonId;
  /** Counted from 1 as they joined; told instead of the person. */
  readonly number: number;
  readonly name: string;
  readonly face: PersonFace | null;
  readonly standing: Membership;
  readonly joined: number;
  /** When they last looked in at the guild; 0: never. */
  readonly seen: number;
}

/** A game that was played elsewhere, as a member wrote it down. */
export interface StoredNote {
  readonly id: string;
  readonly at: number;
  /** The number of whoever wrote it. */
  readonly writer: number;
  readonly note: string;
}

/** Results of games that no table of the hall has. */
export interface GuildNotes {
  /** The latest first. */
  notes(id: GuildId): Promise<readonly StoredNote[]>;
  /** `false`: there are `most` already, however many come at once. The same id again changes nothing. */
  addNote(id: GuildId, note: StoredNote, most: number): Promise<boolean>;
  dropNote(id: GuildId, note: string): Promise<void>;
}

export interface GuildTable {
  readonly table: TableId;
  readonly phase: PublicRow["phase"];
  readonly version: Version;
  readonly host: PersonId;
  readonly seats: ReadonlyMap<Seat, PersonId>;
  /** What was kept of its end, unless the journal went on since. */
  readonly result: string | null;
}

export interface StoredEvening {
  readonly id: string;
  readonly at: number;
  readonly proposed: PersonId;
  readonly agreed: boolean;
  readonly answers: ReadonlyMap<PersonId, EveningAnswer>;
}

export interface GoingOut {
  readonly person: PersonId;
  readonly standing: "left" | "removed";
  readonly invite: string | null;
}

/** What is to become of those who belong to a guild, and what to say about it. */
export interface MembersChange<T> {
  readonly answer: T;
  readonly roles?: ReadonlyMap<PersonId, Role>;
  /**
   * Out, with their answers and the web hooks they added; and
   * where there is another `invite`, the old one opens nothing.
   */
  readonly out?: GoingOut;
  /** Tables and results stay with their people; its web hooks go. */
  readonly ends?: boolean;
}

/** How many guilds one person, and how many people one guild may have. */
export interface GuildRoom {
  readonly guilds: number;
  readonly people: number;
}

export type JoinResult =
  | "joined"
  | "member"
  | "removed"
  | "no-guild"
  | "guild-full"
  | "too-many-guilds";

/** How many dates there may be after `from`. */
export interface EveningRoom {
  readonly most: number;
  readonly from: number;
}

/** When a guild meets. */
export interface Evenings {
  /** Those after `from`, the next one first. Answers are those of today's members. */
  evenings(id: GuildId, from: number): Promise<readonly StoredEvening[]>;
  /** `false`: there are so many already, however many come at once. */
  propose(
    id: GuildId,
    evening: Omit<StoredEvening, "answers" | "agreed">,
    room: EveningRoom,
  ): Promise<boolean>;
  /** With the calls that follow from it, or not at all. */
  answerEvening(
    id: string,
    person: PersonId,
    answer: EveningAnswer,
    calls?: readonly OwnCall[],
  ): Promise<void>;
  /** This one is it; no other one is. With the calls that say so, or not at all. */
  agreeOn(id: GuildId, evening: string, calls?: readonly OwnCall[]): Promise<void>;
  dropEvening(id: GuildId, evening: string): Promise<void>;
}

/** Who belongs to a guild. */
export interface Members {
  /** Everyone who belongs to it or played in it and went, by number. A number is given once. */
  members(id: GuildId): Promise<readonly StoredMember[]>;
  /** `null`: never joined, or forgotten. */
  standing(id: GuildId, person: PersonId): Promise<Membership | null>;
  /** They look in now. */
  noteSeen(id: GuildId, person: PersonId, at: number): Promise<void>;
  /** As long as there is room, however many come at once. */
  join(id: GuildId, person: PersonId, at: number, room: GuildRoom): Promise<JoinResult>;
  /**
   * Looked at and written in one step: what `decide` sees still holds when its change is made. It may be asked twice.
   */
  settle<T>(
    id: GuildId,
    decide: (members: readonly StoredMember[]) => MembersChange<T>,
  ): Promise<T>;
}

export interface GuildStore extends Evenings, Members, GuildNotes {
  /** `false`: its founder has `most` already, however many they found at once. */
  add(guild: StoredGuild, founder: PersonId, most: number): Promise<boolean>;
  find(id: GuildId): Promise<StoredGuild | null>;
  invited(invite: string): Promise<StoredGuild | null>;
  /** Those this person belongs to now, the latest joined first. */
  of(person: PersonId): Promise<readonly StoredGuild[]>;
  /** Another name, another invitation. */
  change(guild: StoredGuild): Promise<void>;
  addTable(id: GuildId, table: TableId): Promise<void>;
  guildOf(table: TableId): Promise<GuildId | null>;
  /** Those of these tables that belong to one. */
  guildsOf(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, GuildId>>;
  /** The newest first, so many at once: those made before the table `before`. */
  tables(id: GuildId, before?: TableId): Promise<readonly GuildTable[]>;
  keepResult(table: TableId, version: Version, result: string): Promise<void>;
}
