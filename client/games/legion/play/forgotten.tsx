/** A unit nobody wrote down before the marks: added when it matters [LB-LEDGER-03]. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { sides, type Side } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import type { LedgerProps } from "../screen-types.ts";
import { UnitPicker } from "../armies/unit-picker.tsx";
import { newUnits } from "../entries/writing-down.ts";

export function Forgotten(props: LedgerProps): JSX.Element {
  const { view, words, send } = props;
  const picking = useSignal<Side | null>(null);
  const side = picking.value;
  return (
    <div class="columns">
      {sides.map((one) => (
        <Button
          key={one}
          tone="quiet"
          icon="plus"
          label={words.labelled(words.side[one] ?? one, words.play.forgotten)}
          press={() => (picking.value = one)}
        >
          {words.play.forgotten}
        </Button>
      ))}
      {side !== null && (
        <UnitPicker
          props={props}
          side={side}
          note={words.play.forgottenNote}
          close={() => (picking.value = null)}
          pick={(listed, rank) => {
            picking.value = null;
            const units = newUnits(view, side, [listed], rank);
            void send({ type: "add-army", units }).then((answer) => {
              if (answer.type === "done") toast(words.armies.added(units.length));
            });
          }}
        />
      )}
    </div>
  );
}
