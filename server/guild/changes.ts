/** What becomes of a guild's people when somebody asks for it, judged by who they are at that very moment. */
import type { Role } from "#table/talk/guild.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { MembersChange, StoredMember } from "../store/guild-port.ts";
import { roleOf } from "./guilds.ts";

export type GuildRefusal =
  | "no-such-guild"
  | "no-such-member"
  | "not-yours-to-lead"
  | "hand-over-first";

/** `null`: it is done. */
type Change = MembersChange<GuildRefusal | null>;
type Members = readonly StoredMember[];

/** Somebody asks, about the member of this number. */
interface About {
  readonly by: PersonId;
  readonly number: string;
}

const refuse = (answer: GuildRefusal): Change => ({ answer });

const today = (members: Members): Members => members.filter((each) => roleOf(each) !== null);
const isWho =
  (person: PersonId) =>
  (each: StoredMember): boolean =>
    each.person === person;

/** Its founder alone gives roles; whoever hands the guild over helps from then on. */
export function giveRole(all: Members, { by, number }: About, role: Role): Change {
  const members = today(all);
  const me = members.find(isWho(by));
  const member = members.find((each) => String(each.number) === number);
  if (me === undefined) return refuse("no-such-guild");
  if (me.standing !== "founder") return refuse("not-yours-to-lead");
  if (member === undefined || member === me) return refuse("no-such-member");
  const handsOver = role === "founder" ? ([[me.person, "helper"]] as const) : [];
  return { answer: null, roles: new Map([[member.person, role], ...handsOver]) };
}

/** Who goes, or is sent away by somebody above them: then the link they came by opens nothing any more. */
export function goOut(all: Members, { by, number }: About, invite: string): Change {
  const members = today(all);
  const me = members.find(isWho(by));
  const member = members.find((each) => String(each.number) === number);
  if (me === undefined) return refuse("no-such-guild");
  if (member === undefined) return refuse("no-such-member");
  if (member === me) return leave(members, me);
  const outranks =
    me.standing === "founder" || (me.standing === "helper" && member.standing === "member");
  if (!outranks) return refuse("not-yours-to-lead");
  return { answer: null, out: { person: member.person, standing: "removed", invite } };
}

/** The last one out ends it. */
function leave(members: Members, me: StoredMember): Change {
  if (members.length === 1) return { answer: null, ends: true };
  if (me.standing === "founder") return refuse("hand-over-first");
  return { answer: null, out: { person: me.person, standing: "left", invite: null } };
}

export function endIt(all: Members, by: PersonId): Change {
  const me = today(all).find(isWho(by));
  if (me === undefined) return refuse("no-such-guild");
  return me.standing === "founder" ? { answer: null, ends: true } : refuse("not-yours-to-lead");
}

/** Somebody leaves the hall: who has led or belonged longest leads next; an empty guild ends. */
export function handOver(all: Members, person: PersonId): MembersChange<null> {
  const members = today(all);
  const others = members.filter((each) => each.person !== person);
  const isFounder = members.some((each) => each.person === person && each.standing === "founder");
  const next = others.find(({ standing }) => standing === "helper") ?? others[0];
  if (next === undefined) return { answer: null, ends: true };
  return isFounder
    ? { answer: null, roles: new Map([[next.person, "founder"]]) }
    : { answer: null };
}
