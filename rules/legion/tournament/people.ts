/** Who comes, hands in a list, goes and comes back. */
import type { Refusal } from "../../game.ts";
import { mostPlayers } from "../desk/event.ts";
import type { TournamentCommand } from "./commands.ts";
import type { Deed } from "./record.ts";
import {
  asker,
  organiserOr,
  refuse,
  type TournamentAsker,
  type TournamentDecision,
  type TournamentVerdict,
  isNo,
} from "./verdict.ts";
import { memberOf, type Member, type Tournament } from "./tournament.ts";

type Of<T extends TournamentCommand["type"]> = Extract<TournamentCommand, { type: T }>;

/** Judges and helpers besides. */
const mostMembers = mostPlayers + 36;
export const longestList = 20_000;
const longestName = 40;

function isFull({ members }: Tournament, plays: boolean): boolean {
  const players = members.filter((member) => member.plays && member.left === null).length;
  return members.length >= mostMembers || (plays && players >= mostPlayers);
}

/** [LC-TOUR-06] [LC-TOUR-11] Also after the first round: the next one pairs whoever is there by then. */
export function signUp(
  now: Tournament,
  asking: TournamentAsker,
  { list }: Of<"sign-up">,
): TournamentDecision {
  const me = asker(now, asking);
  if (list.length > longestList) return refuse("list-too-long", "LC-TOUR-06");
  if (me?.removed === true) return refuse("removed", "LC-TOUR-11");
  if (me?.plays === true && me.left === null) return handedIn(now, asking, me.number, list);
  if (!now.signUp) return refuse("sign-up-closed", "LC-TOUR-11");
  if (isFull(now, true)) return refuse("full", "LC-TOUR-01");
  const number = me?.number ?? now.members.length + 1;
  const back = { type: "returned", member: number, round: now.rounds.length + 1 } as const;
  const comes: Deed = me?.plays === true ? back : { type: "came", member: number, plays: true };
  return {
    by: number,
    deeds: [comes, ...listDeeds(now, asking, number, list)],
    ...(me === undefined ? { newcomer: { number, name: null } } : {}),
    ...listOf(number, list),
  };
}

export function comeIn(now: Tournament, asking: TournamentAsker): TournamentDecision {
  const me = asker(now, asking);
  if (me !== undefined) return { by: me.number, deeds: [] };
  if (!now.signUp) return refuse("sign-up-closed", "LC-TOUR-11");
  if (isFull(now, false)) return refuse("full", "LC-TOUR-01");
  const number = now.members.length + 1;
  return {
    by: number,
    deeds: [{ type: "came", member: number, plays: false }],
    newcomer: { number, name: null },
  };
}

/** [LC-TOUR-11] An organiser writes down who has no phone, whether others may sign up or not. */
export function addPlayer(
  now: Tournament,
  asking: TournamentAsker,
  { name, list }: Of<"add-player">,
): TournamentDecision {
  const staff = organiserOr(now, asking);
  if (isNo(staff)) return staff;
  const written = name.trim().slice(0, longestName);
  if (written === "") return refuse("no-name", "LC-TOUR-06");
  if (list.length > longestList) return refuse("list-too-long", "LC-TOUR-06");
  if (isFull(now, true)) return refuse("full", "LC-TOUR-01");
  const number = now.members.length + 1;
  return {
    by: staff.number,
    deeds: [{ type: "came", member: number, plays: true }, ...listDeeds(now, asking, number, list)],
    newcomer: { number, name: written },
    ...listOf(number, list),
  };
}

/** [LC-TOUR-06] One's own list, or anybody's by an organiser's hand. */
export function handIn(
  now: Tournament,
  asking: TournamentAsker,
  { member: number, list }: Of<"hand-in">,
): TournamentDecision {
  const member = ownOr(now, asking, number);
  if (isNo(member)) return member;
  if (list.length > longestList) return refuse("list-too-long", "LC-TOUR-06");
  return handedIn(now, asking, number, list);
}

function handedIn(
  now: Tournament,
  asking: TournamentAsker,
  member: number,
  list: string,
): TournamentVerdict {
  const deeds = listDeeds(now, asking, member, list);
  return { by: asking.who ?? member, deeds, ...listOf(member, list) };
}

/** [LC-TOUR-06] Nothing handed in leaves the list that is there. */
function listDeeds(
  { settings }: Tournament,
  { summary }: TournamentAsker,
  member: number,
  text: string,
): readonly Deed[] {
  const list = summary(text, settings);
  return list === null ? [] : [{ type: "list-handed-in", member, list }];
}

function listOf(member: number, text: string): Pick<TournamentVerdict, "list"> {
  return text.trim() === "" ? {} : { list: { member, text } };
}

/** Oneself, or anybody when an organiser asks. */
function ownOr(now: Tournament, asking: TournamentAsker, number: number): Member | Refusal {
  const member = memberOf(now, number);
  if (member === undefined) return refuse("no-such-member", "LC-TOUR-06");
  if (asking.who === number) return member;
  const staff = organiserOr(now, asking);
  return isNo(staff) ? staff : member;
}

/** [LC-TOUR-11] Out from the next round on; what was played stays. */
export function leave(
  now: Tournament,
  asking: TournamentAsker,
  { type, member: number }: Of<"drop" | "remove">,
): TournamentDecision {
  const member = type === "drop" ? ownOr(now, asking, number) : organiserOr(now, asking);
  if (isNo(member)) return member;
  const gone = memberOf(now, number);
  if (gone === undefined || !gone.plays) return refuse("no-such-member", "LC-TOUR-11");
  const round = now.rounds.length + 1;
  const by = asking.who ?? number;
  return { by, deeds: [{ type: type === "drop" ? "dropped" : "removed", member: number, round }] };
}

/** [LC-TOUR-11] */
export function comeBack(
  now: Tournament,
  asking: TournamentAsker,
  { member: number }: Of<"return">,
): TournamentDecision {
  const member = ownOr(now, asking, number);
  if (isNo(member)) return member;
  const organises = asker(now, asking)?.organises === true;
  if (member.removed && !organises) return refuse("removed", "LC-TOUR-11");
  if (!now.signUp && !organises) return refuse("sign-up-closed", "LC-TOUR-11");
  if (member.left !== null && isFull(now, true)) return refuse("full", "LC-TOUR-01");
  const round = now.rounds.length + 1;
  return { by: asking.who ?? number, deeds: [{ type: "returned", member: number, round }] };
}

/** [LC-TOUR-14] Several organisers and judges; one organiser stays. */
export function giveRole(
  now: Tournament,
  asking: TournamentAsker,
  { member: number, role, given }: Of<"give-role">,
): TournamentDecision {
  const staff = organiserOr(now, asking);
  if (isNo(staff)) return staff;
  if (memberOf(now, number) === undefined) return refuse("no-such-member", "LC-TOUR-14");
  const others = now.members.some((each) => each.organises && each.number !== number);
  if (role === "organiser" && !given && !others) return refuse("last-organiser", "LC-TOUR-14");
  return { by: staff.number, deeds: [{ type: "role-given", member: number, role, given }] };
}
