/** Combat: dice, abilities, who wins, who is hurt [OR-COM-01…08]. */
import { unreachable } from "../../game.ts";
import { ask, emit, isHuman, me, next, rollDice, unexpected } from "../agenda/play.ts";
import { favorToBeHad } from "../bargaining/favors.ts";
import { bargainAt } from "../bargaining/talk.ts";
import { abilitiesOfType, healthRemaining } from "../crew-and-ships/abilities.ts";
import { combatAbilities } from "../dice/combat-abilities.ts";
import { useCombatAbility } from "../dice/combat-dice.ts";
import { diceToRoll } from "../dice/fight-chance.ts";
import { decideCombat } from "./outcome.ts";
import { foeIn } from "./sides.ts";
import type { CombatSide, CombatTask } from "../agenda/rolls.ts";
import type { Play } from "../agenda/play.ts";
import type { Command } from "../commands.ts";
import type { Face } from "../names.ts";

export function combat(play: Play, task: CombatTask, answer: Command | null): void {
  switch (task.phase) {
    case "begin":
      emit(play, {
        type: "combat-began",
        kind: task.kind,
        attacker: task.sides[0].player,
        defender: task.sides[1].player,
        strengths: [task.sides[0].strength, task.sides[1].strength],
        ...foeIn(play, task),
        rule: "OR-COM-01",
      });
      next(play, { ...task, phase: "before" });
      return;
    case "before":
      before(play, task, answer);
      return;
    case "after":
      after(play, task, answer);
      return;
    default:
      unreachable(task.phase);
  }
}

function humanOn(play: Play, task: CombatTask): number | null {
  const { player } = task.sides[task.side];
  return player !== null && isHuman(play, player) ? player : null;
}

const strategy = { kind: "combat-strategy", skill: null, faction: null } as const;

/** Before the dice: stun settings, loaded weapons, favors. */
function before(play: Play, task: CombatTask, answer: Command | null): void {
  const player = humanOn(play, task);
  if (answer === null) {
    const choices = player === null ? [] : preparations(play, task, player);
    const help = player !== null && favorToBeHad(play.state, player, strategy);
    if (player === null || (choices.length === 0 && !help)) ready(play, task);
    else
      ask(play, task, {
        seat: player,
        ask: "before-combat",
        rule: "OR-COM-02",
        params: { kind: task.kind },
        choices: [{ type: "roll" }, ...choices],
        ...bargainAt(play.state, player, "combat"),
      });
    return;
  }
  if (answer.type === "roll") ready(play, task);
  else if (answer.type === "use" && player !== null)
    next(play, prepare(play, task, player, answer.ability));
  else unexpected(task, answer);
}

function preparations(play: Play, task: CombatTask, player: number): Command[] {
  const one = me(play, player);
  const side = task.sides[task.side];
  const choices: Command[] = [];
  for (const { ability, from } of abilitiesOfType(one, "stun")) {
    if (huntsBounty(task) && ability.combat === task.kind && !side.used.includes(from))
      choices.push({ type: "use", ability: from });
  }
  for (const { ability, from } of abilitiesOfType(one, "rotate-for-dice")) {
    if (ability.combat === task.kind && !side.used.includes(from))
      choices.push({ type: "use", ability: from });
  }
  return choices;
}

/** [UB-CARD-04] A bounty on a contact or on somebody's crew; players are never eliminated. */
function huntsBounty(task: CombatTask): boolean {
  return task.side === 0 && (task.after.type === "bounty" || task.after.type === "crew-bounty");
}

function prepare(play: Play, task: CombatTask, player: number, from: string): CombatTask {
  const one = me(play, player);
  const loaded = abilitiesOfType(one, "rotate-for-dice").find((each) => each.from === from);
  if (loaded !== undefined)
    emit(play, { type: "card-rotated", player, card: from, rule: "UB-ROT-03" });
  const side = task.sides[task.side];
  const changed: CombatSide = {
    ...side,
    extra: side.extra + (loaded?.ability.dice ?? 1),
    used: [...side.used, from],
  };
  emit(play, { type: "ability-used", player, ability: from, rule: "OR-COM-02" });
  return { ...withSide(task, changed), stunned: task.stunned || loaded === undefined };
}

function withSide(task: CombatTask, side: CombatSide): CombatTask {
  return { ...task, sides: task.side === 0 ? [side, task.sides[1]] : [task.sides[0], side] };
}

/** The attacker is ready, then the defender; then both roll. */
function ready(play: Play, task: CombatTask): void {
  if (task.side === 0) {
    next(play, { ...task, side: 1 });
    return;
  }
  const dice = [rollSide(play, task, 0), rollSide(play, task, 1)] as const;
  next(play, {
    ...task,
    side: 0,
    phase: "after",
    sides: [
      { ...task.sides[0], dice: dice[0], used: [] },
      { ...task.sides[1], dice: dice[1], used: [] },
    ],
  });
}

function rollSide(play: Play, task: CombatTask, index: 0 | 1): Face[] {
  const { player } = task.sides[index];
  const count = diceToRoll(play.state.players, task)[index];
  if (player !== null && isHuman(play, player) && me(play, player).favors.die)
    emit(play, { type: "favor-spent", player, kind: "die", rule: "UB-FAV-05" });
  const dice = rollDice(play, count, "combat");
  const roll = { type: "combat", combat: task.kind, side: index } as const;
  emit(play, { type: "dice-rolled", player, dice, for: task.kind, roll, rule: "OR-COM-03" });
  return dice;
}

function after(play: Play, task: CombatTask, answer: Command | null): void {
  const player = humanOn(play, task);
  if (answer === null) {
    const choices =
      player === null
        ? []
        : combatAbilities(me(play, player), task, healthRemaining(me(play, player)));
    if (player === null || choices.length === 0) stand(play, task);
    else
      ask(play, task, {
        seat: player,
        ask: "after-roll",
        rule: "OR-COM-04",
        params: { kind: task.kind },
        choices: [{ type: "stand" }, ...choices],
      });
    return;
  }
  if (answer.type === "stand") stand(play, task);
  else if (player !== null) next(play, useCombatAbility(play, task, player, answer));
  else unexpected(task, answer);
}

function stand(play: Play, task: CombatTask): void {
  if (task.side === 0) next(play, { ...task, side: 1 });
  else decideCombat(play, task);
}
