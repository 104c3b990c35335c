/**
 * Why not: the rule that stands in the way of a command, and the
 * facts it is about. From open things alone, so views can say it too.
 */
import { sameCommand } from "./commands.ts";
import { refuse } from "../game.ts";
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
  for (const choice of question.choices) if (sameCommand(choice, command)) return null;
  return reason(sight, question, command);
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
  return (homes[type] ?? []).includes("encounter") && type !== "fight-patrol" && !isFavor(type);
}

function isFavor(type: Command["type"]): boolean {
  return type === "request-favor" || type === "call-debt";
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
  "fight-player": ["encounter"],
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
