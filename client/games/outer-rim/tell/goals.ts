/** What a goal asks for: of a character, a ship, or a line of an ambition sheet. */
import { unreachable } from "#rules/game.ts";
import { conditionAlone } from "./conditions.ts";
import { askedAndPaid } from "./effects.ts";
import { clause, led, line, listed, phrase, under } from "./line.ts";
import { at } from "./names.ts";
import type { Line } from "./line.ts";
import type { Texts } from "../words/texts.ts";
import type { AmbitionGoal, Goal } from "#rules/outer-rim/index.ts";

function goalText(texts: Texts, goal: Goal): string {
  switch (goal.type) {
    case "count": {
      const { trigger, times, when, pay } = goal;
      const key = `goal.${trigger}` as const;
      let text = phrase(texts, key, { times });
      if (times > 1 && typeof texts[key] === "string")
        text = phrase(texts, "goal.times", { goal: text, times });
      if (when !== undefined) text = during(texts, text, conditionAlone(texts, when));
      return pay === undefined ? text : phrase(texts, "goal.pay", { goal: text, pay });
    }
    case "have":
      return phrase(texts, "goal.have", { condition: conditionAlone(texts, goal.when) });
    case "ability":
      return texts["goal.ability"];
    default:
      return unreachable(goal);
  }
}

/** “while you have …”: French and Spanish say “having”. */
function during(texts: Texts, goal: string, condition: string): string {
  const have = `${texts["tell.you-have"]} `;
  return condition.startsWith(have)
    ? phrase(texts, "goal.while-having", { goal, what: condition.slice(have.length) })
    : phrase(texts, "goal.while", { goal, condition });
}

export function goalLine(texts: Texts, goal: Goal): Line {
  return led(texts["lead.goal"], clause(goalText(texts, goal), "goal"), 0);
}

const leads = {
  dash: "lead.dash",
  numbered: "lead.numbered",
  infinity: "lead.infinity",
  fame: "lead.final",
} as const;

/** [UB-AMB-08] One goal of an ambition sheet: where, what must hold, and what is done there. */
export function ambitionLines(texts: Texts, goal: AmbitionGoal): readonly Line[] {
  const lead = texts[leads[goal.kind]];
  if (goal.encounter !== undefined) {
    const places = goal.encounter.map((space) => at(texts, space));
    const values = { at: listed(texts, places, "disjunction") };
    return [led(lead, clause(phrase(texts, "goal.encounter", values), "goal", "UB-AMB-08"), 0)];
  }
  if (goal.effects === undefined) {
    const text = goal.when === undefined ? texts["card.nothing"] : conditionAlone(texts, goal.when);
    return [led(lead, clause(text, "goal", "UB-AMB-10"), 0)];
  }
  const asked = goal.when === undefined ? {} : { when: goal.when };
  const lines = askedAndPaid(texts, asked, goal.effects, 0);
  const step = goal.step === undefined ? lines : under(texts[`step.${goal.step}`], lines, "goal");
  return under(
    lead,
    step.length > 0 ? step : [line(clause(texts["do.nothing"], "goal"), 0)],
    "goal",
  );
}
