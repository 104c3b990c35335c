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
import type { Held, PublicPlayer } from "../state.ts";

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
 * [OR-GOAL-02] A ship whose goal is one crew more than it has berths turns at once, and its other side has the berth.
 */
function berthOfGoal(player: PublicPlayer): number {
  const { goal } = shipSheet(player.ship);
  const open = !player.shipFlipped && player.opponent === null;
  return open && goal?.type === "count" && goal.trigger === "crew-gained" ? 1 : 0;
}

function loadOf(cards: readonly Held[], crew: number): Load {
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
  cards: readonly Held[],
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
function excess(player: PublicPlayer, cards: readonly Held[], load: Load): number {
  const slots = slotsOf(player);
  const berths = slots.crew + extra(player, "crew", cards) + berthOfGoal(player);
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
  const now = excess(player, player.cards, loadOf(player.cards, player.crew.length));
  if (now === 0) return [];
  const found: string[] = [];
  for (const held of player.cards) {
    const cards = player.cards.filter((other) => other !== held);
    if (excess(player, cards, loadOf(cards, player.crew.length)) < now) found.push(held.id);
  }
  if (excess(player, player.cards, loadOf(player.cards, player.crew.length - 1)) < now)
    for (const crew of player.crew) found.push(crew.id);
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
  const cards =
    without.length === 0 ? player.cards : player.cards.filter((held) => !without.includes(held.id));
  const crew =
    without.length === 0
      ? player.crew.length
      : player.crew.filter((one) => !without.includes(one.id)).length;
  const load = loadOf(cards, crew);
  addTo(load, kind);
  return excess(player, cards, load) === 0;
}

/** The same for a card by id. */
export function roomForCard(player: PublicPlayer, id: string): boolean {
  const { kind } = marketCard(id);
  return kind !== "ship" && kind !== "event" && roomFor(player, kind);
}

/** [OR-SLOT-05] One armor per character. */
export function wearsArmor(player: PublicPlayer, without: readonly string[] = []): boolean {
  for (const held of player.cards) {
    const card = marketCard(held.id);
    if (card.kind === "gear" && card.trait === "armor" && !without.includes(held.id)) return true;
  }
  return false;
}

/** Cards or crew whose leaving would make room for one more of this kind. */
export function couldMakeRoom(
  player: PublicPlayer,
  kind: AssetKind,
  without: readonly string[],
): string[] {
  const found: string[] = [];
  for (const held of player.cards)
    if (!without.includes(held.id) && roomFor(player, kind, [...without, held.id]))
      found.push(held.id);
  if (kind === "crew")
    for (const crew of player.crew) if (!without.includes(crew.id)) found.push(crew.id);
  return found;
}
