/** Credits, fame, good names, damage, cards and the market. */
import { isMarketCard, marketCard } from "#rules/outer-rim/cards/market/index.ts";
import { withFame } from "./fame/held-fame.ts";
import {
  fleeting,
  loud,
  plain,
  quiet,
  type NewsOf,
  type MessageId,
  type Tellers,
} from "../message.ts";
import type { Say } from "../../words/say.ts";

/** A bounty is not a person, a job not a thing: each kind changes hands in words of its own. */
export function byKind(
  card: string,
  sentences: Readonly<Record<"bounty" | "job" | "cargo" | "other", MessageId>>,
): MessageId {
  const kind = isMarketCard(card) ? marketCard(card).kind : "other";
  return sentences[kind === "bounty" || kind === "job" || kind === "cargo" ? kind : "other"];
}

/** What the fame is for; a luxury by its name, since a player may have several. */
export function fameSource({ source, card }: NewsOf<"fame-gained">, say: Say): string {
  return source === "luxury" && isMarketCard(card) ? say.offer(card) : say.word(`fame.${source}`);
}

/** [UB-ROT-01] ILLEGAL cargo by the end that is: of a card that turns, only the far one may be. */
export function smuggledName(card: string, say: Say): string {
  const printed = isMarketCard(card) ? marketCard(card) : null;
  const isFarEnd = printed?.kind === "cargo" && printed.delivery?.illegal !== true;
  return (isFarEnd ? say.known(`card.${card}.other`) : null) ?? say.card(card);
}

/** [UB-ROT-03] What a card was called that lay with its far end up. */
function farEnd(
  { card, turned }: NewsOf<"card-discarded" | "card-given">,
  say: Say,
): string | null {
  return turned === true ? say.known(`card.${card}.other`) : null;
}

/** What the planning step earns, and [UB-BHAI-24] what a printed opponent gets that could not buy. */
const earnings: Readonly<Record<string, MessageId>> = {
  "OR-TURN-02": "credits-earned",
  "UB-BHAI-24": "credits-instead",
};

export const goodsTellers: Tellers<
  | "credits-gained"
  | "credits-spent"
  | "credits-lost"
  | "credits-given"
  | "fame-gained"
  | "fame-lost"
  | "reputation-changed"
  | "treated-as-positive"
  | "damage-suffered"
  | "damage-recovered"
  | "defeated"
  | "top-discarded"
  | "market-revealed"
  | "deck-shuffled"
  | "card-gained"
  | "card-discarded"
  | "card-removed"
  | "card-given"
  | "card-rotated"
  | "card-marked"
  | "top-removed"
  | "cargo-delivered"
> = {
  "credits-gained": ({ player, amount, rule }, say) =>
    plain(earnings[rule] ?? "credits-gained", { player: say.player(player), amount }),
  "credits-spent": ({ player, amount, card = "" }, say) => {
    const values = { player: say.player(player), amount };
    const bought = card.replace(/^card\./, "");
    return isMarketCard(bought)
      ? plain("credits-spent-for", { ...values, card: say.named(bought) })
      : plain("credits-spent", values);
  },
  "credits-lost": ({ player, amount }, say) =>
    plain("credits-lost", { player: say.player(player), amount }),
  "credits-given": ({ from, to, amount }, say) =>
    plain("credits-given", { from: say.player(from), to: say.player(to), amount }),
  "fame-gained": (news, say) => {
    const { player, amount } = news;
    return loud("fame-gained", {
      player: say.player(player),
      amount,
      source: fameSource(news, say),
    });
  },
  "fame-lost": ({ player, amount }, say) =>
    plain("fame-lost", { player: say.player(player), amount }),
  "reputation-changed": ({ player, faction, to }, say) =>
    plain(to < 0 ? "reputation-negative" : to > 0 ? "reputation-positive" : "reputation-neutral", {
      player: say.player(player),
      with: say.word(`with.${faction}`),
    }),
  "treated-as-positive": ({ player, faction }, say) =>
    quiet("treated-as-positive", { player: say.player(player), with: say.word(`with.${faction}`) }),
  "damage-suffered": ({ player, on, amount }, say) =>
    plain(on === "ship" ? "hurt-ship" : "hurt-character", { player: say.player(player), amount }),
  "damage-recovered": ({ player, character, ship, stands, rule }, say) => {
    const who = say.player(player);
    if (rule === "OR-DMG-08") return plain("recovered-from-defeat", { player: who });
    if (stands) return plain("recovered-fully", { player: who });
    if (character === 0 && ship === 0) return null;
    if (ship === 0) return plain("recovered-character", { player: who, amount: character });
    return character === 0
      ? plain("recovered-ship", { player: who, amount: ship })
      : plain("recovered", { player: who, character, ship });
  },
  defeated: ({ player }, say) => loud("defeated", { player: say.player(player) }),
  "top-discarded": ({ card, deck, rule }, say) =>
    rule === "OR-MKT-08"
      ? plain("slipped-away", { card: say.offer(card) })
      : fleeting("top-discarded", { card: say.offer(card), deck: say.word(`deck.${deck}`) }),
  "market-revealed": ({ card, deck }, say) =>
    fleeting("market-revealed", { card: say.offer(card), deck: say.word(`deck.${deck}`) }),
  "deck-shuffled": ({ deck }, say) => fleeting("deck-shuffled", { deck: say.word(`deck.${deck}`) }),
  "card-gained": ({ player, card }, say) => {
    const sentence = byKind(card, {
      bounty: "bounty-taken",
      job: "job-taken",
      cargo: "cargo-taken",
      other: "card-gained",
    });
    const message = plain(sentence, { player: say.player(player), card: say.named(card) });
    return withFame(message, card, "with-fame", player, say);
  },
  "card-discarded": (news, say) => {
    const { player, card, rule } = news;
    // [OR-MKT-05] Given up as part of a price.
    const other = rule === "OR-MKT-05" ? "traded-in" : "card-discarded";
    const sentences = {
      bounty: "bounty-dropped",
      job: "card-discarded",
      cargo: other,
      other,
    } as const;
    const message = plain(byKind(card, sentences), {
      player: say.player(player),
      card: farEnd(news, say) ?? say.named(card),
    });
    return withFame(message, card, "without-fame", player, say);
  },
  "card-removed": () => null,
  "card-given": (news, say) => {
    const turned = farEnd(news, say);
    const message = plain("card-given", {
      from: say.player(news.from),
      to: say.player(news.to),
      card: turned === null ? say.offer(news.card) : say.fill("log.a-card", { card: turned }),
    });
    return withFame(message, news.card, "fame-goes-along", news.to, say);
  },
  "card-rotated": ({ player, card }, say) =>
    quiet("card-rotated", { player: say.player(player), card: say.card(card) }),
  "card-marked": ({ player, card, planet }, say) =>
    planet === null
      ? quiet("card-kept-an-eye-on", { player: say.player(player), card: say.card(card) })
      : plain("card-marked", { card: say.card(card), space: say.space(planet) }),
  "top-removed": () => null,
  "cargo-delivered": ({ player, card, illegal }, say) =>
    plain(illegal ? "cargo-smuggled" : "cargo-delivered", {
      player: say.player(player),
      card: illegal ? smuggledName(card, say) : say.card(card),
    }),
};
