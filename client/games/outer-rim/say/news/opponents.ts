/** A printed opponent's turn in few lines. */
import { unreachable } from "#rules/game.ts";
import { withFame } from "./fame/held-fame.ts";
import { loud, plain, type Message, type StepsMessage } from "../message.ts";
import type { LogPassage } from "./fold/steps.ts";
import type { Say } from "../../words/say.ts";

type Line = Extract<LogPassage, { readonly type: "ai-line" | "robbed" | "fame-bought" }>;
type Opponent = Line | Extract<LogPassage, { readonly type: "ai-turn" }>;

export function tellOpponent(steps: Opponent, say: Say): StepsMessage {
  if (steps.type === "ai-turn") {
    const { turn, drawn } = steps;
    const message = loud("ai-turn", {
      player: say.player(turn.player),
      round: turn.round,
      card: say.aiCard(drawn.card),
    });
    return { message, rule: drawn.rule, player: turn.player };
  }
  const { line } = steps;
  return { message: lineTold(steps, say), rule: line.rule, player: line.player };
}

function lineTold(steps: Line, say: Say): Message {
  const { player, line } = steps.line;
  const [step = "", , verb = ""] = line.split(".");
  const values = { player: say.player(player), step: say.word(`step.${step}`) };
  switch (steps.type) {
    case "robbed": {
      const { player: owner, card } = steps.lost;
      const message = plain("robbed", {
        ...values,
        owner: say.player(owner),
        card: say.offer(card),
      });
      return withFame(message, card, "fame-taken", owner, say);
    }
    case "fame-bought":
      return loud("fame-bought", { ...values, amount: steps.paid, fame: steps.fame });
    case "ai-line": {
      const { led } = steps;
      return plain("ai-line-led", {
        ...values,
        line: say.word(`ai.${verb}`),
        led:
          led.type === "moved"
            ? say.space(led.to)
            : say.fill("deal.credits", { amount: led.amount }),
      });
    }
    default:
      return unreachable(steps);
  }
}
