/** Odd cards of the market: used ships, special orders, a ship by its price, the holocron. */
import { emit, me, next, pick } from "../agenda/play.ts";
import { marketCard } from "../cards/market/index.ts";
import { shipSheet } from "../cards/ships.ts";
import { shuffleDeck, takeShip } from "../crew-and-ships/gain.ts";
import { receive } from "../crew-and-ships/receive.ts";
import { affordableUsedShips } from "../crew-and-ships/used-ships.ts";
import { spend } from "../goals/reputation.ts";
import { whyNotOrder } from "../market/ordered.ts";
import { distance, isPlanet } from "../movement/map.ts";
import { planetsOf } from "../setup/box.ts";
import { askIn, follow } from "./special-frame.ts";
import type { ShipId } from "../cards/ships.ts";
import type { Command } from "../commands.ts";
import type { Frame } from "./special-frame.ts";

/** [OR-SHIP-04] Second-hand: three damage come with it. */
export function usedShip(frame: Frame): void {
  const { play, player, answer } = frame;
  if (answer === null) {
    const ships = affordableUsedShips(play.state, player);
    if (ships.length > 0)
      askIn(frame, [
        ...ships.map((card): Command => ({ type: "pick-card", card })),
        { type: "decline" },
      ]);
    return;
  }
  if (answer.type !== "pick-card") return;
  const ship = answer.card as ShipId;
  spend(play, player, shipSheet(ship).cost - shipSheet(me(play, player).ship).cost, "OR-SHIP-04");
  takeShip(play, player, ship, `ship-${ship}`, 3);
  next(play, { type: "fit-cards", player });
}

/** Cards turned up from the gear and mod deck until two of the kind show; one may be bought. */
export function specialOrder(frame: Frame, kind: "gear" | "mod"): void {
  const { play, player, answer } = frame;
  if (answer?.type === "pick-card") {
    spend(play, player, marketCard(answer.card).cost, "OR-MKT-03");
    receive(play, player, { from: "deck", deck: "gear-mod", card: answer.card }, "OR-MKT-03");
    return;
  }
  if (answer !== null) return;
  const found = play.state.market["gear-mod"]
    .filter((id) => marketCard(id).kind === kind)
    .slice(0, 2);
  for (const card of found)
    emit(play, { type: "market-revealed", deck: "gear-mod", card, rule: "OR-MKT-07" });
  const one = me(play, player);
  const choices: Command[] = found
    .filter((id) => whyNotOrder(one, id) === null)
    .map((card) => ({ type: "pick-card", card }));
  // [OR-EFF-05] Both are seen, also what cannot be bought.
  if (found.length > 0)
    askIn(frame, [...choices, { type: "decline" }], player, { shown: found.join(" ") });
}

const prices = [5000, 10_000, 15_000, 20_000, 25_000] as const;

/** [UB-CARD-08] A price is named; the first ship of that price may be bought, then the deck is shuffled. */
export function nameShipPrice(frame: Frame): void {
  const { play, answer } = frame;
  if (answer?.type !== "pick-number") {
    askIn(
      frame,
      prices.map((number) => ({ type: "pick-number", number })),
    );
    return;
  }
  shuffleDeck(play, "ship", "UB-CARD-08");
  const deck = play.state.market.ship;
  const isIt = (id: string): boolean =>
    marketCard(id).kind === "ship" && marketCard(id).cost === answer.number;
  const at = deck.findIndex(isIt);
  // Cards are turned up until one of that price shows; without one, all of them are.
  for (const card of at === -1 ? deck : deck.slice(0, at + 1))
    emit(play, { type: "market-revealed", deck: "ship", card, rule: "UB-CARD-08" });
  const found = deck[at];
  if (found === undefined) {
    shuffleDeck(play, "ship", "UB-CARD-08");
    return;
  }
  follow(frame, [{ do: "special", name: "buy-found-ship" }], { held: found });
}

export function buyFoundShip(frame: Frame): void {
  const { play, player, answer, source } = frame;
  const card = source.held === undefined ? undefined : marketCard(source.held);
  if (card?.kind !== "ship" || source.held === undefined) return;
  const price = Math.max(0, card.cost - shipSheet(me(play, player).ship).cost);
  if (answer === null && price <= me(play, player).credits) {
    askIn(frame, [{ type: "accept" }, { type: "decline" }]);
    return;
  }
  if (answer?.type === "accept") {
    spend(play, player, price, "OR-MKT-03");
    takeShip(play, player, card.ship, source.held, 0);
    next(play, { type: "fit-cards", player });
  }
  shuffleDeck(play, "ship", "UB-CARD-08");
}

/** The nearest other player marks the planet where the holocron has to go; alone, chance does. */
export function markPlanet(frame: Frame): void {
  const { play, player, answer, source } = frame;
  const card = source.held ?? "";
  if (answer?.type === "pick-space" && isPlanet(answer.space)) {
    emit(play, { type: "card-marked", player, card, planet: answer.space, rule: source.rule });
    return;
  }
  const { space } = me(play, player);
  const far = planetsOf(play.state.rules).filter((planet) => distance(space, planet) >= 2);
  let nearest = -1;
  for (let i = 0; i < play.state.seats; i++) {
    if (i === player) continue;
    if (
      nearest === -1 ||
      distance(space, me(play, i).space) < distance(space, me(play, nearest).space)
    )
      nearest = i;
  }
  if (nearest === -1)
    emit(play, {
      type: "card-marked",
      player,
      card,
      planet: pick(play, far, "holocron"),
      rule: source.rule,
    });
  else
    askIn(
      frame,
      far.map((planet) => ({ type: "pick-space", space: planet })),
      nearest,
    );
}
