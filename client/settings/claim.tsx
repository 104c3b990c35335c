/** The code another device shows: with it this one becomes the same person. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import type { Me } from "#table/talk/lobby.ts";
import { lookUpMe } from "../lobby/me.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { errorText, words } from "../words/words.ts";

export function Claim({ code }: { code: string }): JSX.Element {
  const w = words.value.settingsPage;
  const typed = useSignal(code);
  const id = useId();

  async function claim(): Promise<void> {
    const reply = await request<Me>("POST", "/claims", { code: typed.value.trim() });
    if (reply.type === "no") return toast(errorText(reply.code), "no");
    await lookUpMe();
    toast(w.claimed);
    // The link may say at which table it was made.
    go(/^\/claim\/[^/]+(\/t\/[\w-]+)$/.exec(location.pathname)?.[1] ?? "/");
  }

  useEffect(() => {
    if (code !== "") void claim();
  }, [code]);

  return (
    <form
      class="claim"
      onSubmit={(event) => {
        event.preventDefault();
        void claim();
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
