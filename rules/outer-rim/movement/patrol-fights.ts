/** Patrols are fought, beaten and replaced [OR-PAT-04…06]. */
import { abilitiesOfType, combatValue } from "../crew-and-ships/abilities.ts";
import { patrolStarts } from "../cards/spaces.ts";
import { fall } from "../combat/damage.ts";
import { progress } from "../goals/goals.ts";
import { emit, isHuman, me, next } from "../agenda/play.ts";
import { changeReputation, gainCredits, gainFame } from "../goals/reputation.ts";
import { keepsCoreSecret } from "./patrol-secrets.ts";
import { patrolReward, patrolStrength } from "./patrols.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Faction } from "../names.ts";
import type { Play } from "../agenda/play.ts";

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
