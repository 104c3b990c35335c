/** A job as its steps: what has been done for it, what is being resolved, and what is known to come. */
import type { Task } from "../agenda/agenda.ts";
import type { Effect } from "../cards/effects.ts";
import type { CombatKind, Skill } from "../names.ts";
import type { TurnDeed } from "../state.ts";
import type { View } from "../view.ts";

/** `passed` is null until it is decided. */
export type JobStep =
  | {
      readonly type: "test";
      readonly skills: readonly Skill[];
      /** Whoever fails it has failed the job. */
      readonly fails: boolean;
      readonly passed: boolean | null;
    }
  | {
      readonly type: "fight";
      readonly combat: CombatKind;
      readonly strength: number;
      readonly passed: boolean | null;
    }
  | { readonly type: "choice" }
  | { readonly type: "reward" };

export interface JobRail {
  readonly steps: readonly JobStep[];
  /** The step being resolved; those before it are done. */
  readonly now: number;
}

/** [OR-JOB-02] Of a card that lies open. What a branch holds is known once it is taken. */
export function jobRail({ shown, agenda }: Pick<View, "shown" | "agenda">): JobRail | null {
  const begun = agenda.findIndex(({ type }) => type === "job-over");
  if (begun < 0 || shown?.type !== "databank" || shown.over) return null;
  const coming = agenda
    .slice(begun + 1)
    .toReversed()
    .flatMap(taskSteps);
  return { steps: [...shown.done.map(deedStep), ...coming], now: shown.done.length };
}

function deedStep(deed: TurnDeed): JobStep {
  if (deed.type !== "test") return deed;
  return { type: "test", skills: [deed.skill], fails: false, passed: deed.passed };
}

function taskSteps(task: Task): readonly JobStep[] {
  switch (task.type) {
    case "test": {
      const { skills, after } = task;
      return [testStep(skills, after.type === "effects" ? after.fail : undefined)];
    }
    case "combat": {
      const { kind: combat, sides } = task;
      return [{ type: "fight", combat, strength: sides[1].strength, passed: null }];
    }
    case "effects":
      return task.effects.flatMap(effectSteps);
    case "job-done":
      return [{ type: "reward" }];
    case "credit-reward":
      return task.of === "job" ? [{ type: "reward" }] : [];
    default:
      return [];
  }
}

function effectSteps(effect: Effect): readonly JobStep[] {
  switch (effect.do) {
    case "test":
      return [
        testStep(typeof effect.skill === "string" ? [effect.skill] : effect.skill, effect.fail),
      ];
    case "test-until-passed":
    case "opposed-test":
      return [testStep([effect.skill], undefined)];
    case "fight":
    case "fight-until-won":
      return [{ type: "fight", combat: effect.combat, strength: effect.strength, passed: null }];
    case "choose":
    case "may":
      return [{ type: "choice" }];
    case "opponent":
      return effect.effects.flatMap(effectSteps);
    case "complete":
      return [{ type: "reward" }];
    default:
      return [];
  }
}

function testStep(skills: readonly Skill[], fail: readonly Effect[] | undefined): JobStep {
  const fails = fail?.some((one) => one.do === "fail") === true;
  return { type: "test", skills, fails, passed: null };
}
