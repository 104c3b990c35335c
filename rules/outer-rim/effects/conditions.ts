/** Whether a printed condition holds for a player now. */
import {
  abilitiesOfType,
  crewCard,
  isDroid,
  skillCount,
  skillsOf,
} from "../crew-and-ships/abilities.ts";
import { contactCard, isContact } from "../cards/contacts.ts";
import { marketCard } from "../cards/market/index.ts";
import { planetCards } from "../cards/spaces.ts";
import { shipSheet } from "../cards/ships.ts";
import { isNavpoint, isPlanet } from "../movement/map.ts";
import { factions } from "../names.ts";
import { roomFor } from "../crew-and-ships/slots.ts";
import { unreachable } from "../../game.ts";
import { factionsMeant, patrolsAt, playerOf, playersWith, standingWith } from "./scene.ts";
import type { Condition } from "../cards/effects.ts";
import type { AssetKind, Faction } from "../names.ts";
import type { PublicPlayer } from "../state.ts";
import type { Scene } from "./scene.ts";

function assetsOf(
  player: PublicPlayer,
  kinds: readonly AssetKind[],
): { readonly count: number; readonly cost: number } {
  let count = 0;
  let cost = 0;
  for (const held of player.cards) {
    const card = marketCard(held.id);
    if (!(kinds as readonly string[]).includes(card.kind)) continue;
    count++;
    cost += card.cost;
  }
  if (kinds.includes("crew")) count += player.crew.length;
  return { count, cost };
}

export function holds(scene: Scene, player: number, condition: Condition, own?: Faction): boolean {
  const one = playerOf(scene, player);
  switch (condition.is) {
    case "reputation":
      return factionsMeant(scene, player, condition.faction, own).some((faction) =>
        condition.at.includes(standingWith(one, faction)),
      );
    case "any-reputation": {
      let count = 0;
      for (const faction of factions) if (standingWith(one, faction) === condition.at) count++;
      return count >= (condition.atLeast ?? 1);
    }
    case "skill":
      return skillCount(one, condition.skill) > 0;
    case "different-skills":
      return new Set(skillsOf(one)).size >= condition.atLeast;
    case "credits":
      return one.credits >= condition.atLeast;
    case "fame":
      return one.fame >= condition.atLeast;
    case "has": {
      const kinds = typeof condition.kind === "string" ? [condition.kind] : condition.kind;
      const { count, cost } = assetsOf(one, kinds);
      return count >= condition.atLeast && cost >= (condition.totalCost ?? 0);
    }
    case "droid-crew":
      return droidCrew(one) >= condition.atLeast;
    case "luxury":
      return luxuryCount(one) >= condition.atLeast;
    case "crew-named":
      return one.crew.some((crew) => crew.id === condition.contact);
    case "free-slot":
      return roomFor(one, condition.kind);
    case "ship-cost":
      return shipSheet(one.ship).cost >= condition.atLeast;
    case "damage":
      return (condition.on === "character" ? one.damage : one.shipDamage) >= condition.atLeast;
    case "at":
      return condition.spaces.includes(one.space);
    case "on-planet":
      return isPlanet(one.space);
    case "on-navpoint":
      return isNavpoint(one.space);
    case "on-planet-of":
      return isPlanet(one.space) && planetCards[one.space].faction === condition.faction;
    case "patrol-here":
      return patrolsAt(scene, one.space).some(
        (faction) =>
          (condition.faction ?? faction) === faction &&
          (condition.levels?.includes(scene.patrols[faction].level) ?? true),
      );
    case "facedown-contact-here":
      return scene.tokens.some((token) => token.at === one.space && !token.faceup);
    case "player-here":
      return playersWith(scene, player).some((other) => suits(scene, player, other, condition));
    case "sympathizer-here":
      return sympathizersHere(scene, one.space, condition.faction);
    case "droid":
      return isDroid(one);
    case "defeated":
      return one.defeated;
    case "not":
      return !holds(scene, player, condition.of, own);
    case "all":
      return condition.of.every((each) => holds(scene, player, each, own));
    case "any":
      return condition.of.some((each) => holds(scene, player, each, own));
    default:
      return unreachable(condition);
  }
}

/** How much of what a condition asks for is there; `null` when it is a matter of yes or no. */
export function measureOf(
  scene: Scene,
  player: number,
  condition: Condition,
): { readonly have: number; readonly need: number } | null {
  const one = playerOf(scene, player);
  switch (condition.is) {
    case "any-reputation":
      return {
        have: factions.filter((faction) => standingWith(one, faction) === condition.at).length,
        need: condition.atLeast ?? 1,
      };
    case "different-skills":
      return { have: new Set(skillsOf(one)).size, need: condition.atLeast };
    case "credits":
      return { have: one.credits, need: condition.atLeast };
    case "fame":
      return { have: one.fame, need: condition.atLeast };
    case "has": {
      const kinds = typeof condition.kind === "string" ? [condition.kind] : condition.kind;
      const { count, cost } = assetsOf(one, kinds);
      return condition.totalCost === undefined
        ? { have: count, need: condition.atLeast }
        : { have: cost, need: condition.totalCost };
    }
    case "droid-crew":
      return { have: droidCrew(one), need: condition.atLeast };
    case "luxury":
      return { have: luxuryCount(one), need: condition.atLeast };
    case "ship-cost":
      return { have: shipSheet(one.ship).cost, need: condition.atLeast };
    case "damage":
      return {
        have: condition.on === "character" ? one.damage : one.shipDamage,
        need: condition.atLeast,
      };
    default:
      return null;
  }
}

/** Does this other player answer the description? */
export function suits(
  scene: Scene,
  player: number,
  other: number,
  condition: Extract<Condition, { readonly is: "player-here" }>,
): boolean {
  const them = playerOf(scene, other);
  if (condition.moreFame === true && fameOf(scene, other) <= fameOf(scene, player)) return false;
  if (condition.fameAtLeast !== undefined && fameOf(scene, other) < condition.fameAtLeast)
    return false;
  if (
    condition.anyNegative === true &&
    !factions.some((faction) => standingWith(them, faction) === "negative")
  )
    return false;
  if (condition.droidCrew === true && droidCrew(them) === 0) return false;
  return (
    condition.reputation === undefined ||
    condition.reputation.at.includes(standingWith(them, condition.reputation.faction))
  );
}

/**
 * Fame a player has: gained, and "additional while" on top [OR-FAME-02]; [OR-SOLO-03] a printed opponent uses no such
 * ability, and has been given its fame for a luxury when it bought it.
 */
export function fameOf(scene: Scene, player: number): number {
  const one = playerOf(scene, player);
  let { fame } = one;
  if (one.opponent !== null) return Math.max(0, fame);
  for (const { ability } of abilitiesOfType(one, "fame-while"))
    if (holds(scene, player, ability.when)) fame += ability.amount;
  return Math.max(0, fame);
}

/** Faceup contacts of the space, and crew of anybody who is there. */
function sympathizersHere(scene: Scene, space: string, faction: Faction): boolean {
  const sides = (id: string): boolean => isContact(id) && contactCard(id).sides === faction;
  for (const { at, faceup, contact } of scene.tokens)
    if (at === space && faceup && contact !== null && sides(contact)) return true;
  return scene.players.some(
    (one) => one.space === space && one.crew.some((crew) => sides(crew.id)),
  );
}

function droidCrew(player: PublicPlayer): number {
  return player.crew.filter((crew) => crewCard(crew).droid === true).length;
}

function luxuryCount(player: PublicPlayer): number {
  let count = 0;
  for (const held of player.cards) if (marketCard(held.id).deck === "luxury") count++;
  for (const crew of player.crew)
    if (crew.token === null && marketCard(crew.id).deck === "luxury") count++;
  return count;
}
