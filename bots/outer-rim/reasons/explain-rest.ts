/** Why this answer to whatever else is asked. */
import {
  abilitiesOf,
  ambitionSheet,
  deliveryOf,
  factions,
  fightChance,
  marketCard,
  nextTestChance,
} from "#rules/outer-rim/index.ts";
import type { Ability, Command } from "#rules/outer-rim/index.ts";
import { mine, tested } from "../appraisal/self.ts";
import { fameGained } from "../appraisal/points.ts";
import { goalStep, openGoals } from "../errands/goals.ts";
import type { Sight } from "../players/mind.ts";
import { cardReason, likelihood } from "./errand-reason.ts";
import type { Reason } from "./reason.ts";

/** What is paid for certain; smuggled goods may be stopped. */
function deliveryReason(view: Sight, id: string): Reason {
  const { cards, space } = mine(view);
  const held = cards.find((one) => one.id === id);
  const card = marketCard(id);
  const delivery = held === undefined ? null : deliveryOf(held);
  if (delivery?.illegal === true) return cardReason(view, id, { at: space, turns: 0 });
  const pay = card.kind === "bounty" ? card.capture : delivery;
  return pay === null
    ? { kind: "best" }
    : { kind: "deliver", credits: pay.credits, fame: pay.fame ?? 0 };
}

export function explainRest(view: Sight, command: Command): Reason {
  switch (command.type) {
    case "pick-skill": {
      const odds = likelihood(nextTestChance(tested(view), command.skill));
      return { kind: "skill", skill: command.skill, ...odds };
    }
    case "roll":
    case "stand":
    case "reroll":
      return { kind: "dice" };
    case "pick-faction": {
      const faction = factions.find((each) => each === command.faction);
      return faction === undefined ? { kind: "best" } : { kind: "goodwill", faction };
    }
    case "deliver":
      return deliveryReason(view, command.card);
    case "use-secret":
      return { kind: "secret" };
    case "use":
      return goalReason(view, command.ability) ?? abilityReason(view, command.ability);
    case "choose":
      return { kind: "line" };
    case "accept":
    case "take-offer":
      return { kind: isTalk(view) ? "good-deal" : "best" };
    case "decline":
      return { kind: isTalk(view) ? "poor-deal" : "best" };
    case "offer":
    case "call-debt":
      return { kind: "favor-wanted" };
    default:
      return { kind: "best" };
  }
}

/** [OR-GOAL-01] Some goals are reached through an ability that the same card prints. */
function abilityReason(view: Sight, id: string): Reason {
  const used = abilitiesOf(mine(view)).find(
    ({ ability }) => ability.type === "step" && ability.id === id,
  );
  const goal = openGoals(view).find((one) => one.goal.type === "ability" && one.of === used?.from);
  if (goal === undefined) return { kind: looks(used?.ability) ? "look" : "ability" };
  const fame = goalStep(view, goal)?.id === id ? fameGained(view, 1) : 0;
  return { kind: "ability", of: goal.of, ...(fame === 0 ? {} : { credits: 0, fame }) };
}

/** [OR-CONT-01] */
function looks(ability: Ability | undefined): boolean {
  return ability?.type === "step" && ability.effects.some((one) => one.do === "look-at-contact");
}

/** [UB-AMB-15] The last goal of an ambition wins, for whoever is still standing [OR-EFF-02]. */
function goalReason(view: Sight, ability: string): Reason | null {
  const me = mine(view);
  const number = /^ambition-goal-(\d)$/.exec(ability)?.[1];
  if (number === undefined || me.ambition === null) return null;
  const goal = ambitionSheet(me.ambition.id).goals[Number(number)];
  if (goal?.kind !== "fame") return { kind: "ambition-now" };
  const [first] = goal.effects ?? [];
  if (first?.do === "fight") {
    const { winStanding, ...odds } = fightChance(first.combat, me, first.strength, first);
    return { kind: "final", ...likelihood({ ...odds, chance: winStanding }) };
  }
  if (first?.do !== "test") return { kind: "final" };
  const asked = typeof first.skill === "string" ? [first.skill] : first.skill;
  const [best] = asked
    .map((skill) => likelihood(nextTestChance(me, skill)))
    .toSorted((a, b) => b.chance - a.chance);
  return { kind: "final", ...best };
}

function isTalk(view: Sight): boolean {
  return view.agenda.at(-1)?.type === "talk";
}
