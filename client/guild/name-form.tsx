/** A guild's name, typed. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { longest } from "#table/talk/limits.ts";
import { Button } from "../pieces/button.tsx";

interface Props {
  readonly label: string;
  readonly button: string;
  readonly name: string;
  readonly send: (name: string) => Promise<unknown>;
}

export function NameForm({ label, button, name, send }: Props): JSX.Element {
  const id = useId();
  const typed = useSignal(name);
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        void send(typed.value.trim());
      }}
    >
      <label class="label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="input"
        required
        maxLength={longest.name}
        value={typed.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
      />
      <Button type="submit" tone="lamp" wide>
        {button}
      </Button>
    </form>
  );
}
