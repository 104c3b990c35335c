/** Guilds as a store keeps them: who belongs to which, what they played, and when they meet. */
import type { Seat } from "#rules/game.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { EveningAnswer, Role } from "#table/talk/guild.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import type { OwnCall } from "./call-port.ts";
import type { PublicRow } from "../lobby/lobby-row.ts";

export type GuildId = string;

/** So many tables are read at once: nobody waits for a guild that has played thousands. */
export const tablesAtOnce = 200;

/** Who left or was sent away keeps their number and their results; only who left comes back by the link. */
export type Standing = Role | "left" | "removed";

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
  readonly standing: Standing;
  readonly joined: number;
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

export type Joined = "joined" | "member" | "removed" | "no-guild";

/** When a guild meets. */
export interface Evenings {
  /** Those after `from`, the next one first. */
  evenings(id: GuildId, from: number): Promise<readonly StoredEvening[]>;
  propose(id: GuildId, evening: Omit<StoredEvening, "answers" | "agreed">): Promise<void>;
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

export interface GuildStore extends Evenings {
  add(guild: StoredGuild, founder: PersonId): Promise<void>;
  find(id: GuildId): Promise<StoredGuild | null>;
  invited(invite: string): Promise<StoredGuild | null>;
  /** Those this person belongs to now, the latest joined first. */
  of(person: PersonId): Promise<readonly StoredGuild[]>;
  /** Everyone who ever joined, by number. */
  members(id: GuildId): Promise<readonly StoredMember[]>;
  join(id: GuildId, person: PersonId, at: number): Promise<Joined>;
  /** All of them or none. */
  setStandings(id: GuildId, standings: ReadonlyMap<PersonId, Standing>): Promise<void>;
  /** Another name, another invitation. */
  change(guild: StoredGuild): Promise<void>;
  /** Tables and results stay with their people. */
  end(id: GuildId): Promise<void>;
  addTable(id: GuildId, table: TableId): Promise<void>;
  guildOf(table: TableId): Promise<GuildId | null>;
  /** The newest first, so many at once: those made before the table `before`. */
  tables(id: GuildId, before?: TableId): Promise<readonly GuildTable[]>;
  keepResult(table: TableId, version: Version, result: string): Promise<void>;
}
