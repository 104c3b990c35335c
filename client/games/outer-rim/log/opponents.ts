/** A printed opponent's turn in few lines. */
import { unreachable } from "#rules/game.ts";
import { withFame } from "./fame/held-fame.ts";
import { loud, plain, type Told, type ToldTogether } from "./told.ts";
import type { Folded } from "./fold/steps.ts";
import type { Say } from "../words/say.ts";

type Line = Extract<Folded, { readonly type: "ai-line" | "robbed" | "fame-bought" }>;
type Opponent = Line | Extract<Folded, { readonly type: "ai-turn" }>;

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
  const { line } = steps;
  return { told: lineTold(steps, say), rule: line.rule, player: line.player };
}

function lineTold(steps: Line, say: Say): Told {
  const { player, line } = steps.line;
  const [step = "", , verb = ""] = line.split(".");
  const values = { player: say.player(player), step: say.word(`step.${step}`) };
  switch (steps.type) {
    case "robbed": {
      const { player: owner, card } = steps.lost;
      const told = plain("robbed", {
        ...values,
        owner: say.player(owner),
        card: say.offer(card),
      });
      return withFame(told, card, "fame-taken", owner, say);
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
