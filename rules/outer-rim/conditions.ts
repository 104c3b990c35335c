/** Whether a printed condition holds for a player now. */
import { abilitiesOfType, crewCard, isDroid, skillCount, skillsOf } from './abilities.ts';
import { marketCard } from './cards/market.ts';
import { planetCards } from './cards/spaces.ts';
import { shipSheet } from './cards/ships.ts';
import { playerOf } from './edit.ts';
import { distance, isNavpoint, isPlanet } from './map.ts';
import { factions } from './names.ts';
import { roomFor } from './slots.ts';
import { unreachable } from '../game.ts';
import type { Condition, FactionRef } from './effects.ts';
import type { AssetKind, Faction, Standing } from './names.ts';
import type { Player, State } from './state.ts';

/** [UB-FAV-06] A favor may make a faction count as positive until the end of the turn. */
export function standingWith(player: Player, faction: Faction): Standing {
  if (player.treated.includes(faction)) return 'positive';
  const value = player.reputation[faction];
  if (value === 0) return 'neutral';
  return value > 0 ? 'positive' : 'negative';
}

export function patrolsAt(state: State, space: string): Faction[] {
  const found: Faction[] = [];
  for (const faction of factions) if (state.patrols[faction].space === space) found.push(faction);
  return found;
}

export function playersWith(state: State, player: number): number[] {
  const { space } = playerOf(state, player);
  const found: number[] = [];
  for (let i = 0; i < state.players.length; i++) if (i !== player && state.players[i]?.character !== null && state.players[i]?.space === space) found.push(i);
  return found;
}

/** The factions a reference may mean; several when the player has to pick. */
export function factionsMeant(state: State, player: number, ref: FactionRef, own: Faction | undefined): readonly Faction[] {
  const one = playerOf(state, player);
  switch (ref) {
    case 'planet': {
      const faction = isPlanet(one.space) ? planetCards[one.space].faction : null;
      return faction === null ? [] : [faction];
    }
    case 'patrol':
      return patrolsAt(state, one.space);
    case 'nearest-patrol': {
      let best = Infinity;
      for (const faction of factions) best = Math.min(best, distance(one.space, state.patrols[faction].space));
      return factions.filter((faction) => distance(one.space, state.patrols[faction].space) === best);
    }
    case 'choice':
      return factions;
    case 'rival':
      return own === undefined ? [] : [rivals[own]];
    default:
      return [ref];
  }
}

const rivals: Readonly<Record<Faction, Faction>> = { hutt: 'syndicate', syndicate: 'hutt', imperial: 'rebel', rebel: 'imperial' };

function assetsOf(player: Player, kinds: readonly AssetKind[]): { readonly count: number; readonly cost: number } {
  let count = 0;
  let cost = 0;
  for (const held of player.cards) {
    const card = marketCard(held.id);
    if (!(kinds as readonly string[]).includes(card.kind)) continue;
    count++;
    cost += card.cost;
  }
  if (kinds.includes('crew')) count += player.crew.length;
  return { count, cost };
}

export function holds(state: State, player: number, condition: Condition, own?: Faction): boolean {
  const one = playerOf(state, player);
  switch (condition.is) {
    case 'reputation':
      return factionsMeant(state, player, condition.faction, own).some((faction) => condition.at.includes(standingWith(one, faction)));
    case 'any-reputation': {
      let count = 0;
      for (const faction of factions) if (standingWith(one, faction) === condition.at) count++;
      return count >= (condition.atLeast ?? 1);
    }
    case 'skill':
      return skillCount(one, condition.skill) > 0;
    case 'different-skills':
      return new Set(skillsOf(one)).size >= condition.atLeast;
    case 'credits':
      return one.credits >= condition.atLeast;
    case 'fame':
      return one.fame >= condition.atLeast;
    case 'has': {
      const kinds = typeof condition.kind === 'string' ? [condition.kind] : condition.kind;
      const { count, cost } = assetsOf(one, kinds);
      return count >= condition.atLeast && cost >= (condition.totalCost ?? 0);
    }
    case 'droid-crew':
      return one.crew.filter((crew) => crewCard(crew).droid === true).length >= condition.atLeast;
    case 'luxury':
      return luxuryCount(one) >= condition.atLeast;
    case 'crew-named':
      return one.crew.some((crew) => crew.id === condition.contact);
    case 'free-slot':
      return roomFor(one, condition.kind);
    case 'ship-cost':
      return shipSheet(one.ship).cost >= condition.atLeast;
    case 'damage':
      return (condition.on === 'character' ? one.damage : one.shipDamage) >= condition.atLeast;
    case 'at':
      return condition.spaces.includes(one.space);
    case 'on-planet':
      return isPlanet(one.space);
    case 'on-navpoint':
      return isNavpoint(one.space);
    case 'on-planet-of':
      return isPlanet(one.space) && planetCards[one.space].faction === condition.faction;
    case 'patrol-here':
      return patrolsAt(state, one.space).some((faction) => (condition.faction ?? faction) === faction && (condition.levels?.includes(state.patrols[faction].level) ?? true));
    case 'facedown-contact-here':
      return state.tokens.some((token) => token.at === one.space && !token.faceup);
    case 'player-here':
      return playersWith(state, player).some((other) => suits(state, player, other, condition));
    case 'droid':
      return isDroid(one);
    case 'defeated':
      return one.defeated;
    case 'not':
      return !holds(state, player, condition.of, own);
    case 'all':
      return condition.of.every((each) => holds(state, player, each, own));
    case 'any':
      return condition.of.some((each) => holds(state, player, each, own));
    default:
      return unreachable(condition);
  }
}

/** Does this other player answer the description? */
export function suits(state: State, player: number, other: number, condition: Extract<Condition, { readonly is: 'player-here' }>): boolean {
  const them = playerOf(state, other);
  if (condition.moreFame === true && fameOf(state, other) <= fameOf(state, player)) return false;
  if (condition.fameAtLeast !== undefined && fameOf(state, other) < condition.fameAtLeast) return false;
  if (condition.anyNegative === true && !factions.some((faction) => standingWith(them, faction) === 'negative')) return false;
  return condition.reputation === undefined || condition.reputation.at.includes(standingWith(them, condition.reputation.faction));
}

/** Fame a player has: gained, and "additional while" on top [OR-FAME-02]. */
export function fameOf(state: State, player: number): number {
  const one = playerOf(state, player);
  let fame = one.fame;
  for (const { ability } of abilitiesOfType(one, 'fame-while')) if (holds(state, player, ability.when)) fame += ability.amount;
  return Math.max(0, fame);
}

function luxuryCount(player: Player): number {
  let count = 0;
  for (const held of player.cards) if (marketCard(held.id).deck === 'luxury') count++;
  for (const crew of player.crew) if (crew.token === null && marketCard(crew.id).deck === 'luxury') count++;
  return count;
}
