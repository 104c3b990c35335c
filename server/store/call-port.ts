/** Calls as a store keeps them: the outbox, the ways to reach people, and what they wish. */
import type { NewCall } from "#table/journal/errands.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { CallTrouble, CallWishes, ChannelAddress } from "#table/talk/calls.ts";
import type { Recipients } from "./recipients-port.ts";

export type CallId = string;
export type ChannelId = string;

/** A person, or `guild:` and a guild that has a web hook of its own. */
export type Owner = PersonId;

export interface StoredCall extends NewCall {
  readonly id: CallId;
  /** The table it is about, or the evening. */
  readonly subject: string;
  /** What a nudge says, or what kind of thing the game asks; empty otherwise. */
  readonly words: string;
  readonly tries: number;
  /** Channels it has not arrived at yet; `null` before the first try. */
  readonly left: readonly ChannelId[] | null;
}

/** A call that no page asks for: a nudge, an evening. */
export type OwnCall = Omit<StoredCall, "id" | "tries" | "left">;

export type CallEnd = "sent" | "dropped" | "given-up";

export interface PastCall extends StoredCall {
  readonly done: CallEnd | null;
  readonly trouble: CallTrouble | null;
}

/** Not yet: again at `due`. */
export interface Postponement {
  readonly due: number;
  readonly tries: number;
  readonly left: readonly ChannelId[] | null;
  readonly trouble: CallTrouble | null;
}

export interface StoredChannel {
  readonly id: ChannelId;
  readonly owner: Owner;
  readonly address: ChannelAddress;
  /** Where the hall was found when it was set up: links lead there. */
  readonly origin: string;
  readonly confirmed: boolean;
  readonly made: number;
  /** Who added a guild's; `null` where it is the owner's own, or nobody noted it. */
  readonly by: PersonId | null;
  readonly trouble: CallTrouble | null;
}

/** Calls come in with the pages that ask for them (`Journal.append`), for those who can be reached alone. */
export interface Outbox {
  add(calls: readonly OwnCall[]): Promise<void>;
  /** One nudge a day for a person: whoever comes second is told so. */
  addNudge(call: OwnCall, since: number): Promise<"added" | "nudged-already">;
  /**
   * Everything due by `now` that nobody else has taken, for some people: what is theirs and due by `soon` comes
   * along. Ours until `lease`; who dies before leaves it to the others.
   */
  take(now: number, soon: number, lease: number): Promise<readonly StoredCall[]>;
  postpone(id: CallId, postponed: Postponement): Promise<void>;
  finish(id: CallId, end: CallEnd, trouble: CallTrouble | null): Promise<void>;
  /** When to look again; `null`: nothing waits. */
  nextDue(): Promise<number | null>;
  /** Latest first. */
  callsOf(person: PersonId, since: number): Promise<readonly PastCall[]>;
  /** This person touched this table: true for a moment, so kept no longer than the hall is open. */
  noteTouch(person: PersonId, table: string, at: number): Promise<void>;
  touches(person: PersonId): Promise<ReadonlyMap<string, number>>;
  /** Forgets what was settled before, and letters that count no more. */
  tidy(before: number): Promise<void>;
}

export interface Channels {
  /**
   * Can this person be called, or someone about what they do? At once and from memory; when in doubt, yes. What was
   * added at another copy a moment ago may be unknown.
   */
  mayReach(person: PersonId): boolean;
  channels(owner: Owner): Promise<readonly StoredChannel[]>;
  /**
   * One with the same address takes the place of the first; of others an owner has `most`, however many come at once.
   */
  addChannel(channel: StoredChannel, most: number): Promise<"added" | "too-many">;
  confirm(id: ChannelId): Promise<boolean>;
  noteTrouble(id: ChannelId, trouble: CallTrouble | null): Promise<void>;
  dropChannel(owner: Owner, id: ChannelId): Promise<void>;
  /** No channel, no call that waits. */
  endAll(owner: Owner): Promise<void>;
  wishes(person: PersonId): Promise<CallWishes | null>;
  setWishes(person: PersonId, wishes: CallWishes): Promise<void>;
}

export interface CallStore extends Outbox, Channels, Recipients {
  /** A secret of the hall: the first one kept under this name, the same for every copy. */
  keepsake(name: string, fresh: string): Promise<string>;
}
