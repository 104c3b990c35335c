/** What there is to do in the galaxy for this player, where, and what it is worth. */
import {
  deliveryOf,
  factions,
  marketCard,
  type PlayerView,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import { ambitionErrands } from "./ambition.ts";
import { goalBonus, goalErrands } from "./goals.ts";
import type { Errand } from "../appraisal/journeys.ts";
import type { Turns } from "../appraisal/charts.ts";
import { mine } from "../appraisal/self.ts";
import {
  rewardWorth,
  jobWorth,
  bountyWorth,
  cargoWorth,
  partnerWorth,
  patrolWorth,
} from "./rewards.ts";
import { placesToHunt } from "./whereabouts.ts";

function cargoErrands(view: Sight, me: PlayerView): Errand[] {
  const found: Errand[] = [];
  for (const held of me.cards) {
    const card = marketCard(held.id);
    const key = held.id;
    if (card.kind === "bounty" && held.token !== null) {
      const worth =
        rewardWorth(view, "bounty", card.capture.credits, card.capture.fame) +
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

function jobErrands(view: Sight, me: PlayerView): Errand[] {
  const found: Errand[] = [];
  for (const held of me.cards) {
    const card = marketCard(held.id);
    if (card.kind !== "job" || card.at === "none") continue;
    const worth = jobWorth(view, held.id);
    if (card.others === undefined && card.at !== "player")
      found.push({ key: held.id, at: card.at, worth, step: "encounter" });
    else found.push(...sharedJob(view, me, held.id, card.at, worth));
  }
  return [...found, ...partnerErrands(view)];
}

/** People move on: who flies after them comes late half of the time, and where nobody is somebody may come. */
function sharedJob(
  view: Sight,
  me: PlayerView,
  key: string,
  at: SpaceId | "player",
  worth: number,
): Errand[] {
  const found: Errand[] = [];
  const add = (space: SpaceId, share: number): number =>
    found.push({ key, at: space, worth: worth > 0 ? worth * share : worth, step: "encounter" });
  for (let i = 0; i < view.seats; i++) {
    const { space } = view.players[i] ?? me;
    if (i !== view.viewer && (at === "player" || at === space))
      add(space, space === me.space ? 1 : 0.5);
  }
  if (found.length === 0 && at !== "player") add(at, 0.3);
  return found;
}

/** [UB-MPJ-01] Whoever is there when another does such a job is paid as well. */
function partnerErrands(view: Sight): Errand[] {
  const found: Errand[] = [];
  for (let i = 0; i < view.seats; i++) {
    if (i === view.viewer) continue;
    for (const { id } of view.players[i]?.cards ?? []) {
      const card = marketCard(id);
      if (
        card.kind !== "job" ||
        card.others !== "together" ||
        card.at === "player" ||
        card.at === "none"
      )
        continue;
      const near = view.players[i]?.space === card.at ? 0.5 : 0.15;
      found.push({
        key: `partner-${id}`,
        at: card.at,
        worth: near * partnerWorth(view, id),
        step: "action",
      });
    }
  }
  return found;
}

function bountyErrands(view: Sight, me: PlayerView, turns: Turns): Errand[] {
  const found: Errand[] = [];
  for (const held of me.cards) {
    const card = marketCard(held.id);
    if (card.kind !== "bounty" || held.token !== null) continue;
    for (const { at, chance } of placesToHunt(view, card.target)) {
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

export function errandsOf(view: Sight, turns: Turns): Errand[] {
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
