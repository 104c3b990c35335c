/** What it is worth to end a move in a place. */
import { contactCard, isPlanet, roomFor } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { Faction, SpaceId } from "#rules/outer-rim/index.ts";
import { ambitionAt } from "../errands/ambition.ts";
import { encounterWorth, patrolWorth } from "../errands/rewards.ts";
import { navpointBonus } from "../errands/goals.ts";
import { errandsOf } from "../errands/errands.ts";
import { hostileAt } from "../errands/whereabouts.ts";
import { bestRound, roundsOf, type Round } from "./journeys.ts";
import { turnsBetween } from "./charts.ts";
import { mine } from "./self.ts";

/** Weighs places with one plan of all errands behind it. */
export function placesOf(view: Sight): (place: SpaceId) => number {
  const plan = planOf(view);
  return (place) => plan(place).worth;
}

/** The best round from each place, and what it begins with. */
export function planOf(view: Sight): (place: SpaceId) => Round {
  const turns = turnsBetween(view);
  const errands = errandsOf(view, turns);
  const rounds = roundsOf(view.mind, errands, turns);
  const market = marketWorth(view);
  const known = new Map<SpaceId, Round>();
  const weigh = (place: SpaceId): Round => {
    const trade = isPlanet(place) ? market : 0;
    const fight = ambitionAt(view, place)?.kind === "fame" ? null : foughtAt(view, place);
    if (fight === null) {
      const { worth, first } = bestRound(rounds, place, idleWorth(view, place), "free");
      return { worth: trade + worth, first };
    }
    // Whom one has fought is not there to be fought again.
    const after = errands.filter(({ key }) => key !== `patrol-${fight.faction}`);
    const { worth, first } = bestRound(roundsOf(view.mind, after, turns), place, 0, "fighting");
    return { worth: trade + fight.worth + worth, first };
  };
  return (place) => {
    let round = known.get(place);
    if (round === undefined) known.set(place, (round = weigh(place)));
    return round;
  };
}

interface Fight {
  readonly faction: Faction;
  readonly worth: number;
}

/** [OR-TURN-05] The patrol that has to be fought there; of several, the one that is fought best. */
export function foughtAt(view: Sight, place: SpaceId): Fight | null {
  const me = mine(view);
  let best: Fight | null = null;
  for (const faction of hostileAt(view, me, place)) {
    const worth = patrolWorth(view, me, faction);
    if (best === null || worth > best.worth) best = { faction, worth };
  }
  return best;
}

function marketWorth(view: Sight): number {
  const me = mine(view);
  return (
    view.mind.haggling *
    (0.5 +
      (roomFor(me, "job") ? 1 : 0.3) +
      (roomFor(me, "cargo") ? 0.4 : 0) +
      Math.min(1.5, me.credits / 12_000))
  );
}

/** Curiosity is for what may come: a goal is worth what it is worth. */
function idleWorth(view: Sight, place: SpaceId): number {
  const { curiosity } = view.mind;
  return Math.max(
    curiosity * encounterWorth(view, place) + navpointBonus(view, place),
    curiosity * newcomers(view, place),
  );
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
