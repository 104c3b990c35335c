/** Who has not gone in this round, units without a tile too: a tap writes it down. */
import type { JSX } from "preact";
import {
  afterAction,
  sides,
  standingBy,
  waitingEffects,
  type Unit,
  type UnitId,
} from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { byWeight, yetToGo } from "./weight.ts";

interface RoundSheetProps extends LedgerProps {
  readonly close: () => void;
  /** Something waits for the end of its activation. */
  readonly due: (unit: UnitId) => void;
}

export function RoundSheet(props: RoundSheetProps): JSX.Element {
  const { view, words, close, showRule } = props;
  const w = words.play;
  const standby = standingBy(view).map(({ name }) => name);
  const first = (): void => {
    close();
    showRule(afterAction[view.edition]);
  };
  const everyone = sides.every((side) => yetToGo(view, side).length === 0);
  return (
    <Sheet title={w.yetToGo(view.round)} close={close}>
      {everyone && <p>{w.allGone}</p>}
      {standby.length > 0 && <p>{w.standingBy(standby.join(", "))}</p>}
      <div class="columns">
        {sides.map((side) => (
          <ul key={side} class={`yet-to-go side-${side}`} aria-label={words.side[side]}>
            {yetToGo(view, side)
              .toSorted(byWeight(view))
              .map((unit) => (
                <li key={unit.id}>
                  <Waiting {...props} unit={unit} />
                </li>
              ))}
          </ul>
        ))}
      </div>
      <Button tone="quiet" wide press={first}>
        {w.afterAction}
      </Button>
    </Sheet>
  );
}

function Waiting({ words, send, seat, due, unit }: RoundSheetProps & { unit: Unit }): JSX.Element {
  const waiting = waitingEffects(unit);
  if (seat === null) return <span>{unit.name}</span>;
  const go = (): void => {
    if (waiting.length > 0) return due(unit.id);
    void send({ type: "end-activation", unit: unit.id, order: null, creditTo: null });
  };
  return (
    <Button
      wide
      tone={waiting.length > 0 ? "lamp" : "plain"}
      label={words.labelled(words.mission.goes, unit.name)}
      press={go}
    >
      {unit.name}
      {waiting.length > 0 && (
        <small>{waiting.map((effect) => words.unit.effect[effect]).join(", ")}</small>
      )}
    </Button>
  );
}
