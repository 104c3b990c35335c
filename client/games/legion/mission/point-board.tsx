/** One row for each point: a tap says whose it is. */
import type { JSX } from "preact";
import { sides, type FactName, type Side } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { heldBy, mayHold, tapped, type PointsBySide } from "./points-held.ts";

/** More than these are counted and not tapped one by one. */
const mostRows = 6;

interface PointBoardProps extends LedgerProps {
  readonly fact: FactName;
  readonly most: number;
  readonly held: PointsBySide;
  readonly change: (held: PointsBySide) => void;
}

export function PointBoard(props: PointBoardProps): JSX.Element {
  const { words, fact, most } = props;
  return (
    <fieldset class="field facts">
      <legend class="label">{words.mission.facts[fact]}</legend>
      {most > mostRows
        ? sides.map((side) => <Counter key={side} {...props} side={side} />)
        : Array.from({ length: most }, (_, point) => <Row key={point} {...props} point={point} />)}
    </fieldset>
  );
}

function Row({ point, ...props }: PointBoardProps & { readonly point: number }): JSX.Element {
  const { view, words, fact, most, held, change } = props;
  const what = most === 1 ? words.mission.facts[fact] : `${words.mission.facts[fact]} ${point + 1}`;
  return (
    <div class="point-row">
      {most > 1 && <b class="number">{point + 1}</b>}
      {sides.map((side) => (
        <Button
          key={side}
          class={`point side-${side}`}
          label={words.labelled(what ?? fact, words.side[side] ?? side)}
          pressed={heldBy(held, fact, side).includes(point)}
          whyNot={mayHold(view, held, fact, side, point) ? null : words.mission.noMore}
          press={() => change(tapped(view, held, fact, side, point))}
        >
          {words.side[side]}
        </Button>
      ))}
    </div>
  );
}

function Counter({ side, ...props }: PointBoardProps & { readonly side: Side }): JSX.Element {
  const { view, words, fact, most, held, change } = props;
  const count = heldBy(held, fact, side).length;
  const label = words.side[side] ?? side;
  return (
    <div class={`stepper side-${side}`}>
      <span class="label">{label}</span>
      <Button
        label={`${label} −1`}
        press={() => count > 0 && change(tapped(view, held, fact, side, count - 1))}
      >
        −
      </Button>
      <b class="number">{count}</b>
      <Button
        label={`${label} +1`}
        press={() => count < most && change(tapped(view, held, fact, side, count))}
      >
        +
      </Button>
    </div>
  );
}
