/** A fight on the table, or one that is offered: both sides, their dice, and what it decides. */
import type { JSX } from "preact";
import { diceToRoll, totalsOf, type CombatTask } from "#rules/outer-rim/index.ts";
import { Sign } from "../../art/signs.tsx";
import type { Desk } from "../../desk.ts";
import { ToldLines } from "../../told-lines.tsx";
import { OddsChip } from "../chip.tsx";
import { Dice } from "./dice.tsx";
import { fightersChips } from "./fighters.ts";
import { FighterPicture } from "./fighter.tsx";
import { fighterName, fighterOf, fighterTitle } from "./fighter-name.ts";
import { stakesOf } from "./stakes.ts";

export function Fight({
  task,
  desk,
  isOffered = false,
}: {
  readonly task: CombatTask;
  readonly desk: Desk;
  /** Its odds stand on the answer that begins it. */
  readonly isOffered?: boolean;
}): JSX.Element {
  const { story } = desk.words.labels;
  const [attack, defence] = task.sides;
  const rolled = attack.dice.length + defence.dice.length > 0;
  const totals = totalsOf(desk.view.players, task);
  const ready = diceToRoll(desk.view.players, task);
  const named = (side: number): string => fighterName(fighterOf(task, side, desk), desk);
  const chips = rolled || isOffered ? [] : fightersChips(task, desk.view, desk.eyes);
  return (
    <div class="or-fight">
      <h2>
        <Sign name={task.kind} /> {story.fight[task.kind]}
      </h2>
      {task.sides.map((side, i) => (
        <div key={i} class="or-row">
          <FighterPicture fighter={fighterOf(task, i, desk)} kind={task.kind} desk={desk} />
          <p>
            <b>{fighterTitle(fighterOf(task, i, desk), desk)}</b>{" "}
            <span class="number">
              {side.dice.length > 0 ? story.total(totals[i] ?? 0) : story.dice(ready[i] ?? 0)}
            </span>
          </p>
          <Dice dice={side.dice} good={["hit", "crit"]} desk={desk} />
        </div>
      ))}
      {rolled && (
        <p class="or-stands">{story.stands.won(named(totals[0] >= totals[1] ? 0 : 1), named(0))}</p>
      )}
      <p class="or-chips">
        {chips.map((chip) => (
          <OddsChip key={chip.kind} chip={chip} desk={desk} />
        ))}
      </p>
      <ToldLines lines={stakesOf(task, desk)} />
    </div>
  );
}
