/** [LB-LEDGER-24] Three Stormtroopers: the one with the grenades may be called so. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Command } from "#rules/legion/index.ts";
import { Button } from "../../../../pieces/button.tsx";
import type { UnitProps } from "./unit-rows.tsx";

export function Rename({
  words,
  unit,
  whyNot,
  write,
}: UnitProps & { write: (command: Command) => void }): JSX.Element {
  const w = words.unit;
  const typed = useSignal(unit.name);
  const command = { type: "rename-unit", unit: unit.id, name: typed.value.trim() } as const;
  const same = command.name === "" || command.name === unit.name;
  return (
    <details class="rename">
      <summary class="label">{w.rename}</summary>
      <form
        class="doors"
        onSubmit={(event) => {
          event.preventDefault();
          if (!same) write(command);
        }}
      >
        <input
          aria-label={w.newName}
          maxLength={80}
          value={typed.value}
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        />
        <Button type="submit" tone="lamp" whyNot={whyNot(command)?.text ?? null}>
          {w.rename}
        </Button>
      </form>
    </details>
  );
}
