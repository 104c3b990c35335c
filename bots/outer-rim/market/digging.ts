/** Whether to put a market card under its deck and see the next one. What is in a deck is known; its order is not. */
import { deckLists, deliveryOf, marketCard } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { SpaceId } from "#rules/outer-rim/index.ts";
import { bountyWorth, cargoWorth, jobWorth } from "../errands/rewards.ts";
import { placesToHunt } from "../errands/whereabouts.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import type { Turns } from "../appraisal/charts.ts";
import { mine } from "../appraisal/self.ts";
import { cardWorth } from "./shopping.ts";
import { standingOf } from "../appraisal/standing.ts";

type Deck = keyof Sight["market"];

/** What is to be expected of the best of the next cards, when `other` can be had anyway. */
export function digWorth(view: Sight, deck: Deck, looks: number, other: number): number {
  const { top, count } = view.market[deck];
  if (top === null || count < 2) return -1;
  const worths = hopes(view, deck, top);
  if (worths.length === 0) return other + fancy(deck, mine(view).credits);
  let sum = 0;
  for (const worth of worths) sum += Math.max(other, worth);
  const once = sum / worths.length;
  if (looks === 1) return once;
  sum = 0;
  for (const worth of worths) sum += Math.max(once, worth);
  return sum / worths.length;
}

/** Dear cards are looked for by those who can pay them. */
function fancy(deck: Deck, credits: number): number {
  if (deck === "luxury") return Math.min(2, Math.max(0, credits - 9000) / 4000);
  if (deck === "ship") return Math.min(1.2, Math.max(0, credits - 5000) / 8000);
  return Math.min(0.8, Math.max(0, credits - 2000) / 5000);
}

/** The cards that may lie below the top, each by what it would bring from here. */
function hopes(view: Sight, deck: Deck, top: string): number[] {
  const dear = deck === "luxury" || deck === "ship" || deck === "gear-mod";
  if (dear && view.mind.searching === 0) return [];
  const me = mine(view);
  const turns = turnsBetween(view);
  const found: number[] = [];
  const now = standingOf(view);
  for (const id of deckLists[deck]) {
    if (
      id === top ||
      view.removed.includes(id) ||
      view.players.some((player) => player.cards.some((held) => held.id === id))
    )
      continue;
    found.push(
      dear || view.mind.searching === 2
        ? cardWorth(view, id, now)
        : 0.7 * hopeOf(view, id, me.space, turns),
    );
  }
  return found;
}

function hopeOf(view: Sight, id: string, from: SpaceId, turns: Turns): number {
  const card = marketCard(id);
  if (card.cost > mine(view).credits) return 0;
  switch (card.kind) {
    case "bounty": {
      let best = 0;
      for (const { at, chance } of placesToHunt(view, card.target))
        best = Math.max(
          best,
          chance * bountyWorth(view, id, at, turns) * view.mind.patience ** turns(from, at),
        );
      return best;
    }
    case "job":
      return card.at === "none" || card.at === "player" || card.others !== undefined
        ? 0
        : jobWorth(view, id) * view.mind.patience ** turns(from, card.at);
    case "cargo": {
      const delivery = deliveryOf({ id, side: 0, token: null, mark: false, planet: null });
      if (delivery === null || card.notOn === from) return 0;
      const at =
        typeof delivery.to === "string" ? delivery.to : view.patrols[delivery.to.patrol].space;
      return cargoWorth(view, delivery) * view.mind.patience ** turns(from, at) - card.cost / 2500;
    }
    default:
      return 0;
  }
}
