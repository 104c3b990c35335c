/** A favor in one line with what was given for it [UB-FAV-08, UB-NEG-01, UB-DEBT-03]. */
import { emptyBundle, type Bundle, type News } from "#rules/outer-rim/index.ts";
import { silence, type PassageMatch } from "./steps.ts";
import type { NewsOf } from "../../message.ts";

type Payment = NewsOf<"debt-given" | "credits-given" | "promise-made">;

export function favored(
  one: Payment | NewsOf<"offer-made" | "favor-granted">,
  rest: readonly News[],
): PassageMatch | null {
  if (one.type === "offer-made") return agreedAtOnce(one, rest) ? silence(1) : null;
  const news = [one, ...rest];
  const paid = payments(news);
  const favor = news[paid.length];
  if (favor?.type !== "favor-granted") return null;
  if (paid.some(({ from, to }) => from !== favor.to || to !== favor.from)) return null;
  const isOwed = paid.some((each) => each.type === "debt-given" && each.rule === "UB-DEBT-03");
  // [UB-FAV-06] Whom the favor makes a friend of is part of its name.
  const friend = news[paid.length + 1]?.type === "treated-as-positive" ? 1 : 0;
  return {
    folded: { type: "favored", favor, paid: paid.reduce(added, emptyBundle), isOwed },
    count: paid.length + 1 + friend,
  };
}

/** What was asked for and got is told by the favor, whoever else would have done it. */
function agreedAtOnce({ deal }: NewsOf<"offer-made">, rest: readonly News[]): boolean {
  const helped = deal.get.favor !== null ? deal.by : deal.give.favor !== null ? deal.to : null;
  return helped !== null && isGranted(helped, rest.slice(leftTalks(rest).length));
}

/** Does what follows pay for a favor to this player? */
function isGranted(player: number, rest: readonly News[]): boolean {
  const favor = rest[payments(rest).length];
  return favor?.type === "favor-granted" && favor.to === player;
}

function leftTalks(news: readonly News[]): readonly NewsOf<"talk-ended">[] {
  const end = news.findIndex(({ type }) => type !== "talk-ended");
  return news.slice(0, end === -1 ? news.length : end).filter((each) => each.type === "talk-ended");
}

/** [OR-TRADE-05] Offers not taken because another was are not worth a word; several who decline are nobody. */
export function talkEnded(one: NewsOf<"talk-ended">, rest: readonly News[]): PassageMatch | null {
  const talks = [one, ...leftTalks(rest)];
  const after = rest.slice(talks.length - 1);
  if (talks.every(({ left }) => left === one.player) && isGranted(one.player, after))
    return silence(talks.length);
  const { player, rule } = one;
  const isRefused = talks.every((talk) => talk.player === player && talk.left === talk.with);
  if (talks.length === 1 || !isRefused) return null;
  return { folded: { type: "nobody-agrees", player, rule }, count: talks.length };
}

/** Everything came from one of the two: no exchange, whoever asked for it. */
export function gift(
  { players, rule }: NewsOf<"trade-made">,
  before: readonly News[],
): PassageMatch | null {
  const givers = new Set(before.flatMap((one) => (isHandedOver(one) ? [one.from] : [])));
  const [from, ...others] = givers;
  if (from === undefined || others.length > 0) return null;
  const to = players[0] === from ? players[1] : players[0];
  return { folded: { type: "gift", from, to, rule }, count: 1 };
}

function isHandedOver(news: News): news is Payment | NewsOf<"card-given" | "crew-given"> {
  return isPayment(news) || news.type === "card-given" || news.type === "crew-given";
}

function payments(news: readonly News[]): readonly Payment[] {
  const end = news.findIndex((each) => !isPayment(each));
  return news.slice(0, end === -1 ? news.length : end).filter(isPayment);
}

function isPayment(news: News): news is Payment {
  return (
    news.type === "debt-given" || news.type === "credits-given" || news.type === "promise-made"
  );
}

function added(bundle: Bundle, payment: Payment): Bundle {
  switch (payment.type) {
    case "credits-given":
      return { ...bundle, credits: bundle.credits + payment.amount };
    case "debt-given":
      return { ...bundle, debts: [...bundle.debts, payment.owner] };
    case "promise-made":
      return { ...bundle, promises: [...bundle.promises, payment.promise] };
  }
}
