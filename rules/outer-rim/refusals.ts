/**
 * Why not: the rule that stands in the way of a command, and the
 * facts it is about. From open things alone, so views can say it too.
 */
import { whyNotCall, whyNotOffer } from "./bargaining/judge.ts";
import { isSpoken, sameCommand } from "./commands.ts";
import { refuse } from "../game.ts";
import { cardsShown } from "./market/ordered.ts";
import { hostilePatrols } from "./movement/patrols.ts";
import { whyNotHere } from "./refusals/reasons.ts";
import type { Command } from "./commands.ts";
import type { Sight } from "./refusals/reasons.ts";
import type { Question } from "./state.ts";
import type { Refusal } from "../game.ts";

export function whyRefused(
  sight: Sight,
  question: Question | undefined,
  command: Command,
): Refusal | null {
  const { winner } = sight;
  if (winner !== null) return refuse("game-over", "OR-FAME-03", { winner });
  if (question === undefined) return refuse("not-asked", "OR-TURN-01");
  if (command.question !== undefined && command.question !== sight.asked)
    return refuse("question-passed", "OR-TURN-09", { asked: question.ask });
  for (const choice of listed(question)) if (sameCommand(choice, command)) return null;
  if (command.type === "offer" || command.type === "call-debt")
    return whyNoTalk(sight, question, command);
  return reason(sight, question, command);
}

const leave: Command = { type: "decline" };

/** The commands a question lists, as far as these rules know them. */
export function listed(question: Question): readonly Command[] {
  if (isLeftOver(question)) return [leave];
  const { choices } = question;
  return choices.every(isSpoken) ? choices : choices.filter(isSpoken);
}

/** A talk of earlier rules, in a journal that stopped in the middle of it: it can only be left. */
function isLeftOver({ ask }: Question): boolean {
  return ["give", "ask-for", "trade-offer", "favor", "take-offer"].includes(ask);
}

/** Questions that wait for what dice already on the table shall be. */
const afterDice = [
  "after-test",
  "after-roll",
  "after-smuggling",
  "after-one-die",
  "after-purchase",
];

/** Offers are not listed: the shape of the question judges them. */
function whyNoTalk(
  sight: Sight,
  { seat, ask, deal: bargain }: Question,
  command: Extract<Command, { readonly type: "offer" | "call-debt" }>,
): Refusal | null {
  if (bargain !== undefined) {
    if (command.type === "call-debt") return whyNotCall(sight, bargain, seat, command);
    const { to, give, get } = command;
    return whyNotOffer(sight, bargain, { by: seat, to, give, get });
  }
  if (afterDice.includes(ask)) return refuse("dice-are-down", "UB-FAV-02");
  return ask === "offer" || ask === "offers"
    ? refuse("talked-enough", "OR-TRADE-06")
    : refuse("no-talk-now", "OR-TRADE-07", { asked: ask });
}

function reason(sight: Sight, question: Question, command: Command): Refusal {
  const hostile =
    question.ask === "encounter" ? hostilePatrols(sight, question.seat)[0] : undefined;
  if (hostile !== undefined && isEncounter(command))
    return refuse("hostile-patrol-first", "OR-TURN-05", { faction: hostile });
  if (!belongsHere(question, command))
    return refuse("wrong-question", question.rule, { asked: question.ask });
  return (
    whyNotHere(sight, question, command) ??
    refuse("not-offered", question.rule, { asked: question.ask })
  );
}

/** What a hostile patrol keeps a player from. */
function isEncounter({ type }: Command): boolean {
  return (homes[type] ?? []).includes("encounter") && type !== "fight-patrol";
}

const homes: Readonly<Partial<Record<Command["type"], readonly string[]>>> = {
  move: ["planning", "move"],
  recover: ["planning"],
  earn: ["planning"],
  market: ["action"],
  deliver: ["action"],
  "end-actions": ["action"],
  buy: ["action", "market"],
  "discard-top": ["market"],
  "fight-patrol": ["encounter"],
  "encounter-contact": ["encounter"],
  "encounter-space": ["encounter"],
  "cross-the-core": ["encounter"],
  "attempt-job": ["encounter"],
  "hunt-crew": ["encounter"],
  "hunt-player": ["encounter"],
  "fight-player": ["encounter"],
  choose: ["choose"],
  pay: ["barter", "pay-for-goal", "hera-gives"],
  use: [
    "planning",
    "action",
    "encounter",
    "before-test",
    "after-test",
    "before-combat",
    "after-roll",
    "after-one-die",
    "slip-past",
  ],
};

/** Would a command of this kind ever answer such a question? */
function belongsHere(question: Question, command: Command): boolean {
  const asks = homes[command.type];
  if (asks !== undefined) return asks.includes(question.ask);
  if (command.type === "pick-card" && cardsShown(question).includes(command.card)) return true;
  return question.choices.some((choice) => choice.type === command.type);
}
