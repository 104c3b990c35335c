/** Bounty Hunters in the words of coach, hindsight and bots: moves by name, reasons as sums. */
import { decks, type View } from "#rules/bounty-hunters/index.ts";
import { unreachable } from "#rules/game.ts";
import type { Reasons } from "#bots/bot.ts";
import { cardName } from "./say/naming.ts";
import type { BountyHuntersScreen } from "./screen-types.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import type { Analysis } from "../../analysis/analysis.ts";
import { analysisWords, rowTexts, signed } from "../../analysis/words/words.ts";

type Move = BountyHuntersScreen["command"];

function moveText(command: Move, words: Words, view: View): string {
  const { move } = analysisWords(words.language);
  const name = (card: number): string => cardName(view.set, card, words);
  switch (command.type) {
    case "draw":
      return move.draw(words.decks[decks[command.deck] ?? "target"]);
    case "choose":
      return command.fate === null
        ? move.seal(name(command.card))
        : move[command.fate](name(command.card));
    case "decide-fate":
      return move[command.fate](move.itself);
    case "place":
      return move.place(targetName(command.onto, words, view));
    case "activate":
      return command.onto === null
        ? move.activate(name(command.card))
        : move.activateOn(name(command.card), targetName(command.onto, words, view));
    case "done":
      return move.done;
    default:
      return unreachable(command);
  }
}

function targetName(onto: number, words: Words, view: View): string {
  const target =
    view.viewer === "spectator"
      ? null
      : (view.boards[view.viewer]?.confrontations[onto]?.target ?? null);
  return target === null ? `${onto + 1}` : cardName(view.set, target, words);
}

export const bountyHuntersAnalysis: Analysis<BountyHuntersScreen> = {
  milestone: ({ step }) =>
    step.type === "draw" && step.asked.every(Boolean) && !step.ready.some(Boolean),
  turn: ({ turn }) => turn,
  moveText,
  madeIn(news, seat) {
    if (news.type === "card-chosen" && news.seat === seat && news.choice !== null)
      return { type: "choose", card: news.choice.card, fate: news.choice.fate };
    if (news.type === "deck-chosen" && news.seat === seat && news.deck !== null)
      return { type: "draw", deck: news.deck };
    return null;
  },
};

/** A bot's reasons under its log line: what it expected, row by row, and the sum. */
export function thoughts(told: unknown, words: Words, view: View): readonly string[] {
  if (!isTold(told)) return [];
  const { command, rows, total } = told.move;
  const sum = rowTexts(rows, words.language);
  if (sum.length === 0) return [];
  return [
    `${moveText(command as Move, words, view)}: ${sum.join(", ")}; ${analysisWords(words.language).sum(signed(total, words.language))}`,
  ];
}

function isTold(told: unknown): told is Reasons["told"] {
  return typeof told === "object" && told !== null && "move" in told;
}
