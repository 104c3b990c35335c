/** What wins the game this very turn, and nothing that only may. */
import { abilitiesOf, fameOf, marketCard, type Command } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import { fameGained } from "../appraisal/points.ts";
import { mine } from "../appraisal/self.ts";
import { turned } from "../appraisal/standing.ts";
import { goalStep, openGoals } from "../errands/goals.ts";
import { asBought } from "../market/purchase.ts";

export function wins(view: Sight, command: Command): boolean {
  switch (command.type) {
    case "buy": {
      const { top } = view.market[command.deck];
      return top !== null && asBought(view, top).some((then) => isWon(then));
    }
    case "use":
      return (
        turnings(view, command.ability).some((then) => isWon(then)) ||
        (completes(view, command.ability) && isWon(view, fameGained(view, 1)))
      );
    case "eliminate":
      return isWon(view, caughtFame(view));
    default:
      return false;
  }
}

/** [UB-AMB-16] With an ambition, fame alone does not win. */
function isWon(view: Sight, more = 0): boolean {
  const { viewer, rules } = view;
  if (typeof viewer !== "number" || mine(view).ambition !== null) return false;
  return fameOf(view, viewer) + more >= rules.fame;
}

/** [OR-GOAL-02] A goal that the ability itself reaches. */
function completes(view: Sight, id: string): boolean {
  return openGoals(view).some((one) => goalStep(view, one)?.id === id);
}

function turnings(view: Sight, id: string): readonly Sight[] {
  return abilitiesOf(mine(view)).flatMap(({ ability, from }) =>
    ability.type === "step" &&
    ability.id === id &&
    ability.effects.some((effect) => effect.do === "rotate")
      ? [turned(view, from)]
      : [],
  );
}

/** What the bounty that is asked about brings at once. */
function caughtFame(view: Sight): number {
  const id = view.questions[0]?.params["card"];
  const card = typeof id === "string" ? marketCard(id) : undefined;
  return card?.kind === "bounty" ? fameGained(view, card.eliminate.fame) : 0;
}
