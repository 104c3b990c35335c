/**
 * Room on the player board and the ship sheet [OR-SLOT-01, OR-SLOT-02]. Cards are counted against
 * slots; no card is ever pinned to one [OR-SLOT-03], so a turned card keeps its slot [UB-ROT-04].
 */
import { abilitiesOfType } from "./abilities.ts";
import { marketCard } from "../cards/market/index.ts";
import { shipSheet } from "../cards/ships.ts";
import type { ShipId } from "../cards/ships.ts";
import type { Slots } from "../cards/types.ts";
import type { AssetKind } from "../names.ts";
import type { HeldCard, PublicPlayer } from "../state.ts";

interface Load {
  cargo: number;
  mod: number;
  gear: number;
  papers: number;
  crew: number;
}

/** [OR-SLOT-01] Two gear and two job-or-bounty slots on every player board. */
export const boardGear = 2;
export const boardPapers = 2;

/** The slots printed on the ship sheet. */
export function slotsOf(player: PublicPlayer): Slots {
  const { slots, farSlots } = shipSheet(player.ship);
  return player.shipFlipped ? (farSlots ?? slots) : slots;
}

/**
 * [OR-GOAL-02] The sheet once a crew has come and so many are aboard: a newcomer who completes its goal turns it at
 * once, and the other side has the berth. Crew that was there before has no such berth [OR-SHIP-03].
 */
export function onceAboard<P extends PublicPlayer>(player: P, crew: number): P {
  const { goal } = shipSheet(player.ship);
  const open = !player.shipFlipped && player.opponent === null;
  if (!open || goal?.type !== "count" || goal.trigger !== "crew-gained") return player;
  const { when, times, pay } = goal;
  const reached = player.shipGoal + 1 >= times && (when?.is !== "has" || crew >= when.atLeast);
  return reached && pay === undefined ? { ...player, shipFlipped: true } : player;
}

function loadOf(cards: readonly HeldCard[], crew: number): Load {
  const load: Load = { cargo: 0, mod: 0, gear: 0, papers: 0, crew };
  for (const held of cards) addTo(load, marketCard(held.id).kind);
  return load;
}

function addTo(load: Load, kind: string): void {
  if (kind === "cargo") load.cargo++;
  else if (kind === "mod") load.mod++;
  else if (kind === "gear") load.gear++;
  else if (kind === "job" || kind === "bounty") load.papers++;
  else if (kind === "crew") load.crew++;
}

function extra(
  player: PublicPlayer,
  kind: "cargo" | "crew" | "mod",
  cards: readonly HeldCard[],
): number {
  let sum = 0;
  for (const { ability, from } of abilitiesOfType(player, "slot")) {
    const aboard =
      from === "character" || from === "ship" || cards.some((held) => held.id === from);
    if (ability.kind === kind && aboard) sum += ability.amount;
  }
  return sum;
}

/** How many cards too many; 0 when everything has a slot. */
function excess(player: PublicPlayer, cards: readonly HeldCard[], load: Load): number {
  const slots = slotsOf(player);
  const berths = slots.crew + extra(player, "crew", cards);
  const crewOver = Math.max(0, load.crew - berths);
  const papersOver = Math.max(0, load.papers - boardPapers - slots.jobOrBounty);
  const gearSpread = Math.max(0, load.gear - boardGear);
  const gearOver = Math.max(0, gearSpread - slots.gearOrMod);
  const mods = slots.mod + extra(player, "mod", cards) + Math.max(0, slots.gearOrMod - gearSpread);
  const modSpread = Math.max(0, load.mod - mods);
  const cargoSpread = Math.max(0, load.cargo - slots.cargo - extra(player, "cargo", cards));
  return crewOver + papersOver + gearOver + Math.max(0, modSpread + cargoSpread - slots.cargoOrMod);
}

/** Cards and crew that must shrink in number: each one listed would ease the lack of slots. Empty when all fits. */
export function tooMany(player: PublicPlayer): string[] {
  const now = lack(player, []);
  if (now === 0) return [];
  const own = ownedBy(player);
  const found = own.filter((id) => lack(player, [id]) < now);
  // What lies in a card with room inside goes with that card, or neither helps.
  if (found.length > 0) return found;
  return [...new Set(inPairs(own, (pair) => lack(player, pair) < now).flat())];
}

/** How many too many there are once `without` is gone. */
function lack(player: PublicPlayer, without: readonly string[]): number {
  const { cards, crew } = left(player, without);
  return excess(player, cards, loadOf(cards, crew));
}

function left(
  player: PublicPlayer,
  without: readonly string[],
): { readonly cards: readonly HeldCard[]; readonly crew: number } {
  if (without.length === 0) return { cards: player.cards, crew: player.crew.length };
  return {
    cards: player.cards.filter((held) => !without.includes(held.id)),
    crew: player.crew.filter((one) => !without.includes(one.id)).length,
  };
}

function ownedBy(player: PublicPlayer): string[] {
  return [...player.cards, ...player.crew].map(({ id }) => id);
}

function inPairs(
  ids: readonly string[],
  suits: (pair: readonly string[]) => boolean,
): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (const [i, id] of ids.entries())
    for (const other of ids.slice(i + 1)) if (suits([id, other])) found.push([id, other]);
  return found;
}

/** [OR-SHIP-03] What another ship would have no room for: how many have to go, and of which. */
export function squeezedOn(
  player: PublicPlayer,
  ship: ShipId,
): { readonly goes: number; readonly of: readonly string[] } {
  const aboard = { ...player, ship, shipFlipped: false };
  const goes = excess(aboard, aboard.cards, loadOf(aboard.cards, aboard.crew.length));
  return { goes, of: tooMany(aboard) };
}

/** Is there room for one more card of this kind, once the cards in `without` are gone? */
export function roomFor(
  player: PublicPlayer,
  kind: AssetKind,
  without: readonly string[] = [],
): boolean {
  const { cards, crew } = left(player, without);
  const load = loadOf(cards, crew);
  addTo(load, kind);
  return excess(kind === "crew" ? onceAboard(player, load.crew) : player, cards, load) === 0;
}

/** The same for a card by id: also one armor per character [OR-SLOT-05]. Ships and occasions lie in no slot. */
export function roomForCard(
  player: PublicPlayer,
  id: string,
  without: readonly string[] = [],
): boolean {
  const { kind } = marketCard(id);
  if (kind === "ship" || kind === "event") return false;
  return !(isArmor(id) && wearsArmor(player, without)) && roomFor(player, kind, without);
}

export function isArmor(id: string): boolean {
  const card = marketCard(id);
  return card.kind === "gear" && card.trait === "armor";
}

/** [OR-SLOT-05] One armor per character. */
export function wearsArmor(player: PublicPlayer, without: readonly string[] = []): boolean {
  return player.cards.some(({ id }) => isArmor(id) && !without.includes(id));
}

/**
 * [OR-SLOT-04] What may be given up to make room for this card: each list is enough and has nothing to spare. Two go
 * where one lies in the other. Empty when there is room, and when nothing makes any.
 */
export function waysToMakeRoom(
  player: PublicPlayer,
  id: string,
  without: readonly string[] = [],
): readonly (readonly string[])[] {
  const own = ownedBy(player).filter((one) => !without.includes(one));
  const fits = (gone: readonly string[]): boolean => roomForCard(player, id, [...without, ...gone]);
  if (fits([]) || !fits(own)) return [];
  const alone = own.filter((one) => fits([one]));
  const rest = own.filter((one) => !alone.includes(one));
  return [...alone.map((one) => [one]), ...inPairs(rest, fits)];
}

/** Everything that is part of some way to make room. */
export function makesRoom(
  player: PublicPlayer,
  id: string,
  without: readonly string[] = [],
): string[] {
  return [...new Set(waysToMakeRoom(player, id, without).flat())];
}
