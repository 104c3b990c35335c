/** How a bounty-hunting opponent hunts [UB-BHAI-05…19]. */
import { bountyCard } from "../jobs/bounties.ts";
import { reputationsOf } from "../jobs/player-bounties.ts";
import { fightOverCrew } from "../combat/over-crew.ts";
import { isPlayerCharacter, turnUp } from "../effects/contacts.ts";
import { bountyFor } from "../jobs/held-bounties.ts";
import { tokenOf } from "../edit.ts";
import { distance } from "../movement/map.ts";
import { ask, emit, isHuman, me, next } from "../agenda/play.ts";
import { changeReputation, gainCredits, gainFame } from "../goals/reputation.ts";
import { bestTarget, targetsOf } from "./targets.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";
import type { Target } from "./targets.ts";

/** An encounter with a target within reach; `false` when there is none. */
export function huntHere(play: Play, player: number, within: number): boolean {
  const { space } = me(play, player);
  const target = bestTarget(
    play,
    player,
    targetsOf(play.state, player).filter(
      (each) => distance(space, each.space) <= within && canBeFought(play, each),
    ),
  );
  if (target === null) return false;
  if (target.owner !== null) {
    const crew = target.kind === "crew" ? bountyCard(target.card).target : null;
    next(play, { type: "ai-hunt", player, card: target.card, opponent: target.owner, crew });
    return true;
  }
  meetToken(play, player, target.token ?? 0, within);
  return true;
}

/** A defeated player cannot fight, so the hunter leaves the character alone; crew cannot be protected either. */
function canBeFought(play: Play, target: Target): boolean {
  return target.kind !== "character" || target.owner === null || !me(play, target.owner).defeated;
}

/** [UB-BHAI-09] Turned up if need be; a match is an unopposed bounty, anyone else ends the encounter. */
function meetToken(play: Play, player: number, token: number, within: number): void {
  turnUp(play, token, "UB-BHAI-09");
  const { contact } = tokenOf(play.state, token);
  if (isPlayerCharacter(play.state, contact)) {
    emit(play, { type: "contact-removed", token, contact, rule: "UB-BHAI-22" });
    huntHere(play, player, within);
    return;
  }
  const card = bountyFor(play.state, player, contact);
  if (card === null) return;
  emit(play, { type: "contact-removed", token, contact, rule: "UB-BHAI-12" });
  unopposed(play, player, card);
}

/** [UB-BHAI-12] The elimination reward, then damage as strong as the card. */
function unopposed(play: Play, player: number, card: string): void {
  const { combat, strength } = bountyCard(card);
  next(
    play,
    { type: "bounty-reward", player, card, how: "eliminate" },
    { type: "combat-damage", kind: combat, players: [player, null], amounts: [strength, 0] },
  );
}

/**
 * [UB-BHAI-10, UB-BHAI-11, UB-BHAI-13] Crew may be protected, by people only [UB-BHAI-23]; a character defends itself.
 */
export function aiHunt(play: Play, task: TaskOf<"ai-hunt">, answer: Command | null): void {
  const { player, card, opponent, crew } = task;
  const canProtect = isHuman(play, opponent) && !me(play, opponent).defeated;
  if (crew !== null && answer === null && canProtect) {
    ask(play, task, {
      seat: opponent,
      ask: "protect-crew",
      rule: "UB-BHAI-10",
      params: { crew, hunter: player },
      choices: [{ type: "protect" }, { type: "decline" }],
    });
    return;
  }
  if (crew !== null && answer?.type !== "protect") {
    emit(play, { type: "crew-removed", player: opponent, crew, rule: "UB-BHAI-12" });
    unopposed(play, player, card);
    return;
  }
  next(play, fightOverCrew(play.state, task));
}

/** [UB-BHAI-14…16] What an opposed bounty leads to; the damage follows afterwards [UB-BHAI-19]. */
export function bountyWonBy(
  play: Play,
  fight: {
    readonly player: number;
    readonly defender: number;
    readonly card: string;
    readonly crew: string | null;
    readonly won: boolean;
  },
): void {
  const { player, defender, card, crew, won } = fight;
  if (!won) {
    emit(play, { type: "card-discarded", player, card, rule: "UB-BHAI-14" });
    return;
  }
  if (crew !== null) {
    emit(play, { type: "crew-removed", player: defender, crew, rule: "UB-BHAI-15" });
    next(play, { type: "bounty-reward", player, card, how: "eliminate" });
    return;
  }
  emit(play, { type: "bounty-claimed", player, card, how: "player", rule: "UB-BHAI-16" });
  gainCredits(play, player, 5000, "UB-BHAI-16");
  gainFame(play, player, 1, { source: "bounty", card, rule: "UB-BHAI-16", kind: "plain" });
  emit(play, { type: "card-removed", player, card, rule: "UB-BHAI-16" });
  next(
    play,
    { type: "ai-reputation", player, loser: defender, sign: 1 },
    { type: "ai-reputation", player, loser: defender, sign: -1 },
  );
}

/** [UB-BHAI-17, UB-BHAI-18] The human picks the faction; a gain must do something if it can. */
export function aiReputation(
  play: Play,
  task: TaskOf<"ai-reputation">,
  answer: Command | null,
): void {
  const { player, loser, sign } = task;
  const all = reputationsOf(me(play, loser), sign);
  const useful =
    sign === 1 ? all.filter((faction) => me(play, player).reputation[faction] < 1) : all;
  const choices = useful.length > 0 ? useful : all;
  const first = choices[0];
  if (first === undefined) return;
  const rule = sign === 1 ? "UB-BHAI-17" : "UB-BHAI-18";
  if (answer === null && choices.length > 1) {
    ask(play, task, {
      seat: 0,
      ask: sign === 1 ? "opponent-gains" : "opponent-loses",
      rule,
      choices: choices.map((faction) => ({ type: "pick-faction", faction })),
    });
    return;
  }
  changeReputation(
    play,
    player,
    answer?.type === "pick-faction" ? answer.faction : first,
    sign,
    rule,
  );
}
