/** One line to type and send, folded away until it is wanted. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { Button } from "../pieces/button.tsx";
import { callsWords } from "./words/words.ts";

interface TypedProps {
  readonly title: string;
  readonly label: string;
  readonly type: "url" | "email";
  readonly send: (typed: string) => Promise<boolean>;
  readonly children?: ComponentChildren;
}

export function Typed({ title, label, type, send, children }: TypedProps): JSX.Element {
  const id = useId();
  const typed = useSignal("");
  return (
    <details class="add-channel">
      <summary>{title}</summary>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          void send(typed.value.trim()).then((added) => {
            if (added) typed.value = "";
          });
        }}
      >
        {children}
        <label class="label" for={id}>
          {label}
        </label>
        <input
          id={id}
          class="input"
          type={type}
          required
          maxLength={type === "url" ? 2000 : 254}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <Button type="submit" tone="lamp" wide>
          {callsWords().add}
        </Button>
      </form>
    </details>
  );
}
