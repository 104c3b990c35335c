/** Why the clerk stays for the money. */
import { contactCard, type PlayerView } from "#rules/outer-rim/index.ts";
import { errandsOf } from "../../map/errands.ts";
import type { WhyContext } from "./asking.ts";
import { soughtAt } from "./fly.ts";

/** Whoever seeks somebody may have them before their eyes; else by what is in hand. */
export function earnReason(me: PlayerView, { view, say, learn: { why } }: WhyContext): string {
  const sought = soughtAt(me.space, view);
  if (sought !== null)
    return why.stay(say.named(sought), say.word(`class.${contactCard(sought).class}`));
  const errands = errandsOf(view, me);
  const here = errands.find(({ space }) => space === me.space);
  if (here !== undefined) return why.earn(say.card(here.card));
  return errands.length === 0 ? why.earnEmpty : why.earnFirst;
}
