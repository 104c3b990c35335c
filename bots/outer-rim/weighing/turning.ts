/**
 * Once a fight's dice lie: nothing is spent on one that is won as it is, or that nothing can win any more; dice that
 * cost nothing and cannot get worse are thrown again while the other one has yet to answer.
 */
import {
  abilitiesOf,
  diceAfter,
  fightDiceAgain,
  healthRemaining,
  hullOf,
  isAhead,
  mayBeAnswered,
  totalsOf,
  withDice,
  type CombatTask,
  type Command,
  type Face,
  type PlayerView,
  type View,
} from "#rules/outer-rim/index.ts";
import { sameData } from "#rules/same-data.ts";

type Dice = readonly Face[];

/** Can this answer still change who wins, or bring the other one down? */
export function turnsTheFight(view: View, me: PlayerView, command: Command): boolean {
  const task = view.agenda.at(-1);
  if (task?.type !== "combat" || task.phase !== "after") return true;
  if (command.type === "use" && isOpposing(me, command.ability)) return true;
  if (fells(view, task, atBest(me, task, command))) return true;
  if (isAhead(view.players, task))
    return (
      paysByMargin(me) || (mayBeAnswered(view.players, task) && isNeverWorse(view, task, command))
    );
  const offered = view.questions[0]?.choices ?? [];
  // What is spent for certain must be enough; dice that cost nothing come first, and may spare it.
  const counted = isSure(me, command)
    ? offered.filter((one) => sameData(one, command) || (isSure(me, one) && !bleeds(one)))
    : offered;
  return isAhead(
    view.players,
    counted.reduce((all, one) => atBest(me, all, one), task),
  );
}

function isSure(me: PlayerView, command: Command): boolean {
  return command.type === "use" && !isOpposing(me, command.ability);
}

/** Not everybody would: it is not counted on. */
function bleeds(command: Command): boolean {
  return command.type === "use" && command.ability === "hurt-for";
}

function isOpposing(me: PlayerView, from: string): boolean {
  return abilitiesOf(me).some((one) => one.from === from && one.ability.type === "reroll-opposing");
}

/** Somebody is paid for each hit too many. */
function paysByMargin(me: PlayerView): boolean {
  return abilitiesOf(me).some(({ ability }) => ability.type === "credits-per-margin");
}

/** Another player would go down by it, who stands as it is. */
function fells(view: View, now: CombatTask, then: CombatTask): boolean {
  const foe = now.sides[now.side === 0 ? 1 : 0].player;
  const them = foe === null ? undefined : view.players[foe];
  if (them === undefined) return false;
  const left = now.kind === "ground" ? healthRemaining(them) : hullOf(them) - them.shipDamage;
  const dealt = (task: CombatTask): number => totalsOf(view.players, task)[task.side];
  return dealt(now) < left && dealt(then) >= left;
}

/** An attacker's dice thrown again for nothing: even blank, those dice would leave both sides with what they have. */
function isNeverWorse({ players }: View, task: CombatTask, command: Command): boolean {
  if (command.type !== "reroll") return false;
  const [attack, defence] = totalsOf(players, task);
  const [then, against] = totalsOf(players, thrown(task, command, "blank"));
  return then >= attack && against <= defence;
}

/** Every die that is thrown again shows this face. */
function thrown(task: CombatTask, command: RerollCommand, face: Face): CombatTask {
  const { dice } = task.sides[task.side];
  const again = fightDiceAgain(dice, command.dice);
  return withDice(
    task,
    task.side,
    dice.map((die, i) => (again.includes(i) ? face : die)),
  );
}

type RerollCommand = Extract<Command, { readonly type: "reroll" }>;

/** The fight as this answer would leave it, with the best of luck. */
function atBest(me: PlayerView, task: CombatTask, command: Command): CombatTask {
  const { side, sides } = task;
  const { dice } = sides[side];
  if (command.type === "reroll") return thrown(task, command, "crit");
  if (command.type !== "use") return task;
  const after = diceAfter(me, dice, command.ability);
  if (after !== null) return withDice(task, side, after);
  const other = side === 0 ? 1 : 0;
  return withDice(task, other, sides[other].dice.toSorted(byWorth).map(blankFirst(2)));
}

const order: Dice = ["crit", "hit", "focus", "blank"];

function byWorth(a: Face, b: Face): number {
  return order.indexOf(a) - order.indexOf(b);
}

/** Their best dice thrown again, and nothing on them. */
function blankFirst(count: number): (face: Face, at: number) => Face {
  return (face, at) => (at < count ? "blank" : face);
}
