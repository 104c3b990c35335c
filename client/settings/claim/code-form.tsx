/** The code another device shows, typed: the next page asks before this one becomes the same person. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { Button } from "../../pieces/button.tsx";
import { go } from "../../route.ts";
import { words } from "../../words/words.ts";

export function CodeForm(): JSX.Element {
  const w = words.value.settingsPage;
  const typed = useSignal("");
  const id = useId();
  return (
    <form
      class="claim"
      onSubmit={(event) => {
        event.preventDefault();
        const code = typed.value.replaceAll(/[^0-9a-z]/giu, "");
        if (code !== "") go(`/claim/${code}`);
      }}
    >
      <div class="field">
        <label class="label" for={id}>
          {w.code}
        </label>
        <input
          id={id}
          class="input"
          autocomplete="one-time-code"
          autocapitalize="characters"
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </div>
      <Button type="submit">{w.claim}</Button>
    </form>
  );
}
