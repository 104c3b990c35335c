/** A printed opponent's turn in few lines. */
import { loud, plain, type ToldTogether } from "./told.ts";
import type { Folded } from "./fold/steps.ts";
import type { Say } from "../words/say.ts";

type Opponent = Extract<Folded, { readonly type: "ai-turn" | "ai-line" }>;

export function tellOpponent(steps: Opponent, say: Say): ToldTogether {
  if (steps.type === "ai-turn") {
    const { turn, drawn } = steps;
    const told = loud("ai-turn", {
      player: say.player(turn.player),
      round: turn.round,
      card: say.aiCard(drawn.card),
    });
    return { told, rule: drawn.rule, player: turn.player };
  }
  const { line, led } = steps;
  const [step = "", , verb = ""] = line.line.split(".");
  const told = plain("ai-line-led", {
    player: say.player(line.player),
    line: say.word(`ai.${verb}`),
    step: say.word(`step.${step}`),
    led:
      led.type === "moved" ? say.space(led.to) : say.fill("deal.credits", { amount: led.amount }),
  });
  return { told, rule: line.rule, player: line.player };
}
