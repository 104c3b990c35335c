/** A goal that wants paying for: what it asked, and what the other side of its card brings [OR-GOAL-04]. */
import type { JSX } from "preact";
import type { Task } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../../tabletop.ts";
import { toldSheet } from "../../hold/told-sheet.ts";
import { ToldLines } from "../../told-lines.tsx";

type GoalTask = Extract<Task, { readonly type: "goal-paid" }>;

export function GoalForSale({
  task,
  tabletop,
}: {
  readonly task: GoalTask;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  const told = toldSheet(tabletop, task.of === "ship" ? "vessel" : "captain", task.player);
  if (told === null) return null;
  const [goal, farSide] = told.lines.filter(({ icon }) => icon === "goal");
  if (goal === undefined || farSide === undefined) return null;
  return (
    <>
      <h2>{told.title}</h2>
      <ToldLines lines={[goal, ...told.lines.slice(told.lines.indexOf(farSide))]} />
    </>
  );
}
