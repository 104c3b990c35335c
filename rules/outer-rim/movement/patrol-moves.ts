/** Patrols on their way: sent to a neighbour, or called toward somebody. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { distance, neighboursOf, stepsToward } from "./map.ts";
import { isOnMap } from "../setup/box.ts";
import { ask, emit, isHuman, me, next, pick, unexpected } from "../agenda/play.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";

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
