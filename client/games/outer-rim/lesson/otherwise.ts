/** A legal move the clerk did not mean: answered by its kind, never barred. */
import { learner } from "#client/lesson/table.ts";
import {
  isRolledFor,
  marketCard,
  prices,
  type Command,
  type View,
} from "#rules/outer-rim/index.ts";
import { sameData } from "#rules/same-data.ts";
import { answerText } from "../say/answer.ts";
import { questionFor } from "../asked.ts";
import type { Remark } from "./remark.ts";
import { capital } from "../tell/line.ts";
import type { Hearer } from "./answers.ts";

export function otherwise(
  command: Command,
  meant: Command | null,
  before: View,
  hearer: Hearer,
): Remark | null {
  if (meant === null || sameMove(command, meant)) return null;
  const text =
    command.type === "end-actions"
      ? hearer.learn.otherwise.end(nameOf(meant, before, hearer))
      : answerTo(command, before, hearer);
  return { topic: "otherwise", text };
}

/** Which question it was said to is not what it says. */
function sameMove(a: Command, b: Command): boolean {
  const { question: _a, ...one } = a;
  const { question: _b, ...two } = b;
  return sameData(one, two);
}

/** What was left, as its button said it. */
function nameOf(meant: Command, view: View, { words, say }: Hearer): string {
  const question = questionFor(view, learner);
  return question === null ? "–" : answerText(meant, question, { view, words, say });
}

/** [OR-MKT-08] The die decided, and not for me. */
function isLost(card: string, view: View): boolean {
  const isOpen = questionFor(view, learner)?.ask === "after-purchase";
  const holds = view.players[learner]?.cards.some(({ id }) => id === card) === true;
  return isRolledFor(marketCard(card)) && !isOpen && !holds;
}

type Other = Exclude<Command, { readonly type: "end-actions" }>;

function answerTo(command: Other, before: View, { learn, say, view }: Hearer): string {
  const words = learn.otherwise;
  switch (command.type) {
    case "move":
      return words.fly(capital(say.space(command.to)));
    case "earn":
      return words.earn;
    case "recover":
      return words.recover;
    case "market":
      return words.market;
    case "discard-top":
      return words.clear;
    case "buy": {
      const { top } = before.market[command.deck];
      if (top === null) return words.other;
      if (questionFor(view, learner)?.ask === "barter") return words.begin(say.card(top));
      if (isLost(top, view)) return words.slipped(say.card(top));
      const quote = prices(before, learner).find(({ deck }) => deck === command.deck);
      return (quote?.price === 0 ? words.take : words.buy)(say.card(top));
    }
    case "cancel":
      return words.cancel;
    case "leave-market":
      return words.leave;
    case "deliver":
      return words.deliver;
    case "encounter-space":
    case "encounter-contact":
    case "attempt-job":
    case "cross-the-core":
      return words.encounter;
    case "fight-patrol":
    case "fight-player":
    case "hunt-player":
    case "hunt-crew":
      return words.fight;
    case "choose":
      return words.line;
    case "roll":
    case "stand":
    case "reroll":
      return words.dice;
    default:
      return words.other;
  }
}
