/** Goals: personal, of the ship, of the ambition; each as a bar with its sentence. */
import type { JSX } from "preact";
import { goalsOf, type GoalProgress } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import { playerAt, type Desk } from "../desk.ts";

function goalText(goal: GoalProgress, desk: Desk, seat: number): string {
  const player = playerAt(desk.view, seat);
  if (goal.of === "ship") return desk.say.word(`ship.${player.ship}.goal`);
  if (goal.of === "character") return desk.say.word(`character.${player.character ?? ""}.goal`);
  return desk.say.ambition(seat, goal.index);
}

/** The steps in sum: 1 of 2, or as many conditions met as there are. */
function measure(goal: GoalProgress): readonly [number, number] {
  const [only, ...more] = goal.steps;
  if (only === undefined) return [goal.done ? 1 : 0, 1];
  if (more.length === 0) return [Math.min(only.have, only.need), only.need];
  return [goal.steps.filter(({ have, need }) => have >= need).length, goal.steps.length];
}

export function Goals({ desk, seat }: { readonly desk: Desk; readonly seat: number }): JSX.Element {
  const { hold } = desk.words.labels;
  return (
    <ul class="or-goals">
      {goalsOf(desk.view, seat).map((goal) => {
        const [have, need] = goal.done ? [1, 1] : measure(goal);
        const title =
          goal.of === "ship"
            ? hold.shipGoal
            : goal.of === "character"
              ? hold.personal
              : hold.ambition;
        return (
          <li key={`${goal.of}${goal.index}`} class={goal.done ? "or-done" : ""}>
            <Sign name={goal.of === "ambition" ? "ambition" : "goal"} />
            <span>
              <b>{title}</b> {goalText(goal, desk, seat)}
            </span>
            <span class="or-bar" aria-hidden="true">
              <i style={`--part:${need === 0 ? 0 : have / need}`} />
            </span>
            <span class="number">
              {goal.done ? hold.done : hold.progress(desk.say.amount(have), desk.say.amount(need))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
