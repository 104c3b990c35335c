/** A visit to the market in one line: what was given up and bought. What was only looked at is told while it lasts. */
import type { News } from "#rules/outer-rim/index.ts";
import type { MarketStep, PassageMatch } from "./steps.ts";
import type { NewsOf } from "../../message.ts";

interface Step {
  readonly folded: MarketStep;
  readonly count: number;
}

/** [OR-MKT-05] Handed over as part of a price, or to make room for what is bought. */
export function isGivenUp(news: News): boolean {
  return news.type === "card-discarded" && news.rule === "OR-MKT-05";
}

export function visit(one: News, rest: readonly News[]): PassageMatch | null {
  const steps: MarketStep[] = [];
  const news = [one, ...rest];
  let at = 0;
  for (;;) {
    const step = stepAt(news[at], news.slice(at + 1));
    if (step === null) break;
    steps.push(step.folded);
    at += step.count;
    if (step.folded.type === "bought" || step.folded.type === "ship-bought") break;
  }
  const worth = tidied(steps);
  const only = worth[0];
  if (only === undefined) return null;
  if (worth.length === 1) return { folded: only, count: at };
  return { folded: { type: "visit", steps: worth }, count: at };
}

function stepAt(one: News | undefined, rest: readonly News[]): Step | null {
  if (one === undefined) return null;
  if (isGivenUp(one)) return { folded: { type: "one", news: one }, count: 1 };
  switch (one.type) {
    case "top-discarded":
      return one.rule === "OR-MKT-08" ? null : cleared(one, rest);
    case "credits-spent":
      return shipBought(one.amount, rest, 1) ?? bought(one, rest);
    case "top-removed":
      return shipBought(0, [one, ...rest], 0);
    case "card-gained":
    case "crew-gained":
      return bought(one, rest);
    default:
      return null;
  }
}

/** [UB-DISC-01] The cards cleared away on the way to a purchase are nobody's business any more. */
function tidied(steps: readonly MarketStep[]): readonly MarketStep[] {
  const kept = steps.filter(({ type }) => type !== "cleared");
  return kept.length > 0 ? kept : steps;
}

/** One card after the other, and the one that lies there at last. */
function cleared(one: NewsOf<"top-discarded">, rest: readonly News[]): Step | null {
  const { deck, rule } = one;
  const cards = [one.card];
  let next: string | null = null;
  let count = 1;
  for (const after of rest) {
    if (after.type === "market-revealed" && after.deck === deck) next = after.card;
    else if (after.type === "top-discarded" && after.deck === deck) cards.push(after.card);
    else break;
    count++;
  }
  return next === null ? null : { folded: { type: "cleared", deck, cards, next, rule }, count };
}

/** The price, the die some cargo asks for, the card; what lies there next the market shows. */
function bought(
  one: NewsOf<"credits-spent" | "card-gained" | "crew-gained">,
  rest: readonly News[],
): Step | null {
  const price = one.type === "credits-spent" ? one.amount : 0;
  const steps = one.type === "credits-spent" ? rest : [one, ...rest];
  const rolls = steps[0]?.type === "dice-rolled" ? 1 : 0;
  const gain = steps[rolls];
  if (gain?.type !== "card-gained" && gain?.type !== "crew-gained") return null;
  if (gain.deck === null) return null;
  const card = gain.type === "card-gained" ? gain.card : gain.crew;
  const after = steps[rolls + 1];
  const shown = after?.type === "market-revealed" && after.deck === gain.deck ? 1 : 0;
  const count = rolls + 1 + (one.type === "credits-spent" ? 1 : 0) + shown;
  const { player, rule } = gain;
  return { folded: { type: "bought", player, card, price, rule }, count };
}

/** [OR-SHIP-02] Nothing is paid where the old ship is worth the new one; `paid` counts the news of a price. */
function shipBought(price: number, rest: readonly News[], paid: 0 | 1): Step | null {
  const at = rest[0]?.type === "top-removed" ? 1 : 0;
  const taken = rest[at];
  if (taken?.type !== "ship-taken") return null;
  const { player, ship, rule } = taken;
  const after = rest[at + 1];
  const shown = after?.type === "market-revealed" && after.deck === "ship" ? 1 : 0;
  return {
    folded: { type: "ship-bought", player, ship, price, rule },
    count: paid + at + 1 + shown,
  };
}
