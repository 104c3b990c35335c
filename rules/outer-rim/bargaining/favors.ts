/** Favors: which are of use now, who can do them, and what they do [UB-FAV]. */
import { skillCount } from "../crew-and-ships/abilities.ts";
import { standingWith } from "../effects/scene.ts";
import { factions, skills } from "../names.ts";
import { favorKey, talked } from "./deal.ts";
import type { Bargain, Favor, DealMoment } from "./deal.ts";
import type { Skill } from "../names.ts";
import type { PublicPlayer, TableRules } from "../state.ts";

/** What bargaining is judged from: open things only, so a state and anybody's view of it say the same. */
export interface Room {
  readonly rules: TableRules;
  readonly seats: number;
  readonly players: readonly PublicPlayer[];
}

const advice = (skill: Skill): Favor => ({ kind: "advice", skill, faction: null });
const strategy: Favor = { kind: "combat-strategy", skill: null, faction: null };
const shortcut: Favor = { kind: "shortcut", skill: null, faction: null };
const endorsements: readonly Favor[] = factions.map((faction) => ({
  kind: "endorsement",
  skill: null,
  faction,
}));
const ahead: readonly Favor[] = [...endorsements, strategy, ...skills.map(advice)];

/**
 * [UB-FAV-02] Any favor at any time, as far as it can still do
 * something: a shortcut is for moving, advice in a test for that test.
 */
export function favorsNow(moment: DealMoment, skill: Skill | null): readonly Favor[] {
  switch (moment) {
    case "planning":
      return [...ahead, shortcut];
    case "test":
      return skill === null ? endorsements : [...endorsements, advice(skill)];
    case "combat":
      return [...endorsements, strategy];
    default:
      return ahead;
  }
}

export function isFavorNow({ moment, skill }: Bargain, favor: Favor): boolean {
  return favorsNow(moment, skill).some(
    (each) =>
      each.kind === favor.kind && each.skill === favor.skill && each.faction === favor.faction,
  );
}

/** [UB-FAV-04, UB-FAV-06] Only skills and friends one really has can be lent. */
export function canGrant(one: PublicPlayer, favor: Favor): boolean {
  if (favor.kind === "advice") return favor.skill !== null && skillCount(one, favor.skill) > 0;
  if (favor.kind === "endorsement")
    return favor.faction !== null && standingWith(one, favor.faction) === "positive";
  return true;
}

/** An endorsement by a faction that likes one anyway is no favor. */
export function isOfUse(one: PublicPlayer, favor: Favor): boolean {
  return favor.faction === null || standingWith(one, favor.faction) !== "positive";
}

/** [UB-FAV-09] Everybody but the asker who could do this favor and has not refused it this turn [OR-TRADE-05]. */
export function granters(room: Room, opener: number, favor: Favor): number[] {
  const asker = room.players[opener];
  const found: number[] = [];
  if (asker === undefined) return found;
  for (let i = 0; i < room.seats; i++) {
    const one = room.players[i];
    const refused = asker.used.includes(talked(i, favorKey(favor)));
    if (i !== opener && one !== undefined && !refused && canGrant(one, favor)) found.push(i);
  }
  return found;
}

/** [UB-SOLO-12] Never in a game for one. */
export function favorsAreUsed(room: Room): boolean {
  return room.rules.favors && room.seats > 1;
}

/** Is there anybody to ask, or a token to hand back? [UB-FAV-03] Not after the one favor of the turn. */
export function favorToBeHad(room: Room, opener: number, favor: Favor): boolean {
  const one = room.players[opener];
  if (one === undefined || !favorsAreUsed(room) || one.favors.received) return false;
  return granters(room, opener, favor).length > 0 || owedBy(room, opener, favor).length > 0;
}

/** [UB-DEBT-03] Whose token the asker holds, and who could do the favor. */
export function owedBy(room: Room, opener: number, favor: Favor): number[] {
  const debts = room.players[opener]?.debts ?? [];
  return debts.filter((owner) => {
    const one = room.players[owner];
    return owner !== opener && owner < room.seats && one !== undefined && canGrant(one, favor);
  });
}
