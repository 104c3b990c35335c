/** A purchase that asks for more than its price: what has to go, or why it is better left. */
import { prices } from "#rules/outer-rim/index.ts";
import type { WhyContext, Reason } from "./asking.ts";

export function barterReason(asking: WhyContext): Reason {
  const { why } = asking.learn;
  return wantsRoom(asking).length > 0
    ? { topic: "room", why: why.room }
    : { topic: "price", why: why.barter };
}

export function cancelReason(asking: WhyContext): Reason {
  const { learn, say, view, words } = asking;
  const task = view.agenda.at(-1);
  const top = task?.type === "buy" ? view.market[task.deck].top : null;
  if (top === null) return { topic: "other", why: learn.why.other };
  const goes = wantsRoom(asking);
  const named = words.labels.either(goes.map((id) => say.card(id)));
  return {
    topic: goes.length > 0 ? "room" : "price",
    why: learn.why.cancel(say.card(top), named),
  };
}

/** [OR-SLOT-04] Of these one has to go; nothing can be paid before a slot is free. */
function wantsRoom({ view, question }: WhyContext): readonly string[] {
  const task = view.agenda.at(-1);
  if (task?.type !== "buy" || question.choices.some(({ type }) => type === "pay")) return [];
  const quote = prices(view, question.seat).find(({ deck }) => deck === task.deck);
  return quote?.makesRoom ?? [];
}
