/** What there is to do in the galaxy for this player, where, and what it is worth. */
import {
  contactCard,
  deliveryOf,
  encounterCard,
  encounterLists,
  encounterPlace,
  factions,
  isPlanet,
  marketCard,
  patrolStrength,
} from "#rules/outer-rim/index.ts";
import type { Faction, PlayerView, SpaceId, View } from "#rules/outer-rim/index.ts";
import { ambitionErrands, patrolAmbition } from "./ambition.ts";
import { abilities } from "./facts.ts";
import { combatBonus, goalBonus, goalErrands } from "./goals.ts";
import { chanceToComplete } from "./job-odds.ts";
import type { Errand, Turns } from "./journeys.ts";
import { combatOdds } from "./odds.ts";
import { fameWorth, patience, worthOfCredits, worthOfFame, worthOfTrying } from "./points.ts";
import { mine } from "./self.ts";
import { worthOf } from "./worth.ts";

/** [OR-LUX-02] Some cards turn the credits of a reward into a fame. */
function rewardWorth(
  me: PlayerView,
  of: "bounty" | "job" | "illegal",
  credits: number,
  fame: number,
): number {
  const plain = worthOfCredits(credits, me.credits);
  const trades =
    credits > 0 &&
    abilities(me).some((ability) => ability.type === "fame-for-credits" && ability.of === of);
  return worthOfFame(me, fame) + (trades ? Math.max(plain, fameWorth) : plain);
}

/** What a job brings to somebody who tries until it is done. */
export function jobWorth(view: View, id: string): number {
  const card = marketCard(id);
  if (card.kind !== "job" || card.at === "none") return 0;
  const me = mine(view);
  let credits = 0;
  for (const effect of card.reward) if (effect.do === "gain-credits") credits += effect.amount;
  const prize =
    worthOf(
      view,
      card.reward.filter((effect) => effect.do !== "gain-credits"),
    ) +
    rewardWorth(me, "job", credits, 0) +
    goalBonus(view, "job-completed");
  return worthOfTrying(chanceToComplete(view, card), prize, 1.5);
}

/** A bounty whose target stands before the hunter here. */
export function bountyWorth(view: View, id: string, at: SpaceId, turns: Turns): number {
  const card = marketCard(id);
  if (card.kind !== "bounty") return 0;
  const me = mine(view);
  const chance = combatOdds(me, card.combat, card.strength);
  const deed = goalBonus(view, "bounty-reward");
  const eliminated = rewardWorth(me, "bounty", card.eliminate.credits, card.eliminate.fame) + deed;
  const captured =
    (rewardWorth(me, "bounty", card.capture.credits, card.capture.fame) +
      deed +
      goalBonus(view, "bounty-delivered")) *
    patience ** turns(at, card.capture.to);
  return worthOfTrying(
    chance,
    Math.max(eliminated, captured) + combatBonus(view, card.combat, card.strength),
    1.5,
  );
}

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

/** A delivery where it belongs. ILLEGAL goods may be refused or cost goodwill. */
export function cargoWorth(
  view: View,
  delivery: NonNullable<ReturnType<typeof deliveryOf>>,
): number {
  const illegal = delivery.illegal === true;
  const deed =
    goalBonus(view, "cargo-delivered") + (illegal ? goalBonus(view, "illegal-delivered") : 0);
  const prize =
    rewardWorth(mine(view), "illegal", delivery.credits, delivery.fame ?? 0) +
    deed +
    (delivery.reputation === undefined ? 0 : 0.7) +
    (delivery.rotate === true ? 2 : 0);
  return (illegal ? 0.8 : 1) * prize;
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

/** Where a wanted person is, or may be: under any facedown token of the same class. */
export function whereabouts(
  view: View,
  target: string,
): { readonly at: SpaceId; readonly chance: number }[] {
  const player = view.players.findIndex((each) => each.character === target);
  if (player !== -1)
    return player === view.viewer
      ? []
      : [{ at: view.players[player]?.space ?? "maelstrom", chance: 0.35 }];
  const known = view.tokens.find((token) => token.contact === target);
  if (known !== undefined) {
    if (known.at === "crew")
      return view.players.flatMap((each, i) =>
        i !== view.viewer && each.crew.some((crew) => crew.id === target)
          ? [{ at: each.space, chance: 0.35 }]
          : [],
      );
    return known.at === "captured" || known.at === "gone" ? [] : [{ at: known.at, chance: 1 }];
  }
  const rank = contactCard(target).class;
  const places: SpaceId[] = [];
  for (const { contact, class: same, at } of view.tokens)
    if (contact === null && same === rank && at !== "crew" && at !== "captured" && at !== "gone")
      places.push(at);
  const chance = chanceToFind(places.length);
  return places.map((at) => ({ at, chance }));
}

/** One of so many is the right one; whoever looks under the wrong one looks on, a turn and a half later each time. */
function chanceToFind(places: number): number {
  let sum = 0;
  for (let i = 0; i < places; i++) sum += patience ** (1.2 * i);
  return sum / Math.max(1, places);
}

export function patrolWorth(view: View, me: PlayerView, faction: Faction): number {
  const { level } = view.patrols[faction];
  const seen = faction === "imperial" && level >= 3 ? goalBonus(view, "imperial-3-encountered") : 0;
  if (level === 4) return seen - 6;
  const chance = combatOdds(me, "ship", patrolStrength[level]);
  const more =
    abilities(me).some((ability) => ability.type === "patrol-fame") && level > 1 ? fameWorth : 0;
  const prize =
    (level === 1 ? worthOfCredits(3000, me.credits) : worthOfFame(me, level - 1)) +
    more +
    goalBonus(view, "patrol-beaten") +
    combatBonus(view, "ship", patrolStrength[level]);
  return seen + chance * (prize + patrolAmbition(view, faction) - 0.6) - (1 - chance) * 2;
}

/** [OR-TURN-05] Who dislikes the player must be fought before anything else. */
export function hostileAt(view: View, me: PlayerView, place: SpaceId): Faction[] {
  return factions.filter(
    (faction) => view.patrols[faction].space === place && me.reputation[faction] < 0,
  );
}

/** What the encounter card of a place brings on average, by all the cards of its deck. */
export function encounterWorth(view: View, place: SpaceId): number {
  const { deck, section } = encounterPlace(view, place, "space");
  const cards = encounterLists[deck];
  let sum =
    isPlanet(place) || place === "maelstrom"
      ? 0
      : goalBonus(view, "navpoint-encountered") * cards.length;
  for (const id of cards) {
    const printed = encounterCard(id).sections[section];
    if (printed !== undefined) sum += "secret" in printed ? 1.5 : worthOf(view, printed.effects);
  }
  return sum / Math.max(1, cards.length);
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
