/** Units whose whole cost nobody told: the points are asked, and missing ones are named. */
import type { JSX } from "preact";
import { missingCosts, type NewUnit, type Unit } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { written } from "./doubt.tsx";

export function Prices(props: LedgerProps & { units: readonly Unit[] }): JSX.Element | null {
  const { view, words, units, seat, send } = props;
  const w = words.armies;
  const settled = units.filter((unit) => unit.open === null);
  const missing = missingCosts(settled, view.edition);
  if (missing.length === 0) return null;
  return (
    <details class="prices">
      <summary class="label">{w.unpriced(missing.length)}</summary>
      <ul>
        {missing.map(({ unit: id, name, upgrades }) => (
          <li key={id}>
            <span>{upgrades.length === 0 ? name : words.labelled(name, upgrades.join(", "))}</span>
            {seat !== null && (
              <Price
                words={words}
                name={name}
                tell={(points) => {
                  const unit = settled.find((each) => each.id === id);
                  if (unit !== undefined)
                    void send({ type: "change-unit", unit: priced(unit, points) });
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** As the list has it: with all its upgrades. */
function priced(unit: Unit, points: number): NewUnit {
  const { card, ...rest } = written(unit);
  if (card === undefined) return { ...rest, points };
  const { besideUpgrades: _, ...known } = card;
  return { ...rest, points, card: { ...known, told: true } };
}

function Price({
  words,
  name,
  tell,
}: {
  words: LedgerProps["words"];
  name: string;
  tell: (points: number) => void;
}): JSX.Element {
  const w = words.armies;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const points = Number(new FormData(event.currentTarget).get("points"));
        if (Number.isInteger(points) && points > 0) tell(points);
      }}
    >
      <input
        class="input number"
        name="points"
        type="number"
        min={1}
        max={999}
        aria-label={words.labelled(name, w.points)}
        placeholder={w.points}
      />
      <Button type="submit" label={words.labelled(w.tell, name)}>
        {w.tell}
      </Button>
    </form>
  );
}
