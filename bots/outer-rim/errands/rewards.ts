/** What a job, a bounty, a cargo, a patrol or an encounter is worth to this player. */
import {
  combatValue,
  deliveryOf,
  encounterCard,
  encounterLists,
  encounterPlace,
  combatBetweenPlayers,
  marketCard,
  patrolStrength,
  playerBounty,
  playerHunted,
  type Faction,
  type PlayerView,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import { patrolAmbition } from "./ambition.ts";
import { abilities } from "../odds/facts.ts";
import { combatBonus, goalBonus } from "./goals.ts";
import { spiteBonus } from "./nearing.ts";
import { chanceToComplete } from "../odds/job-odds.ts";
import type { Turns } from "../appraisal/charts.ts";
import { combatOdds, fightCost } from "../odds/odds.ts";
import { fameWorth, worthOfCredits, worthOfFame, worthOfTrying } from "../appraisal/points.ts";
import { mine } from "../appraisal/self.ts";
import { worthOf } from "../appraisal/worth.ts";

/** [OR-LUX-02] Some cards turn the credits of a reward into a fame. */
export function rewardWorth(
  view: Sight,
  of: "bounty" | "job" | "illegal",
  credits: number,
  fame: number,
): number {
  const plain = worthOfCredits(view, credits);
  const trades =
    credits > 0 &&
    abilities(mine(view)).some(
      (ability) => ability.type === "fame-for-credits" && ability.of === of,
    );
  return worthOfFame(view, fame) + (trades ? Math.max(plain, fameWorth) : plain);
}

/** What a job brings to somebody who tries until it is done. */
export function jobWorth(view: Sight, id: string): number {
  const card = marketCard(id);
  if (card.kind !== "job" || card.at === "none") return 0;
  let credits = 0;
  for (const effect of card.reward) if (effect.do === "gain-credits") credits += effect.amount;
  const prize =
    worthOf(
      view,
      card.reward.filter((effect) => effect.do !== "gain-credits"),
    ) +
    rewardWorth(view, "job", credits, 0) +
    goalBonus(view, "job-completed");
  const chance = chanceToComplete(view, card);
  return worthOfTrying(view.mind, chance, prize, (1 - chance) * view.mind.setback);
}

/** What another's job brings to whoever helps with it. */
export function partnerWorth(view: Sight, id: string): number {
  const card = marketCard(id);
  if (card.kind !== "job") return 0;
  let sum = 0;
  for (const effect of card.reward)
    if (effect.do === "opponent") sum += worthOf(view, effect.effects);
  return sum;
}

/** [UB-PB-05…10] A bounty on somebody at the table: its own reward, and they shoot back with all they have. */
export function preyWorth(view: Sight, prey: PlayerView, at: SpaceId): number {
  const me = mine(view);
  const kind = combatBetweenPlayers(at);
  const dice = combatValue(prey, kind);
  const chance = combatOdds(me, kind, dice);
  const prize =
    rewardWorth(view, "bounty", playerBounty.credits, playerBounty.fame) +
    goalBonus(view, "bounty-reward") +
    combatBonus(view, kind, dice);
  return chance * prize - fightCost(me, kind, dice, view.mind.down);
}

/** A bounty whose target stands before the hunter here. */
export function bountyWorth(view: Sight, id: string, at: SpaceId, turns: Turns): number {
  const card = marketCard(id);
  if (card.kind !== "bounty") return 0;
  const me = mine(view);
  const prey = view.players[playerHunted(id, view) ?? -1];
  if (prey !== undefined) return preyWorth(view, prey, at);
  const chance = combatOdds(me, card.combat, card.strength);
  const deed = goalBonus(view, "bounty-reward");
  const eliminated =
    rewardWorth(view, "bounty", card.eliminate.credits, card.eliminate.fame) + deed;
  const captured =
    (rewardWorth(view, "bounty", card.capture.credits, card.capture.fame) +
      deed +
      goalBonus(view, "bounty-delivered")) *
    view.mind.patience ** turns(at, card.capture.to);
  return worthOfTrying(
    view.mind,
    chance,
    Math.max(eliminated, captured) + combatBonus(view, card.combat, card.strength),
    fightCost(me, card.combat, card.strength, view.mind.down),
  );
}

/** A delivery where it belongs. ILLEGAL goods may be refused or cost goodwill. */
export function cargoWorth(
  view: Sight,
  delivery: NonNullable<ReturnType<typeof deliveryOf>>,
): number {
  const illegal = delivery.illegal === true;
  const deed =
    goalBonus(view, "cargo-delivered") + (illegal ? goalBonus(view, "illegal-delivered") : 0);
  const prize =
    rewardWorth(view, "illegal", delivery.credits, delivery.fame ?? 0) +
    deed +
    (delivery.reputation === undefined ? 0 : 0.7) +
    (delivery.rotate === true ? 2 : 0);
  return (illegal ? 0.8 : 1) * prize;
}

export function patrolWorth(view: Sight, me: PlayerView, faction: Faction): number {
  const { level } = view.patrols[faction];
  const seen = faction === "imperial" && level >= 3 ? goalBonus(view, "imperial-3-encountered") : 0;
  if (level === 4) return seen - 6;
  const chance = combatOdds(me, "ship", patrolStrength[level]);
  const more =
    abilities(me).some((ability) => ability.type === "patrol-fame") && level > 1 ? fameWorth : 0;
  const prize =
    (level === 1 ? worthOfCredits(view, 3000) : worthOfFame(view, level - 1)) +
    more +
    (faction === "imperial" ? spiteBonus(view) : 0) +
    goalBonus(view, "patrol-beaten") +
    combatBonus(view, "ship", patrolStrength[level]);
  return (
    seen +
    chance * (prize + patrolAmbition(view, faction) - 0.6) -
    fightCost(me, "ship", patrolStrength[level], view.mind.down)
  );
}

/** What the encounter card of a place brings on average, by all the cards of its deck. */
export function encounterWorth(view: Sight, place: SpaceId): number {
  const { deck, section } = encounterPlace(view, place, "space");
  const cards = encounterLists[deck];
  let sum = 0;
  for (const id of cards) {
    const printed = encounterCard(id).sections[section];
    if (printed !== undefined) sum += "secret" in printed ? 1.5 : worthOf(view, printed.effects);
  }
  return sum / Math.max(1, cards.length);
}
