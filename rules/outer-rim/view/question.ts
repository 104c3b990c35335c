/** What a viewer may know of a question: to others, whether a secret could be used now is its owner's business. */
import type { CommandType } from "../commands.ts";
import type { Question } from "../state.ts";
import type { Viewer } from "../../game.ts";

/** Choices that everybody sees, and those for the asked seat alone. */
const sight: Readonly<Record<CommandType, "all" | "own">> = {
  "choose-character": "all",
  "choose-ship": "all",
  "choose-ambition": "all",
  "choose-start": "all",
  move: "all",
  stay: "all",
  earn: "all",
  recover: "all",
  use: "all",
  deliver: "all",
  market: "all",
  "discard-top": "all",
  buy: "all",
  "leave-market": "all",
  barter: "all",
  pay: "all",
  cancel: "all",
  offer: "all",
  accept: "all",
  decline: "all",
  "end-actions": "all",
  "fight-patrol": "all",
  "encounter-space": "all",
  "cross-the-core": "all",
  "encounter-contact": "all",
  "attempt-job": "all",
  "hunt-player": "all",
  "hunt-crew": "all",
  "fight-player": "all",
  "use-secret": "own",
  eliminate: "all",
  capture: "all",
  protect: "all",
  choose: "all",
  "pick-faction": "all",
  "pick-skill": "all",
  "pick-card": "all",
  "pick-token": "all",
  "pick-space": "all",
  "pick-player": "all",
  "pick-number": "all",
  roll: "all",
  stand: "all",
  reroll: "all",
  "take-fame": "all",
  "take-credits": "all",
  "call-debt": "all",
  "take-offer": "all",
};

export function seeQuestion(question: Question, viewer: Viewer): Question {
  const { seat, ask, rule, params, choices, deal } = question;
  const seen = seat === viewer ? choices : choices.filter((choice) => sight[choice.type] === "all");
  return { seat, ask, rule, params, choices: seen, ...(deal === undefined ? {} : { deal }) };
}
