/** A fight on the table, or one that is offered: both sides, their dice, and what it decides. */
import type { JSX } from "preact";
import { diceToRoll, totalsOf, type CombatTask } from "#rules/outer-rim/index.ts";
import { Sign } from "../../art/signs.tsx";
import type { Tabletop } from "../../tabletop.ts";
import { ToldLines } from "../../told-lines.tsx";
import { OddsChip } from "../chip.tsx";
import { Dice } from "./dice.tsx";
import { fightersChips } from "./fighters.ts";
import { FighterPicture } from "./fighter.tsx";
import { fighterName, fighterOf, fighterTitle } from "./fighter-name.ts";
import { stakesOf } from "./stakes.ts";

export function Fight({
  task,
  tabletop,
  isOffered = false,
}: {
  readonly task: CombatTask;
  readonly tabletop: Tabletop;
  /** Its odds stand on the answer that begins it. */
  readonly isOffered?: boolean;
}): JSX.Element {
  const { story } = tabletop.words.labels;
  const [attack, defence] = task.sides;
  const rolled = attack.dice.length + defence.dice.length > 0;
  const totals = totalsOf(tabletop.view.players, task);
  const ready = diceToRoll(tabletop.view.players, task);
  const named = (side: number): string => fighterName(fighterOf(task, side, tabletop), tabletop);
  const chips = rolled || isOffered ? [] : fightersChips(task, tabletop.view, tabletop.eyes);
  return (
    <div class="or-fight">
      <h2>
        <Sign name={task.kind} /> {story.fight[task.kind]}
      </h2>
      {task.sides.map((side, i) => (
        <div key={i} class="or-row">
          <FighterPicture
            fighter={fighterOf(task, i, tabletop)}
            kind={task.kind}
            tabletop={tabletop}
          />
          <p>
            <b>{fighterTitle(fighterOf(task, i, tabletop), tabletop)}</b>{" "}
            <span class="number">
              {side.dice.length > 0 ? story.total(totals[i] ?? 0) : story.dice(ready[i] ?? 0)}
            </span>
          </p>
          <Dice dice={side.dice} good={["hit", "crit"]} tabletop={tabletop} />
        </div>
      ))}
      {rolled && (
        <p class="or-stands">{story.stands.won(named(totals[0] >= totals[1] ? 0 : 1), named(0))}</p>
      )}
      <p class="or-chips">
        {chips.map((chip) => (
          <OddsChip key={chip.kind} chip={chip} tabletop={tabletop} />
        ))}
      </p>
      <ToldLines lines={stakesOf(task, tabletop)} />
    </div>
  );
}
