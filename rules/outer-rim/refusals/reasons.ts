/** What exactly stands in the way of a command that fits the question: the place, the price, the slot, the patrol. */
import { refuse } from "../../game.ts";
import { isMarketCard, marketCard } from "../cards/market/index.ts";
import { spaces } from "../cards/spaces.ts";
import { deliveryOf } from "../jobs/delivery.ts";
import { isPlanet } from "../movement/map.ts";
import { cardsShown, whyNotOrder } from "../market/ordered.ts";
import { quoteFor, visitOf } from "../market/prices.ts";
import { routeTo } from "../movement/routes.ts";
import { unreachable } from "../../game.ts";
import { playerOf, playersWith } from "../effects/scene.ts";
import { whyNotLine } from "./lines.ts";
import { whyNotUse } from "./abilities.ts";
import type { Task } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { MarketDeck, SpaceId } from "../names.ts";
import type { PublicPlayer, Question, TableRules } from "../state.ts";
import type { Scene } from "../effects/scene.ts";
import type { SaleBar, Stalls } from "../market/prices.ts";
import type { Refusal } from "../../game.ts";

/** What a refusal may be about. A state and anybody's view of it say the same here. */
export interface Sight extends Scene, Stalls {
  readonly rules: TableRules;
  readonly players: readonly PublicPlayer[];
  readonly seats: number;
  readonly asked: number;
  readonly winner: number | null;
  readonly agenda: readonly Task[];
}

export function whyNotHere(sight: Sight, question: Question, command: Command): Refusal | null {
  const one = sight.players[question.seat];
  if (one === undefined) return null;
  switch (command.type) {
    case "move":
      return whyNotFly(sight, question, command.to);
    case "recover":
      return refuse("nothing-to-recover", "OR-DMG-03");
    case "market":
      return whyNoMarket(one.space);
    case "buy":
      return question.ask === "action" && !question.choices.some(({ type }) => type === "market")
        ? whyNoMarket(one.space)
        : whyNotBuy(sight, question, command.deck);
    case "discard-top":
      return refuse("no-more-discards", "UB-DISC-01", { deck: command.deck });
    case "deliver":
      return whyNotDeliver(one, command.card);
    case "use":
      return whyNotUse(sight, question, command.ability);
    case "fight-patrol":
      return refuse("no-such-patrol-here", "OR-PAT-02", { faction: command.faction });
    case "encounter-contact":
      return refuse("contact-not-here", "OR-CONT-01", { token: command.token });
    case "cross-the-core":
      return refuse("not-in-the-core", "UB-CORE-05");
    case "attempt-job":
      return whyNotAttempt(sight, question.seat, command);
    case "hunt-crew":
    case "hunt-player":
      return refuse("target-not-here", "OR-BNTY-02", { card: command.card });
    case "pick-card":
      return cardsShown(question).includes(command.card) ? whyNotOrder(one, command.card) : null;
    case "choose":
      return whyNotLine(sight, command.option);
    case "pay":
      return whyNotPay(question, one);
    default:
      return null;
  }
}

function whyNotFly(sight: Sight, question: Question, to: SpaceId): Refusal {
  if (!spaces.some(({ id }) => id === to)) return refuse("no-such-space", "OR-MAP-02", { to });
  const route = routeTo({ ...sight, questions: [question] }, question.seat, to);
  const bar = route?.bar ?? null;
  if (bar === null) return refuse("already-there", "OR-MOVE-01", { to });
  switch (bar.type) {
    case "range":
      return refuse("out-of-reach", "OR-MOVE-01", { to, steps: bar.steps, range: bar.range });
    case "maelstrom":
      return refuse("maelstrom-in-the-way", "OR-MOVE-04", { to });
    case "patrol": {
      const [faction] = bar.factions;
      return refuse("patrol-in-the-way", "OR-MOVE-03", {
        to,
        at: bar.space,
        faction: faction ?? "",
      });
    }
    default:
      return unreachable(bar);
  }
}

function whyNoMarket(space: SpaceId): Refusal {
  return isPlanet(space)
    ? refuse("market-done", "OR-TURN-03")
    : refuse("no-market-here", "OR-MKT-01", { space });
}

function whyNotBuy(sight: Sight, question: Question, deck: MarketDeck): Refusal {
  const visit = visitOf(sight.agenda, question.seat);
  const quote = Object.hasOwn(sight.market, deck)
    ? quoteFor(sight, question.seat, deck, visit)
    : null;
  if (quote === null) return refuse("nothing-on-show", "OR-MKT-03", { deck });
  if (quote.bar === null || quote.bar.type === "visit")
    return refuse("not-in-this-market", "OR-MKT-01", { deck });
  return whyBarred(quote.card, quote.bar, sight.players[question.seat]?.credits ?? 0);
}

function whyBarred(
  card: string,
  bar: Exclude<SaleBar, { readonly type: "visit" }>,
  credits: number,
): Refusal {
  switch (bar.type) {
    case "place":
      return refuse("not-sold-here", "OR-MKT-03", { card });
    case "price":
      return refuse("too-dear", "OR-MKT-03", { card, price: bar.price, credits });
    case "slot":
      return refuse("no-slot", "OR-SLOT-04", { card, kind: bar.kind });
    case "armor":
      return refuse("one-armor", "OR-SLOT-05", { card });
    case "no-ship":
      return refuse("no-used-ship", "OR-SHIP-04", { card });
    default:
      return unreachable(bar);
  }
}

function whyNotDeliver(one: PublicPlayer, card: string): Refusal {
  const held = one.cards.find((each) => each.id === card);
  if (held === undefined) return refuse("not-your-card", "OR-CARGO-01", nameOf(card));
  if (one.used.includes(`deliver:${card}`)) return refuse("tried-already", "OR-TURN-03", { card });
  const printed = marketCard(card);
  const to = printed.kind === "bounty" ? printed.capture.to : deliveryOf(held)?.to;
  return typeof to === "string"
    ? refuse("not-its-destination", "OR-CARGO-01", { card, to })
    : refuse("not-deliverable-here", "OR-CARGO-01", { card });
}

function nameOf(card: string): { readonly card?: string } {
  return isMarketCard(card) ? { card } : {};
}

function whyNotAttempt(
  sight: Sight,
  seat: number,
  { card, with: other }: Extract<Command, { readonly type: "attempt-job" }>,
): Refusal {
  const one = playerOf(sight, seat);
  if (!one.cards.some((each) => each.id === card))
    return refuse("not-your-card", "OR-JOB-01", nameOf(card));
  const printed = marketCard(card);
  if (printed.kind !== "job") return refuse("no-job", "OR-JOB-01", { card });
  if (printed.at !== "player" && printed.at !== "none" && printed.at !== one.space)
    return refuse("not-at-the-job", "OR-JOB-01", { card, to: printed.at });
  const down = playersWith(sight, seat).filter(
    (each) => each < sight.seats && playerOf(sight, each).defeated,
  );
  const fallen = other !== null && down.includes(other) ? other : down[0];
  return fallen === undefined || printed.others !== "together"
    ? refuse("nobody-for-the-job", "UB-MPJ-01", { card })
    : refuse("partner-down", "UB-MPJ-03", { card, who: playerOf(sight, fallen).character ?? "" });
}

function whyNotPay(question: Question, one: PublicPlayer): Refusal {
  const price = Number(question.params["price"] ?? question.params["pay"] ?? 0);
  return price > one.credits
    ? refuse("cannot-pay", "OR-MKT-03", { price, credits: one.credits })
    : refuse("make-room-first", "OR-SLOT-04");
}
