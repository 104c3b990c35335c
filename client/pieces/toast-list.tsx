import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { path } from "../route.ts";
import { words } from "../words/words.ts";
import { Button } from "./button.tsx";
import { announce, dismiss, spoken, toasts } from "./toasts.ts";

export function ToastList(): JSX.Element {
  // What was said on one page is not said again on the next.
  useEffect(() => announce(""), [path.value]);
  return (
    <>
      <div class="toasts" role="status" aria-live="polite">
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
      </div>
      <div class="unseen" aria-live="polite">
        {spoken.value}
      </div>
    </>
  );
}
