/** A bounty on somebody at the table. */
import { standingWith } from "../effects/scene.ts";
import { progress } from "../goals/goals.ts";
import { ask, emit, me, next, pick, unexpected } from "../agenda/play.ts";
import { changeReputation, gainFame } from "../goals/reputation.ts";
import { factions } from "../names.ts";
import { playerBounty } from "./wanted.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { Faction } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Player } from "../state.ts";

/** [UB-PB-05…10] The printed reward is ignored; nobody is captured [UB-PB-11]. */
export function playerBountyWon(play: Play, player: number, loser: number, card: string): void {
  emit(play, { type: "bounty-claimed", player, card, how: "player", rule: "UB-PB-04" });
  emit(play, { type: "credits-gained", player, amount: playerBounty.credits, rule: "UB-PB-06" });
  gainFame(play, player, playerBounty.fame, {
    source: "bounty",
    card,
    rule: "UB-PB-07",
    kind: "plain",
  });
  emit(play, { type: "card-removed", player, card, rule: "UB-PB-10" });
  progress(play, player, "bounty-reward");
  next(
    play,
    { type: "player-bounty-reputation", player, loser, sign: 1 },
    { type: "player-bounty-reputation", player, loser, sign: -1 },
  );
}

/** Factions where the loser is hated (sign 1) or liked (sign −1). */
export function reputationsOf(loser: Player, sign: 1 | -1): Faction[] {
  const wanted = sign === 1 ? "negative" : "positive";
  return factions.filter((faction) => standingWith(loser, faction) === wanted);
}

/** [UB-PB-08, UB-PB-09] The winner's pick. */
export function playerBountyReputation(
  play: Play,
  task: TaskOf<"player-bounty-reputation">,
  answer: Command | null,
): void {
  const { player, loser, sign } = task;
  const choices = reputationsOf(me(play, loser), sign);
  if (choices.length === 0) return;
  const rule = sign === 1 ? "UB-PB-08" : "UB-PB-09";
  if (answer === null && choices.length > 1) {
    ask(play, task, {
      seat: player,
      ask: sign === 1 ? "gain-reputation" : "lose-reputation",
      rule,
      choices: choices.map((faction) => ({ type: "pick-faction", faction })),
    });
    return;
  }
  if (answer !== null && answer.type !== "pick-faction") unexpected(task, answer);
  changeReputation(
    play,
    player,
    answer?.type === "pick-faction" ? answer.faction : pick(play, choices, "reputation"),
    sign,
    rule,
  );
}
