/** A mark goes to somebody else: its legal targets. */
import type { JSX } from "preact";
import type { Command } from "#rules/legion/index.ts";
import { Sheet } from "../../../pieces/sheet.tsx";
import type { LedgerProps } from "../screen-types.ts";

type Mark = Extract<Command, { type: "mark" }>;

export function MarkForm({
  view,
  words,
  command,
  close,
  save,
}: LedgerProps & {
  command: Mark;
  close: () => void;
  save: (command: Mark) => void;
}): JSX.Element {
  const hunter = view.units.find(({ id }) => id === command.by);
  const targets = view.units.filter(
    ({ side, rank }) => side !== hunter?.side && (rank === "commander" || rank === "operative"),
  );
  return (
    <Sheet title={words.history.pickTarget} close={close}>
      <ul class="answers">
        {targets.map((unit) => (
          <li key={unit.id}>
            <button
              type="button"
              class="pick"
              onClick={() => save({ ...command, target: unit.id })}
            >
              <b>{unit.name}</b>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
