/** What the clerk means: what the trader would do, except where a first game learns more from something else. */
// By name: the list of all bots would bring every game of the house along.
import { minds } from "#bots/outer-rim/players/levels.ts";
import { traderOf } from "#bots/outer-rim/players/trader.ts";
import type { Chance } from "#rules/game.ts";
import { learner } from "#client/lesson/table.ts";
import {
  deliveryOf,
  healthOf,
  hullOf,
  marketCard,
  outerRim,
  prices,
  type Command,
  type View,
} from "#rules/outer-rim/index.ts";
import { sameData } from "#rules/same-data.ts";
import { playerAt } from "../../tabletop.ts";
import { errandsOf } from "../../map/errands.ts";
import { isFair, sober } from "./fair-bets.ts";
import { isPoorSwap } from "./poor-swap.ts";
import { soughtAt } from "../why/fly.ts";

/** The sharpest of them: it is never unsure. */
export const trader = traderOf(minds[2]);
const thinking = { type: "iterations", iterations: 1 } as const;

/** `rather`: what the trader would do instead; said with its reason, never hidden. */
export interface AdvisedMove {
  readonly command: Command;
  readonly rather: Command | null;
}

/** Asking has dice of its own, thrown anew each time: it changes neither the game nor its own answer. */
export function strongMove(view: View, chance: Chance): AdvisedMove | null {
  const options = outerRim.options(view);
  if (options.length === 0) return null;
  const choose = (among: readonly Command[], at: View = view): Command =>
    trader.play(at, among, chance("advice"), thinking).command;
  const best = choose(options);
  if (isPoorSwap(view, options)) return { command: { type: "cancel" }, rather: null };
  const buys = (at: View, among: readonly Command[]): boolean => choose(among, at).type === "buy";
  const walks = options.some(({ type }) => type === "market") && worthTheWalk(view, buys);
  const inSight = walks ? options : options.filter(({ type }) => type !== "market");
  const calm = sober(view);
  const aim = calm === view ? best : choose(options, calm);
  const plain = choose(simple(view, inSight.length > 0 ? inSight : options, aim), calm);
  return { command: plain, rather: plain === best ? null : best };
}

/** To the market only for something there: a visit that ends with empty hands teaches nothing. */
function worthTheWalk(view: View, buys: (at: View, among: readonly Command[]) => boolean): boolean {
  const offers = prices(view, learner)
    .filter(({ bar }) => bar === null)
    .map(({ deck }): Command => ({ type: "buy", deck }))
    .filter((command) => isPlain(view, command));
  const choices: readonly Command[] = [...offers, { type: "leave-market" }];
  const questions = view.questions.map((one) =>
    one.seat === learner ? { ...one, ask: "market" as const, choices } : one,
  );
  return offers.length > 0 && buys({ ...view, questions }, choices);
}

/** What a first game should look at. */
function simple(view: View, options: readonly Command[], best: Command): readonly Command[] {
  const pins = best.type === "earn" ? flightsToPins(view, options) : [];
  const near = isSearch(view, best) ? options.filter(({ type }) => type === "earn") : [];
  const short =
    [pins, rest(view, options, best), near, options.filter((one) => isPlain(view, one))].find(
      (some) => some.length > 0,
    ) ?? [];
  return short.length > 0 ? short : options;
}

/** Whoever is half down recovers before anything else but a paid delivery: the next fight comes unasked. */
function rest(view: View, options: readonly Command[], best: Command): readonly Command[] {
  const me = playerAt(view, learner);
  const isHurt = 2 * me.damage >= healthOf(me) || 2 * me.shipDamage >= hullOf(me);
  const pays = flightsToPins(view, options).some((flight) => sameData(flight, best));
  return isHurt && !pays ? options.filter(({ type }) => type === "recover") : [];
}

/** A flight to look under a token, when one of the same class lies face down right here. */
function isSearch(view: View, best: Command): boolean {
  if (best.type !== "move") return false;
  const me = playerAt(view, learner);
  const pins = errandsOf(view, me).some(({ space }) => space === best.to);
  return !pins && soughtAt(best.to, view) !== null && soughtAt(me.space, view) !== null;
}

/**
 * Cards cleared away two a turn take long and teach little; what is paid for with another card, or pushes one out of
 * its slot, hides what it costs. Once a purchase has begun it is not stopped again: that would go round in circles.
 */
function isPlain(view: View, command: Command): boolean {
  if (command.type === "discard-top" || !isFair(view, command)) return false;
  // The first turn has a flight, a knock and a fight: what a hunter can do besides comes after it.
  if (command.type === "use" && view.round === 1) return false;
  if (command.type !== "buy") return true;
  const quote = prices(view, learner).find(({ deck }) => deck === command.deck);
  if (quote === undefined) return true;
  return quote.price <= playerAt(view, learner).credits && quote.makesRoom.length === 0;
}

/** A cargo that is wanted one flight away is worth more than 2,000 credits, and shows what pins are for. */
function flightsToPins(view: View, options: readonly Command[]): readonly Command[] {
  const wanted = playerAt(view, learner).cards.flatMap((held) => {
    const delivery = marketCard(held.id).kind === "cargo" ? deliveryOf(held) : null;
    return delivery !== null && delivery.illegal !== true ? [delivery.to] : [];
  });
  return options.filter(
    (command) => command.type === "move" && wanted.some((place) => place === command.to),
  );
}
