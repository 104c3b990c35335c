/** What a test or a fight will decide, as its card prints it: read before help is spent on it. */
import type { CombatTask, Effects, TestTask } from "#rules/outer-rim/index.ts";
import { effectLines } from "../../tell/effects.ts";
import { finished, under, type Line } from "../../tell/line.ts";
import type { Texts } from "../../words/texts.ts";

type Lead =
  | "lead.passed"
  | "lead.failed"
  | "lead.won"
  | "lead.lost"
  | "lead.best"
  | "lead.even"
  | "lead.worst"
  | "lead.each-failure";

/** A roll in the making, as far as it decides something. */
type Stake = Pick<TestTask, "type" | "after"> | Pick<CombatTask, "type" | "after">;

export function stakesOf(task: Stake, texts: Texts): readonly Line[] {
  const icon = task.type === "test" ? "test" : "combat";
  return finished(
    texts,
    branches(task).flatMap(([lead, effects]) =>
      under(texts[lead], effectLines(texts, effects, 0), icon),
    ),
  );
}

function branches({ after }: Stake): readonly (readonly [Lead, Effects])[] {
  if (after.type === "until") return [["lead.each-failure", after.each]];
  if (after.type === "opposed")
    return [
      ["lead.best", after.best],
      ["lead.even", after.even],
      ["lead.worst", after.worst],
    ];
  if (after.type !== "effects") return [];
  return "pass" in after
    ? [
        ["lead.passed", after.pass],
        ["lead.failed", after.fail],
      ]
    : [
        ["lead.won", after.win],
        ["lead.lost", after.lose],
      ];
}
