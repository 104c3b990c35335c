/** What stands against the cards one could take here: no room, or odds that are too poor. */
import { learner } from "#client/lesson/table.ts";
import {
  marketCard,
  prices,
  smuggleChance,
  type Quote,
  type View,
} from "#rules/outer-rim/index.ts";
import { playerAt } from "../../desk.ts";
import { percent } from "../../story/odds.ts";
import type { Hearer } from "../answers.ts";
import { isFair, jobChance, winningChance } from "../meant/fair-bets.ts";
import { percentIn } from "./whole.ts";

/** One of each kind is enough to understand; empty where nothing of that sort stands in the way. */
export function againstBuying(hearer: Hearer): string {
  const { view, learn, say, words } = hearer;
  const open = prices(view, learner).filter(({ bar }) => bar === null);
  const poor = open.find(({ deck }) => !isFair(view, { type: "buy", deck }));
  const full = open.find((quote) => quote !== poor && quote.makesRoom.length > 0);
  const reasons: string[] = [];
  if (full !== undefined) {
    const goes = words.labels.list(full.makesRoom.map((id) => say.card(id)));
    reasons.push(learn.against.room(say.card(full.card), goes));
  }
  if (poor !== undefined) {
    const chance = chanceOf(poor, view);
    if (chance !== null) reasons.push(learn.against.odds(say.card(poor.card), chance));
  }
  return reasons.join("; ");
}

function chanceOf({ card, deck }: Quote, view: View): string | null {
  const odds = jobChance(view, card);
  if (odds !== null) return percentIn(odds.done);
  if (marketCard(card).kind === "cargo")
    return percent(smuggleChance(playerAt(view, learner)).chance);
  const hunt = winningChance(view, { type: "buy", deck });
  return hunt === null ? null : percent(hunt.chance);
}
