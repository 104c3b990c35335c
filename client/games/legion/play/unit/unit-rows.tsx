/** Parts of a unit's sheet: its wounds, its ride, and who did it. */
import { useSignal } from "@preact/signals";
import { isHunter, remaining } from "#rules/legion/index.ts";
import { Button } from "../../../../pieces/button.tsx";
import { Sheet } from "../../../../pieces/sheet.tsx";
import { nameOf } from "../../say/news.ts";
import { ridesOf } from "../doors.ts";
import { attackOn, poisonOn } from "../moves.ts";
import type { JSX } from "preact";
import type { Command, Unit } from "#rules/legion/index.ts";
import type { LedgerProps } from "../../screen-types.ts";

export interface UnitProps extends LedgerProps {
  readonly unit: Unit;
  readonly close: () => void;
  readonly turn: (sheet: "kill" | "activation") => void;
}

/** Boards one of its side's transports, or leaves the one it is in. */
export function Rides({
  view,
  words,
  unit,
  write,
}: UnitProps & { write: (command: Command) => void }): JSX.Element {
  const w = words.unit;
  return (
    <>
      {ridesOf(view, unit).map((command) => (
        <Button key={JSON.stringify(command)} wide press={() => write(command)}>
          {command.type === "board" ? w.board(nameOf(view, command.vehicle, words)) : w.disembark}
        </Button>
      ))}
    </>
  );
}

/** Every number of wounds is one tap and one entry; the last wound is a defeat, which has its own way. */
export function WoundRow({
  words,
  unit,
  write,
}: UnitProps & { write: (command: Command) => void }): JSX.Element {
  return (
    <fieldset class="field wounds-row">
      <legend class="label">
        {words.labelled(words.unit.wounds, words.play.left(remaining(unit), unit.wounds))}
      </legend>
      <div class="numbers">
        {Array.from({ length: unit.wounds }, (_, wounded) => (
          <Button
            key={wounded}
            pressed={wounded === unit.wounded}
            tone={wounded === unit.wounded ? "lamp" : "plain"}
            label={words.unit.setWounds(wounded)}
            press={() => write({ type: "correct-wounds", unit: unit.id, wounded })}
          >
            {String(wounded)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Who loaded the Stims, whose poison is it: hunters first. */
export function Sources({
  view,
  words,
  unit,
  what,
  write,
  close,
}: UnitProps & { what: "stims" | "poison"; write: (command: Command) => void }): JSX.Element {
  const count = useSignal(what === "stims" ? 2 : 1);
  const hunters = view.units.filter(
    (each) => each.side !== unit.side && !each.defeated && isHunter(each),
  );
  return (
    <Sheet title={words.labelled(unit.name, words.unit[what])} close={close}>
      <div class="stepper">
        <span class="label">{words.unit.how}</span>
        {[1, 2].map((n) => (
          <Button
            key={n}
            pressed={count.value === n}
            tone={count.value === n ? "lamp" : "plain"}
            press={() => (count.value = n)}
          >
            {String(n)}
          </Button>
        ))}
      </div>
      <ul class="answers">
        {[...hunters.map((each) => each.id), null].map((by) => (
          <li key={by ?? ""}>
            <button
              type="button"
              class="pick"
              onClick={() =>
                write(
                  what === "stims"
                    ? attackOn(by, unit, count.value, count.value)
                    : poisonOn(by, unit, count.value),
                )
              }
            >
              <b>{nameOf(view, by, words)}</b>
              <span>{by === null ? "" : words.keywords["bounty"]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
