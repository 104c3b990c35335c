/** Goals: personal, of the ship, of the ambition; each as a bar with its sentence. */
import type { JSX } from "preact";
import { goalsOf, type GoalProgress } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import { playerAt, type Tabletop } from "../tabletop.ts";
import { fameText } from "../say/fame.ts";

function goalText(goal: GoalProgress, tabletop: Tabletop, seat: number): string {
  const player = playerAt(tabletop.view, seat);
  if (goal.of === "ship") return tabletop.say.word(`ship.${player.ship}.goal`);
  if (goal.of === "character") return tabletop.say.word(`character.${player.character ?? ""}.goal`);
  return tabletop.say.ambition(seat, goal.index);
}

/** [UB-AMB-11] The fame an ambition's last goal also asks for. */
const fameOf = ({ steps }: GoalProgress): GoalProgress["steps"][number] | undefined =>
  steps.find(({ what }) => what === "fame");

/** How far: 1 of 2; on an ambition's last goal the fame it also asks for; conditions met are not counted in words. */
function progressText(goal: GoalProgress, { words: { labels }, say }: Tabletop): string {
  const { done, steps } = goal;
  const fame = fameOf(goal);
  const [only, ...more] = steps;
  if (done) return labels.hold.done;
  if (fame !== undefined) return fameText(fame.have, fame.need, labels);
  // Nothing of one is what the bar shows.
  if (only === undefined || only.need === 1 || more.length > 0) return "";
  return labels.hold.progress(say.amount(Math.min(only.have, only.need)), say.amount(only.need));
}

/** What the words count, else the steps in sum; from 0 to 1. */
function part(goal: GoalProgress): number {
  const fame = fameOf(goal);
  const steps = fame === undefined ? goal.steps : [fame];
  if (goal.done || steps.length === 0) return goal.done ? 1 : 0;
  const sum = steps.reduce((all, { have, need }) => all + Math.min(1, have / need), 0);
  return sum / steps.length;
}

export function Goals({
  tabletop,
  seat,
}: {
  readonly tabletop: Tabletop;
  readonly seat: number;
}): JSX.Element {
  const { hold } = tabletop.words.labels;
  return (
    <ul class="or-goals">
      {goalsOf(tabletop.view, seat).map((goal) => {
        const title =
          goal.of === "ship"
            ? hold.shipGoal
            : goal.of === "character"
              ? hold.personal
              : hold.ambition;
        return (
          <li
            key={`${goal.of}${goal.index}`}
            class={`${goal.done ? "or-done" : ""} ${goal.of === "ambition" ? "or-wish" : ""}`}
          >
            <Sign name={goal.of === "ambition" ? "ambition" : "goal"} />
            <span>
              <b>{title}</b> {goalText(goal, tabletop, seat)}
            </span>
            <span class="or-bar" aria-hidden="true">
              <i style={`--part:${part(goal)}`} />
            </span>
            <span class="number"> {progressText(goal, tabletop)}</span>
          </li>
        );
      })}
    </ul>
  );
}
