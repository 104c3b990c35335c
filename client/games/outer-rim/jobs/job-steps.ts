/** The steps of the databank card a job is resolved by, and how far it has come. Only of a card that lies open. */
import {
  databankCards,
  type CombatKind,
  type Effect,
  type Skill,
  type View,
} from "#rules/outer-rim/index.ts";

export type JobStep =
  | { readonly type: "test"; readonly skills: readonly Skill[]; readonly fails: boolean }
  | { readonly type: "fight"; readonly combat: CombatKind; readonly strength: number }
  | { readonly type: "choice" }
  | { readonly type: "reward" };

export interface JobRail {
  readonly steps: readonly JobStep[];
  /** The step being resolved; those before it are done. */
  readonly now: number;
}

export function jobRail({ shown, agenda }: View): JobRail | null {
  const begun = agenda.findIndex(({ type }) => type === "job-over");
  if (begun < 0 || shown?.type !== "databank" || shown.over) return null;
  const effects = databankCards(shown.number)[shown.version]?.effects;
  if (effects === undefined) return null;
  const at = effects.length - effectsLeft(effects, agenda.slice(begun + 1));
  const steps = effects.map(stepOf);
  const before = steps.slice(0, at).filter((step) => step !== null).length;
  return { steps: steps.flatMap((step) => step ?? []), now: before };
}

/** How many of the card's effects are still to come, the one being resolved included. */
function effectsLeft(effects: readonly Effect[], agenda: View["agenda"]): number {
  for (const [i, task] of agenda.entries()) {
    if (task.type !== "effects") continue;
    const rest = JSON.stringify(task.effects);
    for (let left = effects.length; left > 0; left--)
      if (JSON.stringify(effects.slice(effects.length - left)) === rest)
        return i === agenda.length - 1 ? left : Math.min(effects.length, left + 1);
  }
  return agenda.length === 0 ? 0 : 1;
}

function stepOf(effect: Effect): JobStep | null {
  switch (effect.do) {
    case "test":
      return {
        type: "test",
        skills: typeof effect.skill === "string" ? [effect.skill] : effect.skill,
        fails: effect.fail?.some((one) => one.do === "fail") === true,
      };
    case "test-until-passed":
      return { type: "test", skills: [effect.skill], fails: false };
    case "fight":
    case "fight-until-won":
      return { type: "fight", combat: effect.combat, strength: effect.strength };
    case "choose":
    case "may":
      return { type: "choice" };
    case "complete":
      return { type: "reward" };
    default:
      return null;
  }
}
