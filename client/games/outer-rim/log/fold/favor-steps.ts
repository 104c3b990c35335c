/** A favor in one line with what was given for it [UB-FAV-08, UB-NEG-01, UB-DEBT-03]. */
import { emptyBundle, type Bundle, type News } from "#rules/outer-rim/index.ts";
import { silence, type Taken } from "./steps.ts";
import type { NewsOf } from "../told.ts";

type Payment = NewsOf<"debt-given" | "credits-given" | "promise-made">;

export function favored(
  one: Payment | NewsOf<"offer-made" | "favor-granted">,
  rest: readonly News[],
): Taken | null {
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

/** What was asked for and got is told by the favor. */
function agreedAtOnce({ deal }: NewsOf<"offer-made">, rest: readonly News[]): boolean {
  const favor = rest[payments(rest).length];
  return deal.get.favor !== null && favor?.type === "favor-granted" && favor.to === deal.by;
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
