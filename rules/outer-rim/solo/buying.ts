/** How a printed opponent shops [OR-SOLO-05, UB-SOLO-07, UB-SOLO-08, UB-BHAI-20]. */
import { marketCard } from "../cards/market/index.ts";
import { shipSheet } from "../cards/ships.ts";
import { drop, takeShip } from "../crew-and-ships/gain.ts";
import { receive } from "../crew-and-ships/receive.ts";
import { isPlanet } from "../movement/map.ts";
import { discardTop } from "../market/tops.ts";
import { emit, me, next, pick } from "../agenda/play.ts";
import { gainFame, spend } from "../goals/reputation.ts";
import { roomFor, roomForCard, tooMany } from "../crew-and-ships/slots.ts";
import { affordableUsedShips } from "../crew-and-ships/used-ships.ts";
import { isBaseAlone } from "../setup/box.ts";
import type { Boxes } from "../setup/box.ts";
import type { MarketDeck } from "../names.ts";
import type { Play } from "../agenda/play.ts";

/** Would it take this card, here and now? */
function wants(play: Play, player: number, id: string): boolean {
  const one = me(play, player);
  const card = marketCard(id);
  if (card.notOn === one.space) return false;
  switch (card.kind) {
    case "ship": {
      const worth = shipSheet(one.ship).cost;
      return card.cost > worth && card.cost - worth <= one.credits;
    }
    case "event":
      if (id === "used-ship-for-sale") return affordableUsedShips(play.state, player).length > 0;
      return card.after === "removed" && card.cost <= one.credits;
    case "cargo":
      // [UB-SOLO-08] never a patrol's cargo
      if (card.delivery !== null && typeof card.delivery.to !== "string") return false;
      return card.cost <= one.credits && roomFor(one, "cargo");
    case "job":
      // [UB-BHAI-20] and nothing that needs a player instead of a place
      return (
        card.at !== "none" &&
        card.at !== "player" &&
        card.others === undefined &&
        card.cost <= one.credits &&
        roomFor(one, "job")
      );
    default:
      return card.cost <= one.credits && roomForCard(one, id);
  }
}

/**
 * How many cards that are of no use to it are put away first: one [OR-SOLO-05], with the expansion two [UB-SOLO-07].
 */
export function clearedBeforeBuying(rules: Boxes): 1 | 2 {
  return isBaseAlone(rules) ? 1 : 2;
}

/** Useless cards are put away first; then it buys if it can. */
export function aiBuy(
  play: Play,
  player: number,
  deck: MarketDeck,
  how: { readonly anywhere: boolean; readonly away: boolean },
): boolean {
  if (!how.anywhere && !isPlanet(me(play, player).space)) return false;
  const most = clearedBeforeBuying(play.state.rules);
  passOver(play, deck);
  for (let discards = 0; ; discards++) {
    const top = play.state.market[deck][0];
    if (top === undefined) return false;
    if (wants(play, player, top)) {
      // [OR-MKT-07] What has to be shuffled back is, before the next card is turned up.
      next(play, { type: "reveal-top", player, deck, away: how.away });
      purchase(play, player, deck, top);
      return true;
    }
    if (discards === most) return false;
    discardTop(play, deck, most === 1 ? "OR-SOLO-05" : "UB-SOLO-07");
    passOver(play, deck);
  }
}

/** [UB-BHAI-20] On top of the bounty deck they are put away, beside the cards that are of no use to it. */
function passOver(play: Play, deck: MarketDeck): void {
  if (deck !== "bounty") return;
  for (const _ of play.state.market[deck]) {
    const top = play.state.market[deck][0];
    if (top !== "wanted" && top !== "information-broker") return;
    discardTop(play, deck, "UB-BHAI-20");
  }
}

function purchase(play: Play, player: number, deck: MarketDeck, id: string): void {
  const card = marketCard(id);
  const worth = shipSheet(me(play, player).ship).cost;
  if (card.kind === "ship") {
    spend(play, player, card.cost - worth, "OR-SOLO-05");
    takeShip(play, player, card.ship, id, 0);
    fit(play, player);
    return;
  }
  if (id === "used-ship-for-sale") {
    const ships = affordableUsedShips(play.state, player);
    const dearest = ships.reduce((a, b) => (shipSheet(b).cost > shipSheet(a).cost ? b : a));
    spend(play, player, shipSheet(dearest).cost - worth, "OR-SOLO-05");
    takeShip(play, player, dearest, `ship-${dearest}`, 3);
    fit(play, player);
    next(play, { type: "put-back", deck, card: id });
    return;
  }
  spend(play, player, card.cost, "OR-SOLO-05");
  if (card.kind === "event") {
    emit(play, { type: "top-removed", deck, card: id, rule: "OR-MKT-07" });
    gainFame(play, player, 1, { source: "luxury", card: id, rule: "OR-SOLO-05", kind: "plain" });
    return;
  }
  receive(play, player, { from: "deck", deck, card: id }, "OR-SOLO-05");
}

/** What a new ship cannot carry is given up by lot. */
function fit(play: Play, player: number): void {
  for (let over = tooMany(me(play, player)); over.length > 0; over = tooMany(me(play, player)))
    drop(play, player, pick(play, over, "ai-fit"), "OR-SHIP-03");
}
