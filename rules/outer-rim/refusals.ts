/** Why not: the rule that stands in the way of a command. From the pending question alone, so views can say it too. */
import { sameCommand } from "./commands.ts";
import { refuse } from "../game.ts";
import type { Command } from "./commands.ts";
import type { Question } from "./state.ts";
import type { Refusal } from "../game.ts";

export function whyRefused(
  question: Question | undefined,
  command: Command,
  winner: number | null,
): Refusal | null {
  if (winner !== null) return refuse("game-over", "OR-FAME-03", { winner });
  if (question === undefined) return refuse("not-asked", "OR-TURN-01");
  for (const choice of question.choices) if (sameCommand(choice, command)) return null;
  return reason(question, command);
}

function reason(question: Question, command: Command): Refusal {
  const hostile =
    question.ask === "encounter" &&
    question.choices.every((choice) => choice.type === "fight-patrol" || choice.type === "use");
  if (hostile && command.type !== "fight-patrol")
    return refuse("hostile-patrol-first", "OR-TURN-05");
  if (!belongsHere(question, command))
    return refuse("wrong-question", question.rule, { asked: question.ask });
  switch (command.type) {
    case "move":
      return refuse("out-of-reach", "OR-MOVE-01", { to: command.to });
    case "recover":
      return refuse("nothing-to-recover", "OR-DMG-03");
    case "market":
      return refuse("no-market-here", "OR-MKT-01");
    case "buy":
      return refuse("cannot-buy", "OR-MKT-03", { deck: command.deck });
    case "discard-top":
      return refuse("no-more-discards", "UB-DISC-01", { deck: command.deck });
    case "deliver":
      return refuse("not-its-destination", "OR-CARGO-01", { card: command.card });
    case "trade":
      return refuse("nobody-to-trade-with", "OR-TRADE-01", { with: command.with });
    case "use":
      return refuse("ability-not-ready", "OR-TURN-04", { ability: command.ability });
    case "fight-patrol":
      return refuse("no-such-patrol-here", "OR-PAT-02", { faction: command.faction });
    case "encounter-contact":
      return refuse("contact-not-here", "OR-CONT-01", { token: command.token });
    case "cross-the-core":
      return refuse("not-in-the-core", "UB-CORE-05");
    case "attempt-job":
      return refuse("not-at-the-job", "OR-JOB-01", { card: command.card });
    case "hunt-crew":
    case "hunt-player":
      return refuse("target-not-here", "OR-BNTY-02", { card: command.card });
    case "request-favor":
    case "call-debt":
      return refuse("no-favor-now", "UB-FAV-03");
    case "pay":
      return refuse("cannot-pay", "OR-MKT-03");
    default:
      return refuse("not-offered", question.rule, { asked: question.ask });
  }
}

const homes: Readonly<Partial<Record<Command["type"], readonly string[]>>> = {
  move: ["planning", "move"],
  recover: ["planning"],
  earn: ["planning"],
  market: ["action"],
  deliver: ["action"],
  trade: ["action"],
  "end-actions": ["action"],
  buy: ["market"],
  "discard-top": ["market"],
  "fight-patrol": ["encounter"],
  "encounter-contact": ["encounter"],
  "encounter-space": ["encounter"],
  "cross-the-core": ["encounter"],
  "attempt-job": ["encounter"],
  "hunt-crew": ["encounter"],
  "hunt-player": ["encounter"],
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
  "request-favor": ["planning", "action", "encounter", "before-test", "before-combat"],
  "call-debt": ["planning", "action", "encounter", "before-test", "before-combat"],
};

/** Would a command of this kind ever answer such a question? */
function belongsHere(question: Question, command: Command): boolean {
  const asks = homes[command.type];
  if (asks !== undefined) return asks.includes(question.ask);
  return question.choices.some((choice) => choice.type === command.type);
}
