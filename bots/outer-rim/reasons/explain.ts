/** One reason for each thing a trader may say. */
import {
  deliveryOf,
  distance,
  factions,
  marketCard,
  patrolStrength,
} from "#rules/outer-rim/index.ts";
import type { Command, SpaceId } from "#rules/outer-rim/index.ts";
import { turnsBetween, type Errand } from "../appraisal/journeys.ts";
import { planOf } from "../appraisal/places.ts";
import { ambitionErrands } from "../errands/ambition.ts";
import { mine } from "../appraisal/self.ts";
import { chanceToComplete } from "../odds/job-odds.ts";
import { chanceToPass, combatOdds } from "../odds/odds.ts";
import type { Sight } from "../players/mind.ts";
import { canBeHired, errandReason, hundredths, huntedAs } from "./errand-reason.ts";
import type { Reason } from "./reason.ts";

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
      return wayReason(view, command.to) ?? { kind: "stop", at: command.to };
    case "stay":
      return wayReason(view, me.space) ?? { kind: "stop", at: me.space };
    case "earn":
      return { kind: "earn" };
    case "recover":
      return { kind: "mend", damage: me.damage + me.shipDamage };
    default:
      return null;
  }
}

/** The errand that a place is the best beginning for. */
function wayReason(view: Sight, place: SpaceId): Reason | null {
  const { first } = planOf(view)(place);
  return first === null ? null : errandReason(view, nearest(view, first, place));
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

function explainMarket(view: Sight, command: Command): Reason | null {
  switch (command.type) {
    case "market":
      return { kind: "market" };
    case "buy": {
      const { top } = view.market[command.deck];
      return top === null ? { kind: "best" } : { kind: "buy", card: top };
    }
    case "discard-top":
      return { kind: "look-below", deck: command.deck };
    case "leave-market":
      return { kind: "nothing-to-buy" };
    case "barter":
    case "pick-card":
      return { kind: "least-missed", card: command.card };
    default:
      return null;
  }
}

function explainEncounter(view: Sight, command: Command): Reason | null {
  const me = mine(view);
  switch (command.type) {
    case "fight-patrol": {
      const { level } = view.patrols[command.faction];
      const chance = level === 4 ? 0 : combatOdds(me, "ship", patrolStrength[level]);
      return { kind: "fight-now", chance: hundredths(chance) };
    }
    case "encounter-space":
      return { kind: "stop", at: me.space };
    case "cross-the-core":
      return {
        kind: "cross",
        at: me.space === "spinward-core" ? "trailing-core" : "spinward-core",
      };
    case "encounter-contact":
      return contactReason(view, command.token);
    case "attempt-job": {
      const card = marketCard(command.card);
      const chance = card.kind === "job" ? chanceToComplete(view, card) : 0;
      return { kind: "job-now", card: command.card, chance: hundredths(chance) };
    }
    case "eliminate":
    case "capture":
      return catchReason(view, command.type);
    default:
      return null;
  }
}

function contactReason(view: Sight, token: number): Reason {
  const contact = view.tokens[token]?.contact ?? null;
  if (contact === null) return { kind: "stranger" };
  const bounty = huntedAs(view, contact);
  const card = bounty === null ? null : marketCard(bounty);
  if (bounty !== null && card?.kind === "bounty") {
    const chance = hundredths(combatOdds(mine(view), card.combat, card.strength));
    return { kind: "hunt-now", card: bounty, chance };
  }
  return canBeHired(contact) ? { kind: "hire", contact } : { kind: "stop", at: mine(view).space };
}

function catchReason(view: Sight, how: "eliminate" | "capture"): Reason {
  const id = view.questions[0]?.params["card"];
  const card = typeof id === "string" ? marketCard(id) : undefined;
  if (card?.kind !== "bounty") return { kind: "best" };
  const { credits, fame } = card[how];
  if (how === "eliminate") return { kind: "eliminate", credits, fame };
  const at = card.capture.to;
  return { kind: "capture", at, turns: turnsBetween(view)(mine(view).space, at), credits, fame };
}

/** What is paid for certain; smuggled goods may be stopped. */
function deliveryReason(view: Sight, id: string): Reason {
  const held = mine(view).cards.find((one) => one.id === id);
  const card = marketCard(id);
  const delivery = held === undefined ? null : deliveryOf(held);
  const pay = card.kind === "bounty" ? card.capture : delivery?.illegal === true ? null : delivery;
  return pay === null
    ? { kind: "best" }
    : { kind: "deliver", credits: pay.credits, fame: pay.fame ?? 0 };
}

function explainRest(view: Sight, command: Command): Reason {
  switch (command.type) {
    case "pick-skill":
      return {
        kind: "skill",
        skill: command.skill,
        chance: hundredths(chanceToPass(mine(view), command.skill)),
      };
    case "roll":
    case "stand":
    case "reroll":
      return { kind: "dice" };
    case "pick-faction": {
      const faction = factions.find((each) => each === command.faction);
      return faction === undefined ? { kind: "best" } : { kind: "goodwill", faction };
    }
    case "deliver":
      return deliveryReason(view, command.card);
    case "use-secret":
      return { kind: "secret" };
    case "use":
      return { kind: "ability" };
    case "choose":
      return { kind: "line" };
    case "accept":
    case "take-offer":
      return { kind: isTalk(view) ? "good-deal" : "best" };
    case "decline":
      return { kind: isTalk(view) ? "poor-deal" : "best" };
    case "offer":
    case "call-debt":
      return { kind: "favor-wanted" };
    default:
      return { kind: "best" };
  }
}

function isTalk(view: Sight): boolean {
  return view.agenda.at(-1)?.type === "talk";
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
