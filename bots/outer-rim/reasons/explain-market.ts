/** Why this at the market: what a card would be for, where it leads, what it would better. */
import {
  fameOf,
  isRolledFor,
  marketCard,
  prices,
  purchaseChance,
  skillsOf,
} from "#rules/outer-rim/index.ts";
import type { Command, MarketDeck, Quote } from "#rules/outer-rim/index.ts";
import { fameGained, later } from "../appraisal/points.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import { mine } from "../appraisal/self.ts";
import { goalStep, isReady, openGoals } from "../errands/goals.ts";
import { errandsOf } from "../errands/errands.ts";
import { asBought } from "../market/purchase.ts";
import type { Sight } from "../players/mind.ts";
import { errandReason, likelihood } from "./errand-reason.ts";
import { gainsOf } from "./gains.ts";
import type { Reason } from "./reason.ts";

export function explainMarket(view: Sight, command: Command): Reason | null {
  switch (command.type) {
    case "market":
      return { kind: "market" };
    case "buy": {
      const { top } = view.market[command.deck];
      return top === null ? { kind: "best" } : buyReason(view, top);
    }
    case "discard-top":
      return clearReason(view, command.deck);
    case "leave-market":
      return leaveReason(view);
    case "barter":
    case "pick-card":
      return { kind: "least-missed", card: command.card };
    default:
      return null;
  }
}

function quotesFor(view: Sight): readonly Quote[] {
  return typeof view.viewer === "number" ? prices(view, view.viewer) : [];
}

/** Why a card is cleared away: it is beyond one's means, or its deck is worth more to one than it is. */
function clearReason(view: Sight, deck: MarketDeck): Reason {
  const { top } = view.market[deck];
  if (top === null) return { kind: "look-below", deck };
  const quote = quotesFor(view).find((one) => one.deck === deck);
  const short = quote === undefined ? 0 : quote.price - quote.barter - mine(view).credits;
  return { kind: "look-below", deck, card: top, ...(short > 0 && { short }) };
}

/** [OR-MKT-03] What is free and has room has no price that it could fail to be worth: it is named. */
function leaveReason(view: Sight): Reason {
  const free = quotesFor(view)
    .filter(({ price, goes, bar }) => price === 0 && goes === 0 && bar === null)
    .map(({ card }) => card);
  return { kind: "nothing-to-buy", ...(free.length > 0 && { free }) };
}

/** [OR-FAME-02] Some things are worth fame while one has them. */
function fameBrought(view: Sight, then: Sight): number {
  const { viewer } = view;
  return typeof viewer === "number" ? fameOf(then, viewer) - fameOf(view, viewer) : 0;
}

function buyReason(view: Sight, id: string): Reason {
  const [then] = asBought(view, id);
  if (then === undefined) return { kind: "buy", card: id };
  const fame = fameBrought(view, then);
  if (fame > 0) return { kind: "fame-now", card: id, credits: 0, fame };
  const goal = goalOpened(view, then);
  if (goal !== null) return { kind: "goal-card", card: id, ...goal };
  const errand = errandReasonOf(then, id);
  if (errand !== null) return withDeal(view, errand);
  const gains = gainsOf(mine(view), mine(then));
  return gains.some((one) => !("by" in one) || one.by > 0)
    ? { kind: "equip", card: id, gains }
    : { kind: "buy", card: id };
}

/** [OR-GOAL-04] The goal that is only to be paid for once the card is there. */
function goalOpened(
  view: Sight,
  then: Sight,
): Omit<Extract<Reason, { readonly kind: "goal-card" }>, "kind" | "card"> | null {
  for (const open of openGoals(then)) {
    const step = goalStep(then, open);
    if (step === null || !isReady(then, step) || isReady(view, step)) continue;
    const fame = fameGained(then, 1);
    return fame === 0 ? null : { of: open.of, price: step.pay, credits: 0, fame };
  }
  return null;
}

/** What one would fly for with the card in hand: the same words as for whoever has it already. */
function errandReasonOf(view: Sight, id: string): Reason | null {
  const turns = turnsBetween(view);
  const { space } = mine(view);
  const worth = (at: (typeof errands)[number]): number =>
    at.worth * (at.worth > 0 ? later(view.mind, turns(space, at.at)) : 1);
  const errands = errandsOf(view, turns).filter(({ key }) => key === id);
  const [best] = errands.toSorted((a, b) => worth(b) - worth(a));
  return best === undefined ? null : withSkills(view, errandReason(view, best));
}

/** [OR-MKT-08] Some cargo may not come for all its price. */
function withDeal(view: Sight, reason: Reason): Reason {
  const isCargo = reason.kind === "cargo" || reason.kind === "smuggle";
  if (!isCargo || !isRolledFor(marketCard(reason.card))) return reason;
  const { chance: deal, bound } = likelihood(purchaseChance(mine(view)));
  return { ...reason, deal, ...(bound !== undefined && { dealBound: bound }) };
}

/** Whether a job is for oneself is seen by what it asks for. */
function withSkills(view: Sight, reason: Reason): Reason {
  const card = reason.kind === "job" ? marketCard(reason.card) : null;
  if (reason.kind !== "job" || card?.kind !== "job") return reason;
  const asked = [...new Set(card.skills)];
  const known = skillsOf(mine(view));
  return {
    ...reason,
    asked: asked.length,
    known: asked.filter((skill) => known.includes(skill)).length,
  };
}
