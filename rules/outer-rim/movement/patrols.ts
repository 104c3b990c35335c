/** Patrols: four factions, four levels [OR-PAT-01…09]. Strengths and rewards are ours. */
import { abilitiesOfType, combatValue } from "../crew-and-ships/abilities.ts";
import { patrolStarts } from "../cards/spaces.ts";
import { patrolsAt, standingWith } from "../effects/scene.ts";
import { fall } from "../combat/damage.ts";
import { progress } from "../goals/goals.ts";
import { emit, isHuman, me, next } from "../agenda/play.ts";
import { changeReputation, gainCredits, gainFame } from "../goals/reputation.ts";
import { keepsCoreSecret } from "./patrol-secrets.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Faction, SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Scene } from "../effects/scene.ts";

/** [OR-PAT-03] Level 4 has no strength: nobody beats it. */
export const patrolStrength: Readonly<Record<1 | 2 | 3, number>> = { 1: 3, 2: 4, 3: 6 };

export const patrolReward: Readonly<
  Record<1 | 2 | 3, { readonly credits: number; readonly fame: number }>
> = {
  1: { credits: 3000, fame: 0 },
  2: { credits: 0, fame: 1 },
  3: { credits: 0, fame: 2 },
};

/** [OR-TURN-05] Patrols that must be fought here, or at `there`: the player's reputation with them is negative. */
export function hostilePatrols(state: Scene, player: number, there?: SpaceId): Faction[] {
  const one = state.players[player];
  if (one === undefined || abilitiesOfType(one, "no-forced-patrols").length > 0) return [];
  return patrolsAt(state, there ?? one.space).filter(
    (faction) => standingWith(one, faction) === "negative",
  );
}

/** [OR-MOVE-03] Only positive reputation lets a ship pass. */
export function stopsAt(state: Scene, player: number, space: SpaceId): boolean {
  return stoppingAt(state, player, space).length > 0;
}

/** The patrols there that would end this player's move. */
export function stoppingAt(state: Scene, player: number, space: SpaceId): Faction[] {
  const one = state.players[player];
  if (one === undefined) return [];
  return patrolsAt(state, space).filter((faction) => standingWith(one, faction) !== "positive");
}

export function fightPatrol(play: Play, player: number, faction: Faction): void {
  const { level } = play.state.patrols[faction];
  if (faction === "imperial" && level >= 3) progress(play, player, "imperial-3-encountered");
  if (level === 4) {
    // [OR-PAT-06] No dice: the player is defeated, and the patrol moves on as after any lost fight.
    emit(play, { type: "patrol-met", player, faction, level, rule: "OR-PAT-06" });
    next(play, { type: "move-patrol-away", player, faction });
    fall(play, player);
    return;
  }
  const one = me(play, player);
  next(play, {
    type: "combat",
    kind: "ship",
    phase: "begin",
    side: 0,
    sides: [
      { player, strength: combatValue(one, "ship"), dice: [], used: [], extra: 0 },
      { player: null, strength: patrolStrength[level], dice: [], used: [], extra: 0 },
    ],
    sufferLess: 0,
    stunned: false,
    after: { type: "patrol", faction },
  });
}

/**
 * [OR-PAT-04] Beaten: reward, one reputation lost, the next level
 * arrives. [OR-PAT-05] Not beaten: it is sent to a neighbour.
 */
export function afterPatrolFight(play: Play, player: number, faction: Faction, won: boolean): void {
  const { level } = play.state.patrols[faction];
  if (!won || level === 4) {
    next(play, { type: "move-patrol-away", player, faction });
    return;
  }
  emit(play, { type: "patrol-beaten", player, faction, level, rule: "OR-PAT-04" });
  next(play, { type: "patrol-replaced", player, faction });
  if (keepsCoreSecret(play, player)) next(play, { type: "patrol-secrets", player, faction });
}

/** [OR-PAT-04] The reward, the reputation, and the next level at the faction's start. */
export function replacePatrol(play: Play, { player, faction }: TaskOf<"patrol-replaced">): void {
  const { level } = play.state.patrols[faction];
  if (level === 4) return;
  const { credits, fame } = patrolReward[level];
  gainCredits(play, player, credits, "OR-PAT-04");
  if (fame > 0) {
    const from = { source: "patrol", card: `patrol-${level}`, rule: "OR-PAT-04" } as const;
    gainFame(play, player, fame, { ...from, kind: "plain" });
    if (isHuman(play, player))
      for (const { ability, from: card } of abilitiesOfType(me(play, player), "patrol-fame"))
        gainFame(play, player, ability.amount, {
          source: "luxury",
          card,
          rule: "UB-CLAR-02",
          kind: "additional",
        });
  }
  if (!forgives(play, player)) changeReputation(play, player, faction, -1, "OR-PAT-04");
  emit(play, {
    type: "patrol-replaced",
    faction,
    level: (level + 1) as 2 | 3 | 4,
    to: patrolStarts[faction],
    rule: "UB-SETUP-07",
  });
  progress(play, player, "patrol-beaten");
}

function forgives(play: Play, player: number): boolean {
  return isHuman(play, player) && abilitiesOfType(me(play, player), "patrols-forgive").length > 0;
}
