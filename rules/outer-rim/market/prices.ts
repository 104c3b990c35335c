/**
 * What a market card costs a player here and now, why, and what stands in the way of buying it [OR-MKT-03, OR-MKT-05].
 */
import { marketCard } from "../cards/market/index.ts";
import { shipSheet } from "../cards/ships.ts";
import {
  isArmor,
  roomForCard,
  squeezedOn,
  waysToMakeRoom,
  wearsArmor,
} from "../crew-and-ships/slots.ts";
import { affordableUsedShips } from "../crew-and-ships/used-ships.ts";
import { marketDecks } from "../names.ts";
import type { Task } from "../agenda/agenda.ts";
import type { MarketCard } from "../cards/market-cards.ts";
import type { ShipId } from "../cards/ships.ts";
import type { AssetKind, MarketDeck, Planet } from "../names.ts";
import type { Boxes } from "../setup/box.ts";
import type { PublicPlayer } from "../state.ts";

/** A deck in a state is a list with its open card first; in a view it is the open card and a count. */
type Deck = readonly string[] | { readonly top: string | null };

export interface Stalls {
  readonly rules: Boxes;
  readonly players: readonly PublicPlayer[];
  readonly market: Readonly<Record<MarketDeck, Deck>>;
}

/** What a visit to the market lets off, and the decks it sells from: some sell only some, for less [OR-MKT-01]. */
export interface Visit {
  readonly discount: number;
  readonly decks: readonly MarketDeck[];
}

const plainVisit: Visit = { discount: 0, decks: marketDecks };

/** The visit this player is on, while choosing and while paying; any other moment sees a plain market. */
export function visitOf(agenda: readonly Task[], seat: number): Visit {
  const task = agenda.findLast(({ type }) => type === "market" || type === "buy");
  if (task?.type === "market") return task.player === seat ? task : plainVisit;
  if (task?.type !== "buy" || task.player !== seat) return plainVisit;
  return { discount: task.discount, decks: task.visit?.decks ?? marketDecks };
}

function topOf(deck: Deck): string | null {
  return "top" in deck ? deck.top : (deck[0] ?? null);
}

/** [OR-MKT-05] Only cargo, gear and mods lower a price. */
export function barterValue(id: string): number {
  const card = marketCard(id);
  return card.kind === "cargo" || card.kind === "gear" || card.kind === "mod" ? card.cost : 0;
}

/** One reason why a price is lower than printed: a card's discount, or the old ship handed in [OR-SHIP-02]. */
export interface Rebate {
  readonly by: "discount" | "ship";
  readonly amount: number;
}

/**
 * What forbids buying it: a visit to other decks, the place, the price even after
 * bartering everything, the slot, a second armor, no ship to be had.
 */
export type SaleBar =
  | { readonly type: "visit"; readonly decks: readonly MarketDeck[] }
  | { readonly type: "place"; readonly planet: Planet }
  | { readonly type: "price"; readonly price: number; readonly worth: number }
  | { readonly type: "slot"; readonly kind: AssetKind }
  | { readonly type: "armor" }
  | { readonly type: "no-ship" };

export interface Quote {
  readonly deck: MarketDeck;
  readonly card: string;
  readonly printed: number;
  readonly rebates: readonly Rebate[];
  /** What has to be paid before any barter. */
  readonly price: number;
  /** What the own cargo, gear and mods would pay of it. */
  readonly barter: number;
  /** Cards or crew of which some have to go to make room; empty when there is room. */
  readonly makesRoom: readonly string[];
  /** How many of them at least: one for a card, two where one lies in the other, what a ship has no room for. */
  readonly goes: number;
  readonly bar: SaleBar | null;
}

function rebatesOf(player: PublicPlayer, card: MarketCard, discount: number): Rebate[] {
  const rebates: Rebate[] = [];
  if (discount > 0) rebates.push({ by: "discount", amount: discount });
  const old = card.kind === "ship" ? shipSheet(player.ship).cost : 0;
  if (old > 0) rebates.push({ by: "ship", amount: old });
  return rebates;
}

/** What still has to be paid once `bartered` is handed over. */
export function priceLeft(
  player: PublicPlayer,
  card: MarketCard,
  bartered: readonly string[],
  discount: number,
): number {
  let price = card.cost;
  for (const { amount } of rebatesOf(player, card, discount)) price -= amount;
  for (const id of bartered)
    if (player.cards.some((held) => held.id === id)) price -= barterValue(id);
  return Math.max(0, price);
}

function slotKind(card: MarketCard): AssetKind | null {
  return card.kind === "ship" || card.kind === "event" ? null : card.kind;
}

/** Can it be taken as it is? Ships and occasions need no slot. */
export function hasRoom(player: PublicPlayer, id: string, without: readonly string[]): boolean {
  return slotKind(marketCard(id)) === null || roomForCard(player, id, without);
}

/** The price of a deck's open card for this player, with every reason; `null` when the deck is empty. */
export function quoteFor(
  stalls: Stalls,
  seat: number,
  deck: MarketDeck,
  visit: Visit,
): Quote | null {
  const one = stalls.players[seat];
  const top = topOf(stalls.market[deck]);
  if (one === undefined || top === null) return null;
  const card = marketCard(top);
  const isSold = visit.decks.includes(deck);
  const discount = isSold ? visit.discount : 0;
  let barter = 0;
  for (const held of one.cards) barter += barterValue(held.id);
  const quote = {
    deck,
    card: top,
    printed: card.cost,
    rebates: rebatesOf(one, card, discount),
    price: priceLeft(one, card, [], discount),
    barter,
    ...whatGoes(one, top),
  };
  const bar: SaleBar | null = isSold
    ? barOf(stalls, seat, quote)
    : { type: "visit", decks: visit.decks };
  return { ...quote, bar };
}

function whatGoes(one: PublicPlayer, id: string): Pick<Quote, "makesRoom" | "goes"> {
  const card = marketCard(id);
  if (card.kind === "ship") {
    const { goes, of } = squeezedOn(one, card.ship as ShipId);
    return { makesRoom: of, goes };
  }
  const ways = waysToMakeRoom(one, id);
  const goes = ways.length === 0 ? 0 : Math.min(...ways.map((way) => way.length));
  return { makesRoom: [...new Set(ways.flat())], goes };
}

function barOf(stalls: Stalls, seat: number, quote: Omit<Quote, "bar">): SaleBar | null {
  const one = stalls.players[seat];
  if (one === undefined) return null;
  const card = marketCard(quote.card);
  if (card.notOn !== undefined && card.notOn === one.space)
    return { type: "place", planet: card.notOn };
  if (quote.card === "used-ship-for-sale")
    return affordableUsedShips(stalls, seat).length > 0 ? null : { type: "no-ship" };
  const worth = one.credits + quote.barter;
  if (quote.price > worth) return { type: "price", price: quote.price, worth };
  const kind = slotKind(card);
  if (kind === null || quote.makesRoom.length > 0 || roomForCard(one, quote.card)) return null;
  return isArmor(quote.card) && wearsArmor(one) ? { type: "armor" } : { type: "slot", kind };
}

/** Every open card as this player would pay for it now; inside a market action its terms count. */
export function prices(
  view: Stalls & { readonly agenda: readonly Task[] },
  seat: number,
): readonly Quote[] {
  const visit = visitOf(view.agenda, seat);
  const found: Quote[] = [];
  for (const deck of marketDecks) {
    const quote = quoteFor(view, seat, deck, visit);
    if (quote !== null) found.push(quote);
  }
  return found;
}
