/** Whoever was here before: a passkey, six words, or a code from another device. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { Me } from "#table/talk/lobby.ts";
import { lookUpMe } from "../lobby/me.ts";
import { request, type Reply } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { errorText } from "../words/words.ts";
import { canUsePasskeys, comeBackWithPasskey } from "./passkey.ts";
import { meWords } from "./words/words.ts";

export function ComeBack({ done }: { done: () => void }): JSX.Element {
  const w = meWords();
  const id = useId();
  const typed = useSignal("");

  async function enter(asking: Promise<Reply<Me>>): Promise<void> {
    const reply = await asking;
    if (reply.type === "no") {
      if (reply.code !== "cancelled") toast(errorText(reply.code), "no");
      return;
    }
    await lookUpMe();
    toast(w.welcomeBack(reply.value.name));
    done();
  }

  return (
    <section class="come-back" aria-labelledby="come-back">
      <h2 id="come-back">{w.back}</h2>
      <p class="soft">{w.backLine}</p>
      {canUsePasskeys() && (
        <Button icon="person" press={() => void enter(comeBackWithPasskey())}>
          {w.backPasskey}
        </Button>
      )}
      <form
        class="claim"
        onSubmit={(event) => {
          event.preventDefault();
          void enter(request<Me>("POST", "/words", { words: typed.value }));
        }}
      >
        <div class="field">
          <label class="label" for={id}>
            {w.backWords}
          </label>
          <input
            id={id}
            class="input"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            required
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </div>
        <Button type="submit">{w.backWordsDo}</Button>
      </form>
      <a href="/settings">{w.backCode}</a>
    </section>
  );
}
