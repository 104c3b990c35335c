/** What it is worth to end a move in a place. */
import { contactCard, isPlanet, roomFor } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { SpaceId } from "#rules/outer-rim/index.ts";
import { ambitionAt } from "../errands/ambition.ts";
import { encounterWorth, patrolWorth } from "../errands/rewards.ts";
import { errandsOf } from "../errands/errands.ts";
import { hostileAt } from "../errands/whereabouts.ts";
import { bestRound, roundsOf, turnsBetween } from "./journeys.ts";
import { mine } from "./self.ts";

/** Weighs places with one plan of all errands behind it. */
export function placesOf(view: Sight): (place: SpaceId) => number {
  const me = mine(view);
  const turns = turnsBetween(view);
  const errands = errandsOf(view, turns);
  const rounds = roundsOf(view.mind, errands, turns);
  const market =
    view.mind.haggling *
    (0.5 +
      (roomFor(me, "job") ? 1 : 0.3) +
      (roomFor(me, "cargo") ? 0.4 : 0) +
      Math.min(1.5, me.credits / 12_000));
  const known = new Map<SpaceId, number>();
  const weigh = (place: SpaceId): number => {
    const trade = isPlanet(place) ? market : 0;
    const hostile = ambitionAt(view, place)?.kind === "fame" ? [] : hostileAt(view, me, place);
    if (hostile.length === 0)
      return (
        trade +
        bestRound(
          rounds,
          place,
          view.mind.curiosity * Math.max(encounterWorth(view, place), newcomers(view, place)),
          "free",
        ).worth
      );
    let fight = -Infinity;
    for (const faction of hostile) fight = Math.max(fight, patrolWorth(view, me, faction));
    return trade + fight + bestRound(rounds, place, 0, "fighting").worth;
  };
  return (place) => {
    let worth = known.get(place);
    if (worth === undefined) known.set(place, (worth = weigh(place)));
    return worth;
  };
}

/** Somebody to hire, or a face nobody has seen. */
function newcomers(view: Sight, place: SpaceId): number {
  if (!roomFor(mine(view), "crew")) return 0;
  let best = 0;
  for (const token of view.tokens) {
    if (token.at !== place) continue;
    best = Math.max(
      best,
      token.contact === null ? 1 : contactCard(token.contact).crew === null ? 0 : 1.5,
    );
  }
  return best;
}
