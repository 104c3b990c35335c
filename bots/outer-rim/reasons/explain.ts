/** One reason for each thing a trader may say. */
import { distance, healthOf, hullOf, isPlanet } from "#rules/outer-rim/index.ts";
import type { Command, SpaceId } from "#rules/outer-rim/index.ts";
import type { Errand } from "../appraisal/journeys.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import { planOf } from "../appraisal/places.ts";
import { ambitionErrands } from "../errands/ambition.ts";
import { mine } from "../appraisal/self.ts";
import type { Sight } from "../players/mind.ts";
import { errandReason } from "./errand-reason.ts";
import type { Reason } from "./reason.ts";
import { explainEncounter } from "./explain-encounter.ts";
import { explainMarket } from "./explain-market.ts";
import { goalStop, stopReason } from "./explain-stop.ts";
import { explainRest } from "./explain-rest.ts";

/** `options` is how many answers there were: with one there was nothing to decide. */
export function explain(view: Sight, command: Command, options: number): Reason {
  if (options === 1) return { kind: "only-way" };
  return (
    explainPlanning(view, command) ??
    explainMarket(view, command) ??
    explainEncounter(view, command) ??
    explainRest(view, command)
  );
}

function explainPlanning(view: Sight, command: Command): Reason | null {
  const me = mine(view);
  switch (command.type) {
    case "choose-ship":
      return { kind: command.ship === "g9-rigger" ? "ship-for-distance" : "ship-for-fights" };
    case "choose-start":
      return wayReason(view, command.planet) ?? { kind: "start", at: command.planet };
    case "move":
      return goalOnTheWay(view, command.to) ?? stopReason(view, command.to);
    case "stay":
      return wayReason(view, me.space) ?? stopReason(view, me.space);
    case "earn":
      return hereReason(view, me.space) ?? goalStop(view, me.space) ?? earnReason(view);
    case "recover":
      return {
        kind: "mend",
        damage: me.damage + me.shipDamage,
        grave: 2 * me.damage >= healthOf(me) || 2 * me.shipDamage >= hullOf(me),
      };
    default:
      return null;
  }
}

/** The errand that a place is the best beginning for. */
function wayReason(view: Sight, place: SpaceId): Reason | null {
  const { first } = planOf(view)(place);
  return first === null ? null : errandReason(view, nearest(view, first, place));
}

/** What a flight is for; a goal that is served where it ends is said with what it is on the way to. */
function goalOnTheWay(view: Sight, place: SpaceId): Reason | null {
  const why = nearerReason(view, place);
  return why === null || ("at" in why && why.at === place) ? why : (goalStop(view, place) ?? why);
}

/** Nobody flies away from what they fly for: then it is the place itself that is worth the turn. */
function nearerReason(view: Sight, place: SpaceId): Reason | null {
  const why = wayReason(view, place);
  if (why === null || !("at" in why)) return why;
  if (why.at === place) return why;
  const { space } = mine(view);
  const turns = turnsBetween(view);
  const [now, then] = [turns(space, why.at), turns(place, why.at)];
  // What one flight reaches is flown to; and across the Core the short way is not the one along the rim [UB-CORE-10].
  if (now <= 1 || then > now) return null;
  return then < now || distance(place, why.at) < distance(space, why.at) ? why : null;
}

/** Whoever earns stays: for what is here, if there is something. */
function hereReason(view: Sight, here: SpaceId): Reason | null {
  const { first } = planOf(view)(here);
  return first?.at === here ? errandReason(view, first) : null;
}

/** [OR-MKT-01] Where there is a market, work for the next turns is found in it. */
function earnReason(view: Sight): Reason {
  const { space, credits } = mine(view);
  if (!isPlanet(space)) return { kind: "earn" };
  return { kind: credits > view.mind.rich ? "earn-and-spend" : "earn-and-look" };
}

/** The two Cores are one crossing apart, and an errand in either takes as many turns: the one this way is meant. */
function nearest(view: Sight, errand: Errand, place: SpaceId): Errand {
  const turns = turnsBetween(view);
  const same = ambitionErrands(view).filter(
    ({ key, at }) => key === errand.key && turns(place, at) <= turns(place, errand.at),
  );
  return same.reduce(
    (best, one) => (distance(place, one.at) < distance(place, best.at) ? one : best),
    errand,
  );
}

/**
 * The same table without what this seat alone knows: reasons that others hear
 * follow from the move and what lies open.
 */
export function openly(view: Sight): Sight {
  return {
    ...view,
    tokens: view.tokens.map((token) => (token.faceup ? token : { ...token, contact: null })),
    players: view.players.map((player) => ({
      ...player,
      secrets: player.secrets.map(({ deck }) => ({ deck, card: null, section: null })),
    })),
  };
}
