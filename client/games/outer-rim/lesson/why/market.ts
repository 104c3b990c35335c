/** What stands against the cards one could take here: no room, or odds that are too poor. */
import { learner } from "#client/lesson/table.ts";
import {
  marketCard,
  prices,
  smuggleChance,
  type MarketDeck,
  type Quote,
} from "#rules/outer-rim/index.ts";
import { playerAt } from "../../tabletop.ts";
import { percent } from "../../story/odds.ts";
import type { Hearer } from "../answers.ts";
import { isFair, jobChance, winningChance } from "../meant/fair-bets.ts";
import { percentIn } from "./whole.ts";

/** What pays most surely last: who has empty hands asks about jobs first. */
const kinds: readonly MarketDeck[] = ["bounty", "cargo", "job"];

/** One of each kind is enough to understand; empty where nothing of that sort stands in the way. */
export function againstBuying(hearer: Hearer): string {
  const { view, learn, say, words } = hearer;
  const open = prices(view, learner).filter(({ bar }) => bar === null);
  const poor = open
    .filter(({ deck }) => !isFair(view, { type: "buy", deck }))
    .toSorted((a, b) => kinds.indexOf(b.deck) - kinds.indexOf(a.deck))
    .slice(0, 2);
  const full = open.find((quote) => !poor.includes(quote) && quote.makesRoom.length > 0);
  const reasons: string[] = [];
  if (full !== undefined) {
    const goes = words.labels.either(full.makesRoom.map((id) => say.card(id)));
    reasons.push(learn.against.room(say.card(full.card), goes));
  }
  reasons.push(...poor.flatMap((quote) => poorOdds(quote, hearer)));
  return reasons.join(learn.against.and);
}

function poorOdds({ card, deck }: Quote, { view, learn, say }: Hearer): readonly string[] {
  const { job, hunt, illegal } = learn.against;
  const name = say.card(card);
  const odds = jobChance(view, card);
  if (odds !== null) return [job(name, percentIn(odds.done, learn.language))];
  if (marketCard(card).kind === "cargo")
    return [illegal(name, percent(smuggleChance(playerAt(view, learner)).chance, learn.language))];
  const fight = winningChance(view, { type: "buy", deck });
  return fight === null ? [] : [hunt(name, percent(fight.chance, learn.language))];
}
