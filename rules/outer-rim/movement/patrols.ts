/** Patrols: four factions, four levels [OR-PAT-01…09]. Strengths and rewards are ours. */
import { abilitiesOfType, combatValue } from "../crew-and-ships/abilities.ts";
import { secretOf, useSecret } from "../effects/secrets.ts";
import { playerOf } from "../edit.ts";
import { patrolStarts } from "../cards/spaces.ts";
import { holds, patrolsAt, standingWith } from "../effects/conditions.ts";
import { fall } from "../combat/damage.ts";
import { progress } from "../goals/goals.ts";
import { distance, neighboursOf, stepsToward } from "./map.ts";
import { isOnMap } from "../setup/box.ts";
import { ask, emit, isHuman, me, next, pick, unexpected } from "../agenda/play.ts";
import { changeReputation, gainCredits, gainFame } from "../goals/reputation.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { Faction, SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Scene } from "../effects/conditions.ts";
import type { State } from "../state.ts";

/** [OR-PAT-03] Level 4 has no strength: nobody beats it. */
export const patrolStrength: Readonly<Record<1 | 2 | 3, number>> = { 1: 3, 2: 4, 3: 6 };
export const patrolReward: Readonly<
  Record<1 | 2 | 3, { readonly credits: number; readonly fame: number }>
> = {
  1: { credits: 3000, fame: 0 },
  2: { credits: 0, fame: 1 },
  3: { credits: 0, fame: 2 },
};

/** [OR-TURN-05] Patrols here that must be fought: the player's reputation with them is negative. */
export function hostilePatrols(state: Scene, player: number): Faction[] {
  const one = state.players[player];
  return one === undefined || abilitiesOfType(one, "no-forced-patrols").length > 0
    ? []
    : patrolsAt(state, one.space).filter((faction) => standingWith(one, faction) === "negative");
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

/** Whose deck a secret is from is known, what it says is not: whoever holds one of the Core Worlds is asked. */
function keepsCoreSecret(play: Play, player: number): boolean {
  return (
    isHuman(play, player) && me(play, player).secrets.some(({ deck }) => deck === "core-worlds")
  );
}

/** [OR-ENC-05] Secrets that wait for a won patrol fight may be used while the patrol is still there. */
export function patrolSecrets(
  play: Play,
  task: TaskOf<"patrol-secrets">,
  answer: Command | null,
): void {
  const { player } = task;
  if (answer === null) {
    const choices: Command[] = [{ type: "decline" }, ...usableSecrets(play.state, player)];
    const params = { faction: task.faction };
    ask(play, task, { seat: player, ask: "patrol-secret", rule: "OR-ENC-05", params, choices });
    return;
  }
  if (answer.type === "use-secret") useSecret(play, player, answer.secret);
}

function usableSecrets(state: State, player: number): Command[] {
  const found: Command[] = [];
  const { secrets } = playerOf(state, player);
  for (let i = 0; i < secrets.length; i++) {
    const secret = secrets[i];
    const section = secret === undefined ? undefined : secretOf(secret);
    if (section?.step !== "patrol-won") continue;
    if (section.when === undefined || holds(state, player, section.when))
      found.push({ type: "use-secret", secret: i });
  }
  return found;
}

export function movePatrolAway(
  play: Play,
  task: TaskOf<"move-patrol-away">,
  answer: Command | null,
): void {
  const { player, faction } = task;
  const around = neighboursOf(play.state.patrols[faction].space).filter((space) =>
    isOnMap(play.state.rules, space),
  );
  if (answer === null && isHuman(play, player) && around.length > 1) {
    ask(play, task, {
      seat: player,
      ask: "move-patrol-away",
      rule: "OR-PAT-05",
      params: { faction },
      choices: around.map((space) => ({ type: "pick-space", space })),
    });
    return;
  }
  const to = answer?.type === "pick-space" ? answer.space : pick(play, around, "patrol-away");
  emit(play, { type: "patrol-moved", faction, to, rule: "OR-PAT-05" });
}

/** [OR-PAT-07] Step by step, each step nearer; the current player picks among equally short ways. */
export function patrolToward(
  play: Play,
  task: TaskOf<"patrol-toward">,
  answer: Command | null,
): void {
  if (answer?.type === "pick-player") {
    next(play, { ...task, player: answer.player, market: false });
    return;
  }
  if (task.market && mayBeSentAway(play, task)) {
    const others: Command[] = [];
    for (let i = 0; i < play.state.players.length; i++)
      others.push({ type: "pick-player", player: i });
    ask(play, task, {
      seat: task.chooser,
      ask: "send-patrol",
      rule: "OR-CHAR-01",
      params: { faction: task.faction },
      choices: others,
    });
    return;
  }
  const from = play.state.patrols[task.faction].space;
  const target = me(play, task.player).space;
  if (answer?.type === "pick-space") {
    step(play, task, answer.space);
    return;
  }
  if (answer !== null) unexpected(task, answer);
  if (task.left === 0 || from === target) return;
  const ways = stepsToward(from, target);
  if (ways.length > 1 && isHuman(play, task.chooser)) {
    ask(play, task, {
      seat: task.chooser,
      ask: "patrol-way",
      rule: "OR-PAT-07",
      params: { faction: task.faction },
      choices: ways.map((space) => ({ type: "pick-space", space })),
    });
    return;
  }
  if (ways.length > 0) step(play, task, pick(play, ways, "patrol-way"));
}

function step(play: Play, task: TaskOf<"patrol-toward">, to: SpaceId): void {
  emit(play, { type: "patrol-moved", faction: task.faction, to, rule: "OR-PAT-07" });
  next(play, { ...task, left: task.left - 1, market: false });
}

/** Jyn Erso's second side. */
function mayBeSentAway(play: Play, task: TaskOf<"patrol-toward">): boolean {
  if (!isHuman(play, task.chooser) || play.state.players.length < 2) return false;
  const one = me(play, task.chooser);
  for (const { ability } of abilitiesOfType(one, "send-patrol-away")) {
    if (distance(one.space, play.state.patrols[task.faction].space) <= ability.within) return true;
  }
  return false;
}
