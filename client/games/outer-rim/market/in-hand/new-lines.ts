/** What a card in hand has still to say: each fact stands once, and what stands beside it is not told again. */
import { isMarketCard, marketCard, type JobCard } from "#rules/outer-rim/index.ts";
import type { Line } from "../../tell/line.ts";
import type { Texts } from "../../words/index.ts";

type Lead = Extract<keyof Texts, `lead.${string}`>;

/** Credits and fame alone are what its purpose says. */
function isPlain({ reward }: JobCard): boolean {
  return reward.every(
    (one) =>
      (one.do === "gain-credits" || one.do === "gain-fame") && typeof one.amount === "number",
  );
}

/** Which leads are told beside a card, and how deep: its far side has the same ones, deeper. */
function toldBeside(id: string): readonly (readonly [Lead, number])[] {
  const card = isMarketCard(id) ? marketCard(id) : null;
  const cost = ["lead.cost", 0] as const;
  if (card?.kind === "cargo" && card.delivery !== null) {
    const { reputation } = card.delivery;
    const pay = reputation === undefined ? [["lead.reward", 1] as const] : [];
    return [cost, ["lead.deliver", 0], ...pay];
  }
  if (card?.kind !== "job") return [cost];
  const skills = card.others === "opposed" ? [] : (["lead.skills", "lead.crucial"] as const);
  const pay = isPlain(card) ? (["lead.reward"] as const) : [];
  const leads = ["lead.at", "lead.attempt", ...skills, ...pay] as const;
  return [cost, ...leads.map((lead) => [lead, 0] as const)];
}

/** A line that is told beside it goes alone; a head without words takes along what it is the head of. */
export function newLines(id: string, lines: readonly Line[], texts: Texts): readonly Line[] {
  const beside = toldBeside(id);
  let head: number | null = null;
  return lines.filter(({ depth, lead, text }) => {
    if (head !== null && depth > head) return false;
    const isTold = beside.some(([told, deep]) => texts[told] === lead && deep === depth);
    head = isTold && text === "" ? depth : null;
    return !isTold;
  });
}
