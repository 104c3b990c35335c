/** Bounty cards of a printed opponent: found, and dropped without hope. */
import { marketCard } from "../cards/market/index.ts";
import { shuffleDeck } from "../crew-and-ships/gain.ts";
import { contactClasses } from "../names.ts";
import { emit, me, next } from "../agenda/play.ts";
import { receive } from "../crew-and-ships/receive.ts";
import { showTop } from "../market/tops.ts";
import { roomFor } from "../crew-and-ships/slots.ts";
import { targetsFor } from "./targets.ts";
import { classOfTarget, rule } from "./deeds.ts";
import type { Play } from "../agenda/play.ts";

function isHopeless(play: Play, player: number, card: string): boolean {
  return targetsFor(play.state, player, card).every((target) => target.kind === "facedown");
}

export function dropHopeless(play: Play, player: number): boolean {
  const one = me(play, player);
  if (roomFor(one, "bounty")) return false;
  const hopeless = one.cards.filter(
    (held) => marketCard(held.id).kind === "bounty" && isHopeless(play, player, held.id),
  );
  const highest = hopeless.toSorted(
    (a, b) =>
      contactClasses.indexOf(classOfTarget(b.id) as "white") -
      contactClasses.indexOf(classOfTarget(a.id) as "white"),
  )[0];
  if (highest === undefined) return false;
  emit(play, { type: "card-discarded", player, card: highest.id, rule });
  return true;
}

/** Cards are turned up until one fits somebody known; then the deck is shuffled. */
export function findBounty(play: Play, player: number): boolean {
  if (!roomFor(me(play, player), "bounty")) return false;
  const fits = play.state.market.bounty.find(
    (id) =>
      marketCard(id).kind === "bounty" &&
      !isHopeless(play, player, id) &&
      targetsFor(play.state, player, id).length > 0,
  );
  if (fits !== undefined) receive(play, player, { from: "deck", deck: "bounty", card: fits }, rule);
  shuffleDeck(play, "bounty", rule);
  // [OR-MKT-06] It was gained, so the icons of the next card count; otherwise that card is only seen.
  if (fits === undefined) showTop(play, "bounty", rule);
  else next(play, { type: "reveal-top", player, deck: "bounty" });
  return fits !== undefined;
}
