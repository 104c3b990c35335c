/** What both sides would come to with a card that leaves nothing to chance: mine first [OR-COM-04]. */
import { diceAfter, totalsOf, withDice, type Command, type View } from "#rules/outer-rim/index.ts";

export function wouldBe(command: Command, view: View): readonly [number, number] | null {
  const task = view.agenda.at(-1);
  if (command.type !== "use" || task?.type !== "combat" || task.phase !== "after") return null;
  const { side, sides } = task;
  const mine = sides[side];
  const me = mine.player === null ? undefined : view.players[mine.player];
  const dice = me === undefined ? null : diceAfter(me, mine.dice, command.ability);
  if (dice === null) return null;
  const [attack, defence] = totalsOf(view.players, withDice(task, side, dice));
  return side === 0 ? [attack, defence] : [defence, attack];
}
