/** What a trader puts on the table by itself: favors it has use for, cards it would rather have, a better price. */
import {
  dealShape,
  emptyBundle,
  isMarketCard,
  marketCard,
  roomFor,
  whyNot,
} from "#rules/outer-rim/index.ts";
import type { Command } from "#rules/outer-rim/index.ts";
import { worthOfCredits } from "../appraisal/points.ts";
import { mine } from "../appraisal/self.ts";
import { asIf, standingOf } from "../appraisal/standing.ts";
import type { Sight } from "../players/mind.ts";
import { openly } from "../reasons/explain.ts";
import { worthOfAnswer } from "./deals.ts";
import { askable, favorWanted, worthwhile, type AskedQuestion } from "./favors.ts";
import { heldWorth } from "../market/purchase.ts";

/** An offer worth making before anything else is said, or `null`. */
export function proposal(view: Sight): Command | null {
  const question = view.questions.find(
    (each, i) => each.seat === view.viewer && view.answered[i] !== true,
  );
  if (question?.deal === undefined) return null;
  if (question.ask === "offer") return legal(view, dearer(view));
  if (question.ask === "offers") return null;
  return (
    legal(view, favorWanted(view, question)) ??
    (question.deal.moment === "action" ? legal(view, cardWanted(view, question)) : null)
  );
}

function legal(view: Sight, command: Command | null): Command | null {
  return command !== null && whyNot(view, command) === null ? command : null;
}

/** A card of somebody here that is worth more to me than to them. */
function cardWanted(view: Sight, question: AskedQuestion): Command | null {
  const shape = dealShape(view, question);
  const now = standingOf(view);
  let best: Command | null = null;
  let most = worthwhile;
  for (const { player, get, cards } of shape?.partners ?? []) {
    if (cards !== "any" || player !== askable(view)) continue;
    for (const card of get.cards) {
      const gain = gainOf(view, card, player, now);
      if (gain === null) continue;
      const credits = priceTo(view, card, player);
      const net = gain - worthOfCredits(view, credits);
      if (net <= most || credits > mine(view).credits) continue;
      most = net;
      best = {
        type: "offer",
        to: player,
        give: { ...emptyBundle, credits },
        get: { ...emptyBundle, cards: [card] },
      };
    }
  }
  return best;
}

function gainOf(view: Sight, card: string, player: number, now: number): number | null {
  const me = mine(view);
  if (!isMarketCard(card)) return null;
  const { kind } = marketCard(card);
  const held = view.players[player]?.cards.find(({ id }) => id === card);
  if (held === undefined || kind === "event" || kind === "ship" || kind === "crew") return null;
  if (!roomFor(me, kind)) return null;
  return standingOf(asIf(view, { cards: [...me.cards, held] })) - now;
}

/** What would make up for it, by what lies open before them; in whole thousands. */
function priceTo(view: Sight, card: string, player: number): number {
  const theirs = { ...openly(view), viewer: player };
  const loss = Math.max(0, heldWorth(theirs, card)) + 0.4;
  return Math.max(1, Math.ceil((loss * view.mind.rate) / 1000)) * 1000;
}

/**
 * [UB-FAV-08] An offer that is not far from good: the same for more credits, asked once. Money is not given for
 * money: whoever asks for some hears yes or no.
 */
function dearer(view: Sight): Command | null {
  const task = view.agenda.at(-1);
  if (task?.type !== "talk" || task.before !== null || task.deal.get.credits > 0) return null;
  const short = -worthOfAnswer(view);
  if (short <= 0 || short > 2) return null;
  const more = Math.ceil(((short + 0.1) * view.mind.rate) / 1000) * 1000;
  const { by, give, get } = task.deal;
  return {
    type: "offer",
    to: by,
    give: get,
    get: { ...give, credits: give.credits + more },
  };
}
