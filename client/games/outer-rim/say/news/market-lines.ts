/** A visit to the market as one line. */
import { unreachable } from "#rules/game.ts";
import { byKind, goodsTellers } from "./goods.ts";
import { withFame } from "./fame/held-fame.ts";
import { plain, quiet, textOf, type Message, type StepsMessage } from "../message.ts";
import { capital } from "../../tell/line.ts";
import type { LogPassage, MarketStep } from "./fold/steps.ts";
import type { Say } from "../../words/say.ts";

type Market = Extract<
  LogPassage,
  { readonly type: "cleared" | "bought" | "ship-bought" | "visit" }
>;

export function tellMarket(steps: Market, say: Say): StepsMessage {
  switch (steps.type) {
    case "cleared":
      return { message: clearedLine(steps, say), rule: steps.rule, player: null };
    case "bought":
      return { message: boughtLine(steps, say), rule: steps.rule, player: steps.player };
    case "ship-bought":
      return { message: shipLine(steps, say), rule: steps.rule, player: steps.player };
    case "visit":
      return visitLine(steps.steps, say);
    default:
      return unreachable(steps);
  }
}

/** The rule and the player of the purchase, or of the last step. */
function visitLine(steps: readonly MarketStep[], say: Say): StepsMessage {
  const lines = steps.flatMap((step) => stepLine(step, say) ?? []);
  const last = lines.at(-1);
  const sentences = lines.map(({ message }) => textOf(message, say));
  const text = sentences.map(capital).join(" ");
  const said = last?.message.weight === "quiet" ? quiet : plain;
  return {
    message: said("market-visit", { text }),
    rule: last?.rule ?? "OR-MKT-01",
    player: last?.player ?? null,
  };
}

function stepLine(step: MarketStep, say: Say): StepsMessage | null {
  if (step.type !== "one") return tellMarket(step, say);
  if (step.news.type !== "card-discarded") return null;
  const message = goodsTellers["card-discarded"](step.news, say);
  return message === null ? null : { message, rule: step.news.rule, player: step.news.player };
}

function clearedLine(
  { cards, next, deck }: Extract<MarketStep, { readonly type: "cleared" }>,
  say: Say,
): Message {
  const names = cards.map((card) => say.offer(card)).join(", ");
  const values = { cards: names, next: say.offer(next), deck: say.word(`deck.${deck}`) };
  return quiet("market-cleared", values);
}

function shipLine(
  { player, ship, price }: Extract<MarketStep, { readonly type: "ship-bought" }>,
  say: Say,
): Message {
  const values = {
    player: say.player(player),
    ship: say.word(`ship.${ship}.name`),
    amount: price,
  };
  return plain(price > 0 ? "ship-bought" : "ship-swapped", values);
}

function boughtLine(
  { player, card, price }: Extract<MarketStep, { readonly type: "bought" }>,
  say: Say,
): Message {
  const sentence = byKind(card, {
    bounty: "bounty-taken",
    job: price > 0 ? "bought" : "job-taken",
    cargo: price > 0 ? "cargo-bought" : "cargo-taken",
    other: price > 0 ? "bought" : "card-gained",
  });
  const values = { player: say.player(player), card: say.named(card), amount: price };
  return withFame(plain(sentence, values), card, "with-fame", player, say);
}
