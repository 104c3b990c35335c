/** Once a fight's dice lie: nothing is spent on one that is won as it is, or that nothing can win any more. */
import {
  abilitiesOf,
  diceAfter,
  healthRemaining,
  hullOf,
  totalsOf,
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
  if (wins(view, task)) return paysByMargin(me) || fells(view, task, atBest(me, task, command));
  const offered = view.questions[0]?.choices ?? [];
  // What is spent for certain must be enough; dice that cost nothing come first, and may spare it.
  const counted = isSure(me, command)
    ? offered.filter((one) => sameData(one, command) || (isSure(me, one) && !bleeds(one)))
    : offered;
  return wins(
    view,
    counted.reduce((all, one) => atBest(me, all, one), task),
  );
}

/** [OR-COM-05] The attacker wins ties. */
function wins({ players }: View, task: CombatTask): boolean {
  const [attack, defence] = totalsOf(players, task);
  return task.side === 0 ? attack >= defence : defence > attack;
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

/** The fight as this answer would leave it, with the best of luck. */
function atBest(me: PlayerView, task: CombatTask, command: Command): CombatTask {
  const { side, sides } = task;
  const { dice } = sides[side];
  if (command.type === "reroll") return withDice(task, side, dice.map(best(command.dice)));
  if (command.type !== "use") return task;
  const after = diceAfter(me, dice, command.ability);
  if (after !== null) return withDice(task, side, after);
  const other = side === 0 ? 1 : 0;
  return withDice(task, other, sides[other].dice.toSorted(byWorth).map(blankFirst(2)));
}

function withDice(task: CombatTask, side: 0 | 1, dice: Dice): CombatTask {
  const changed = { ...task.sides[side], dice };
  return { ...task, sides: side === 0 ? [changed, task.sides[1]] : [task.sides[0], changed] };
}

type Which = Extract<Command, { readonly type: "reroll" }>["dice"];

function best(which: Which): (face: Face, at: number, dice: Dice) => Face {
  const goes = (face: Face): boolean =>
    face === "blank" || (face === "focus" && which !== "blanks") || which === "not-crits";
  const worst = (dice: Dice): number => dice.indexOf(dice.toSorted(byWorth).at(-1) ?? "blank");
  return (face, at, dice) => ((which === "one" ? at === worst(dice) : goes(face)) ? "crit" : face);
}

const order: Dice = ["crit", "hit", "focus", "blank"];

function byWorth(a: Face, b: Face): number {
  return order.indexOf(a) - order.indexOf(b);
}

/** Their best dice thrown again, and nothing on them. */
function blankFirst(count: number): (face: Face, at: number) => Face {
  return (face, at) => (at < count ? "blank" : face);
}
