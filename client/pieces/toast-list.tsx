import type { JSX } from "preact";
import { words } from "../words/words.ts";
import { Button } from "./button.tsx";
import { dismiss, sheets, toasts } from "./toasts.ts";

/** Each sheet has one of its own, and the uppermost shows them. */
export function ToastList({ sheet }: { readonly sheet?: string }): JSX.Element | null {
  if (sheets.value.at(-1) !== sheet) return null;
  // A landmark only while there is something in it.
  const Place = toasts.value.length === 0 ? "div" : "aside";
  return (
    <Place class="toasts" aria-label={toasts.value.length === 0 ? undefined : words.value.notices}>
      {toasts.value.map(({ id, text, tone, action }) => (
        <div key={id} class={`toast ${tone}`}>
          <span>{text}</span>
          {action && (
            <Button
              tone="quiet"
              press={() => {
                dismiss(id);
                action.press();
              }}
            >
              {action.text}
            </Button>
          )}
          <Button icon="close" tone="quiet" label={words.value.close} press={() => dismiss(id)} />
        </div>
      ))}
    </Place>
  );
}
