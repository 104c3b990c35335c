import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { longest } from "#table/talk/limits.ts";
import { Button } from "../pieces/button.tsx";
import type { HostAct } from "./act.ts";
import { hostWords } from "./words/words.ts";

export function TellEveryone({
  notice,
  act,
}: {
  notice: string | null;
  act: HostAct;
}): JSX.Element {
  const w = hostWords();
  const text = useSignal(notice ?? "");
  const id = useId();
  const tell = (said: string, done: string): void =>
    void act("POST", "/notice", { text: said }, done);
  return (
    <section aria-labelledby="tell">
      <h2 id="tell">{w.tell}</h2>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim() !== "") tell(text.value, w.told);
        }}
      >
        <label class="label" for={id}>
          {w.tellLabel}
        </label>
        <input
          id={id}
          class="input"
          maxLength={longest.notice}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <div class="doings">
          <Button type="submit">{w.tellSend}</Button>
          {notice !== null && (
            <Button
              press={() => {
                text.value = "";
                tell("", w.toldEnd);
              }}
            >
              {w.tellEnd}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
