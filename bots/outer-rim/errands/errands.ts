/** What there is to do in the galaxy for this player, where, and what it is worth. */
import {
  deliveryOf,
  factions,
  marketCard,
  type PlayerView,
  type View,
} from "#rules/outer-rim/index.ts";
import { ambitionErrands } from "./ambition.ts";
import { goalBonus, goalErrands } from "./goals.ts";
import type { Errand, Turns } from "../journeys.ts";
import { mine } from "../self.ts";
import { rewardWorth, jobWorth, bountyWorth, cargoWorth, patrolWorth } from "./rewards.ts";
import { whereabouts } from "./whereabouts.ts";

function cargoErrands(view: View, me: PlayerView): Errand[] {
  const found: Errand[] = [];
  for (const held of me.cards) {
    const card = marketCard(held.id);
    const key = held.id;
    if (card.kind === "bounty" && held.token !== null) {
      const worth =
        rewardWorth(me, "bounty", card.capture.credits, card.capture.fame) +
        goalBonus(view, "bounty-reward") +
        goalBonus(view, "bounty-delivered");
      found.push({ key, at: card.capture.to, worth, step: "action" });
      continue;
    }
    const delivery = deliveryOf(held);
    if (delivery === null) continue;
    const at =
      typeof delivery.to === "string" ? delivery.to : view.patrols[delivery.to.patrol].space;
    found.push({ key, at, worth: cargoWorth(view, delivery), step: "action" });
  }
  return found;
}

function jobErrands(view: View, me: PlayerView): Errand[] {
  const found: Errand[] = [];
  for (const held of me.cards) {
    const card = marketCard(held.id);
    if (card.kind !== "job" || card.at === "none") continue;
    const worth = jobWorth(view, held.id);
    if (card.others === undefined && card.at !== "player") {
      found.push({ key: held.id, at: card.at, worth, step: "encounter" });
      continue;
    }
    for (let i = 0; i < view.seats; i++) {
      const { space } = view.players[i] ?? me;
      const fits = i !== view.viewer && (card.at === "player" || card.at === space);
      if (fits)
        found.push({
          key: held.id,
          at: space,
          worth: space === me.space ? worth : worth * 0.5,
          step: "encounter",
        });
    }
  }
  return found;
}

function bountyErrands(view: View, me: PlayerView, turns: Turns): Errand[] {
  const found: Errand[] = [];
  for (const held of me.cards) {
    const card = marketCard(held.id);
    if (card.kind !== "bounty" || held.token !== null) continue;
    for (const { at, chance } of whereabouts(view, card.target)) {
      const worth = bountyWorth(view, held.id, at, turns);
      found.push({
        key: held.id,
        at,
        worth: worth > 0 ? worth * chance : worth,
        step: "encounter",
      });
    }
  }
  return found;
}

export function errandsOf(view: View, turns: Turns): Errand[] {
  const me = mine(view);
  const found = [
    ...cargoErrands(view, me),
    ...jobErrands(view, me),
    ...bountyErrands(view, me, turns),
    ...goalErrands(view),
    ...ambitionErrands(view),
  ];
  for (const faction of factions)
    found.push({
      key: `patrol-${faction}`,
      at: view.patrols[faction].space,
      worth: patrolWorth(view, me, faction),
      step: "encounter",
    });
  return found;
}
