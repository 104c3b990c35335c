/** What an ability used or a choice offered by a card is worth. */
import { abilitiesOf, factions, healthOf, type PlayerView } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import { ambitionWeight, wantedWith } from "../errands/ambition.ts";
import { worthOfCredits } from "../appraisal/points.ts";
import { crewWorth } from "../market/shopping.ts";
import { standingOf, turned } from "../appraisal/standing.ts";
import { worthOf } from "../appraisal/worth.ts";
import { turnsTheFight } from "./turning.ts";

/** Abilities that gain something for nothing are used; those that only change the scene are not. */
export function worthOfAbility(view: Sight, me: PlayerView, ability: string): number {
  const ask = view.questions[0]?.ask ?? "";
  if (ask === "after-roll" && !turnsTheFight(view, me, { type: "use", ability })) return -1;
  if (ability.startsWith("ambition-goal")) return 15;
  if (ability.endsWith("-donation")) return donationWorth(view, me, ability);
  if (
    /look|recover|goal|heal|use$|share|expose|wanted|payback|challenge|persuade|recruit|sabotage/.test(
      ability,
    )
  )
    return /look|recover|goal|heal|use$|sabotage|challenge|persuade/.test(ability) ? 5 : 2;
  if (ability === "cad-bane-spend") return me.credits >= 20_000 ? 6 : -1;
  if (ability === "hurt-for") return healthOf(me) - me.damage > 3 ? 0.4 : -1;
  // Dice thrown again cost nothing: they come before what is spent.
  if (ask === "after-roll") return 0.9;
  if (rolling.includes(ask)) return 1;
  return worthOfStep(view, me, ability);
}

const rolling: readonly string[] = ["before-test", "after-test", "before-combat"];

/** A printed step by what its lines bring; a card turned round by how one stands with its other side. */
function worthOfStep(view: Sight, me: PlayerView, id: string): number {
  for (const { ability, from } of abilitiesOf(me)) {
    if (ability.type !== "step" || ability.id !== id) continue;
    const price = worthOfCredits(view, ability.pay ?? 0);
    if (ability.effects.some((effect) => effect.do === "rotate"))
      return standingOf(turned(view, from)) - standingOf(view) - price;
    return worthOf(view, ability.effects) - price;
  }
  return -0.5;
}

/** [UB-AMB-10] Goodwill is bought only where the sheet asks for it. */
function donationWorth(view: Sight, me: PlayerView, ability: string): number {
  const faction = factions.find((each) => ability.includes(each));
  return faction !== undefined && wantedWith(view, faction) === 1 && me.reputation[faction] < 1
    ? ambitionWeight(view) - 1
    : -1;
}

/** The card being resolved lies open: its lines can be read. */
export function worthOfChoice(view: Sight, index: number): number {
  const task = view.agenda.at(-1);
  const effect = task?.type === "effects" ? task.effects[0] : undefined;
  if (task?.type !== "effects" || (effect?.do !== "choose" && effect?.do !== "may")) return 0;
  const option = effect.options[index];
  if (option === undefined) return 0;
  const price = worthOfCredits(view, option.pay ?? 0);
  const token = task.source.token === undefined ? undefined : view.tokens[task.source.token];
  const hires =
    option.effects.some((each) => each.do === "gain-crew") &&
    token?.contact !== null &&
    token?.contact !== undefined &&
    task.source.token !== undefined;
  return (
    (hires ? crewWorth(view, token.contact, task.source.token) : worthOf(view, option.effects)) -
    price
  );
}
