/** A first game is not taught by bets: the clerk sends nobody into a fight that is lost more often than won. */
import { learner } from "#client/lesson/table.ts";
import { fightChance, marketCard, type Command, type View } from "#rules/outer-rim/index.ts";
import { questionFor } from "../asked.ts";
import { playerAt } from "../desk.ts";
import { chipsOf, part, type Chip } from "../story/odds.ts";

export function isFair(view: View, command: Command): boolean {
  const win = winningChance(view, command);
  return win === null || part(win.chance) >= 0.5;
}

/** Of the fight this answer leads to; `null` where there is none, or nobody knows yet. */
export function winningChance(view: View, command: Command): Chip | null {
  const question = questionFor(view, learner);
  if (question === null) return null;
  if (command.type === "buy") return huntOf(view, view.market[command.deck].top);
  return chipsOf(command, question, view).find(({ kind }) => kind === "win") ?? null;
}

/** A bounty is bought for its hunt. */
function huntOf(view: View, top: string | null): Chip | null {
  const card = top === null ? null : marketCard(top);
  if (card?.kind !== "bounty") return null;
  const { win, atLeast } = fightChance(card.combat, playerAt(view, learner), card.strength);
  return { kind: "win", chance: win, atLeast };
}
