import { waitingEffects } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Tile } from "./tile.tsx";
import { byWeight, matters } from "./weight.ts";
import type { JSX } from "preact";
import type { Side, Unit, UnitId } from "#rules/legion/index.ts";
import type { LedgerProps } from "../screen-types.ts";

export type LedgerSheet =
  | { readonly sheet: "kill" | "unit" | "activation"; readonly unit: UnitId }
  | { readonly sheet: "standing" | "round" | "edition" | "waiting" };

/** One side's units, those that matter first. */
export function Column({
  view,
  words,
  send,
  seat,
  side,
  all,
  open,
}: LedgerProps & { side: Side; all: boolean; open: (to: LedgerSheet) => void }): JSX.Element {
  return (
    <ul class={`tiles side-${side}`} aria-label={words.side[side]}>
      {view.units
        .filter((unit) => unit.side === side && (all || matters(view, unit)))
        .toSorted(byWeight(view))
        .map((unit) => (
          <Tile
            key={unit.id}
            view={view}
            unit={unit}
            words={words}
            {...(seat === null ? {} : { open: () => open({ sheet: "unit", unit: unit.id }) })}
          >
            {seat !== null && !unit.defeated && (
              <Doors
                unit={unit}
                words={words}
                gone={view.activated.includes(unit.id)}
                go={() =>
                  void send({
                    type: "end-activation",
                    unit: unit.id,
                    order: null,
                    creditTo: null,
                  })
                }
                open={(which) => open({ sheet: which, unit: unit.id })}
              />
            )}
          </Tile>
        ))}
    </ul>
  );
}

function Doors({
  unit,
  words,
  gone,
  go,
  open,
}: {
  unit: Unit;
  words: LedgerProps["words"];
  gone: boolean;
  go: () => void;
  open: (sheet: "kill" | "activation") => void;
}): JSX.Element {
  const waits = waitingEffects(unit).length > 0;
  return (
    <div class="tile-doors">
      {waits ? (
        <Button
          tone="lamp"
          class="tile-door"
          label={words.labelled(words.play.endOfActivation, unit.name)}
          press={() => open("activation")}
        >
          {words.play.endOfActivation}
        </Button>
      ) : (
        <Button
          class="tile-door"
          tone={gone ? "quiet" : "plain"}
          pressed={gone}
          label={words.labelled(gone ? words.mission.hasGone : words.mission.goes, unit.name)}
          press={go}
        >
          {gone ? words.mission.hasGone : words.mission.goes}
        </Button>
      )}
      <Button
        class="tile-door"
        label={words.labelled(words.play.defeated, unit.name)}
        press={() => open("kill")}
      >
        {words.play.defeated}
      </Button>
    </div>
  );
}
