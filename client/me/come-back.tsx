/** Whoever was here before: a passkey, words on paper, or a code from another device. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { Me } from "#table/talk/lobby.ts";
import { lookUpMe, myName } from "../lobby/me.ts";
import { request, type Reply } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { forgetFinished } from "../settings/forget-me.ts";
import { claimWords } from "../settings/claim/words.ts";
import { errorText } from "../words/words.ts";
import { canUsePasskeys, comeBackWithPasskey } from "./passkey.ts";
import { meWords } from "./words/words.ts";

type Entering = (replace: boolean) => Promise<Reply<Me>>;

export function ComeBack({ done }: { done: () => void }): JSX.Element {
  const w = meWords();
  /** Another page of this browser became somebody meanwhile: they are asked. */
  const asked = useSignal<Entering | null>(null);

  async function enter(entering: Entering, replace = false): Promise<void> {
    asked.value = null;
    const reply = await entering(replace);
    if (reply.type === "no" && reply.code === "someone-here") {
      await lookUpMe();
      asked.value = entering;
      return;
    }
    if (reply.type === "no") {
      if (reply.code !== "cancelled") toast(errorText(reply.code), "no");
      return;
    }
    await forgetFinished();
    await lookUpMe();
    toast(w.welcomeBack(reply.value.name));
    done();
  }

  return (
    <section class="come-back" aria-labelledby="come-back">
      <h2 id="come-back">{w.back}</h2>
      <p class="soft">{w.backLine}</p>
      {canUsePasskeys() && (
        <Button icon="person" press={() => void enter(comeBackWithPasskey)}>
          {w.backPasskey}
        </Button>
      )}
      <WordsForm
        enter={(words) =>
          void enter((replace) => request<Me>("POST", "/words", { words, replace }))
        }
      />
      <a href="/settings">{w.backCode}</a>
      {asked.value !== null && (
        <ReplaceSheet
          close={() => {
            asked.value = null;
          }}
          replace={() => {
            if (asked.value !== null) void enter(asked.value, true);
          }}
        />
      )}
    </section>
  );
}

function WordsForm({ enter }: { enter: (words: string) => void }): JSX.Element {
  const w = meWords();
  const id = useId();
  const typed = useSignal("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        enter(typed.value);
      }}
    >
      <div class="field">
        <label class="label" for={id}>
          {w.backWords}
        </label>
        <textarea
          id={id}
          class="input"
          rows={2}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          required
          aria-describedby={`${id}-hint`}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <p class="hint" id={`${id}-hint`}>
          {w.backWordsHint}
        </p>
      </div>
      <Button type="submit">{w.backWordsDo}</Button>
    </form>
  );
}

interface ReplaceProps {
  readonly close: () => void;
  readonly replace: () => void;
}

function ReplaceSheet({ close, replace }: ReplaceProps): JSX.Element {
  const w = claimWords();
  const me = myName.value ?? "";
  return (
    <Sheet title={`${w.youAre} ${me}`} close={close}>
      <p>{w.formerStays(me)}</p>
      <Button wide tone="danger" press={replace}>
        {meWords().backWordsDo}
      </Button>
      <Button wide press={close}>
        {w.stay(me)}
      </Button>
    </Sheet>
  );
}
