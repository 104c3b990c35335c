/** The planning step: move, earn, recover, or a planning ability; exactly one [OR-TURN-02, UB-TURN-01]. */
import { abilitiesOfType, hyperdriveOf } from "../crew-and-ships/abilities.ts";
import { recoverAll } from "../combat/damage.ts";
import { bargainAt } from "../bargaining/talk.ts";
import { progress } from "../goals/goals.ts";
import { destinations, holderOnTheWay } from "../movement/routes.ts";
import { stopsAt } from "../movement/patrols.ts";
import { ask, emit, me, next, unexpected } from "../agenda/play.ts";
import { gainCredits } from "../goals/reputation.ts";
import { testTask } from "../dice/skill-test.ts";
import { useSecret } from "../effects/secrets.ts";
import { stepChoices, useAbility } from "./abilities.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { SpaceId } from "../names.ts";
import type { Patrols } from "../movement/routes.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

export function planning(play: Play, task: TaskOf<"planning">, answer: Command | null): void {
  const { player } = task;
  if (answer === null) {
    // A defeated player has nothing to choose.
    if (me(play, player).defeated) recoverAll(play, player, "OR-DMG-08");
    else
      ask(play, task, {
        seat: player,
        ask: "planning",
        rule: "OR-TURN-02",
        choices: planningChoices(play.state, player),
        ...bargainAt(play.state, player, "planning"),
      });
    return;
  }
  switch (answer.type) {
    case "move":
      travel(play, player, answer.to, hyperdriveOf(me(play, player)), "heeding");
      return;
    case "earn":
      gainCredits(play, player, 2000, "OR-TURN-02");
      return;
    case "recover":
      if (recoverAll(play, player, "OR-DMG-03") >= 4)
        progress(play, player, "planning-recovered-4");
      return;
    case "use":
      useAbility(play, player, answer.ability);
      return;
    case "use-secret":
      useSecret(play, player, answer.secret);
      return;
    default:
      unexpected(task, answer);
  }
}

function planningChoices(state: State, player: number): Command[] {
  const one = state.players[player];
  if (one === undefined) return [];
  const choices: Command[] = destinations(state, player, hyperdriveOf(one), "heeding").map(
    ({ space }) => ({ type: "move", to: space }),
  );
  choices.push({ type: "earn" });
  if (one.damage + one.shipDamage > 0) choices.push({ type: "recover" });
  choices.push(...stepChoices(state, player, "planning"));
  return choices;
}

function travel(play: Play, player: number, to: SpaceId, range: number, patrols: Patrols): void {
  const found = destinations(play.state, player, range, patrols).find((each) => each.space === to);
  if (found === undefined) throw new Error(`${to} is out of reach`);
  const left = range - found.steps;
  const held = holderOnTheWay(play.state, player, { to, range, patrols });
  if (held === null) arrive(play, player, to, left, patrols);
  else next(play, { type: "hold-ship", player, ...held, to, left, patrols });
}

function arrive(play: Play, player: number, to: SpaceId, left: number, patrols: Patrols): void {
  emit(play, { type: "moved", player, to, directly: false, rule: "OR-MOVE-01" });
  const slips = abilitiesOfType(me(play, player), "slip-past").length > 0;
  if (slips && left > 0 && patrols === "heeding" && stopsAt(play.state, player, to))
    next(play, { type: "slip-past", player, left });
}

/** [OR-MOVE-07] A tractor beam on the way: its owner may end the move there. */
export function holdShip(play: Play, task: TaskOf<"hold-ship">, answer: Command | null): void {
  const { player, holder, at, to, left, patrols } = task;
  if (answer === null) {
    ask(play, task, {
      seat: holder,
      ask: "hold-ship",
      rule: "OR-MOVE-07",
      params: { player, at, to },
      choices: [{ type: "accept" }, { type: "decline" }],
    });
    return;
  }
  if (answer.type === "accept")
    emit(play, { type: "moved", player, to: at, directly: false, rule: "OR-MOVE-07" });
  else arrive(play, player, to, left, patrols);
}

/** Han Solo and Slave I: a passed test lets the ship fly on. */
export function slipPast(play: Play, task: TaskOf<"slip-past">, answer: Command | null): void {
  const { player, left } = task;
  const abilities = abilitiesOfType(me(play, player), "slip-past");
  if (answer === null) {
    const choices: Command[] = abilities.map(({ from }) => ({ type: "use", ability: from }));
    ask(play, task, {
      seat: player,
      ask: "slip-past",
      rule: "OR-MOVE-05",
      params: { left },
      choices: [{ type: "stay" }, ...choices],
    });
    return;
  }
  if (answer.type !== "use") return;
  const used = abilities.find(({ from }) => from === answer.ability);
  if (used !== undefined)
    next(play, testTask(player, [used.ability.skill], { type: "slip-past", left }));
}

/** The rest of a move, or a move a card allows. */
export function move(play: Play, task: TaskOf<"move">, answer: Command | null): void {
  const { player, left } = task;
  const patrols: Patrols = task.ignoring ? "ignoring" : "heeding";
  if (answer === null) {
    const choices: Command[] = destinations(play.state, player, left, patrols).map(({ space }) => ({
      type: "move",
      to: space,
    }));
    ask(play, task, {
      seat: player,
      ask: "move",
      rule: "OR-MOVE-01",
      params: { left, patrols },
      choices: [{ type: "stay" }, ...choices],
    });
    return;
  }
  if (answer.type === "move") travel(play, player, answer.to, left, patrols);
  else if (answer.type !== "stay") unexpected(task, answer);
}
