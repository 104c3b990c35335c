/** Asks for a name, once. */
import { useSignal } from "@preact/signals";
import { longest } from "#table/talk/limits.ts";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { hasHall } from "../edition/edition.ts";
import { Button } from "../pieces/button.tsx";
import { lazy } from "../lazy.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { errorText, words } from "../words/words.ts";
import {
  askingName,
  introduce,
  myFace,
  myName,
  rememberFace,
  rememberName,
  type NameRequest,
} from "./me.ts";

const FacePicker = lazy(async () => (await import("../pieces/faces/face-picker.tsx")).FacePicker);

export function NameSheet(): JSX.Element | null {
  const asking = askingName.value;
  return asking && <Ask asking={asking} />;
}

function Ask({ asking }: { asking: NameRequest }): JSX.Element {
  const name = useSignal(myName.value ?? "");
  const face = useSignal(myFace.value);
  const error = useSignal("");
  const id = useId();
  const w = words.value.name;
  const close = (): void => {
    askingName.value = null;
  };

  async function enter(): Promise<void> {
    const given = name.value.trim();
    if (given === "") return;
    const code = await introduce(given, face.value);
    if (code !== null && code !== "offline") {
      error.value = errorText(code);
      return;
    }
    rememberName(given);
    rememberFace(face.value);
    close();
    if (code === null) asking.then();
    else asking.otherwise?.();
  }

  return (
    <Sheet
      title={asking.changes === true ? w.change : w.ask}
      close={() => {
        close();
        asking.otherwise?.();
      }}
    >
      {asking.invitation && <p>{asking.invitation}</p>}
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <label class="label" for={id}>
          {w.label}
        </label>
        <input
          id={id}
          class="input"
          autofocus
          autocomplete="nickname"
          maxLength={longest.name}
          required
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
        <p class="hint">
          {error.value || (name.value.length < longest.name ? w.why : w.longest(longest.name))}
        </p>
        <div class="face-choice">
          <FacePicker face={face.value} choose={(chosen) => (face.value = chosen)} />
        </div>
        <Button type="submit" tone="lamp" wide>
          {asking.changes === true ? w.save : w.enter}
        </Button>
      </form>
      {hasHall && (
        <a href="/me" onClick={close}>
          {w.before}
        </a>
      )}
    </Sheet>
  );
}
