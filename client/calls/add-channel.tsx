/** Another way to reach me. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { hookShapes, type ChannelAddress, type HookShape } from "#table/talk/calls.ts";
import { Button } from "../pieces/button.tsx";
import { Segments } from "../pieces/segments.tsx";
import { toast } from "../pieces/toasts.ts";
import { subscribe, takesPush } from "./subscribe.ts";
import { callsWords } from "./words/words.ts";

interface Props {
  readonly pushKey: string;
  readonly mail: boolean;
  readonly add: (address: ChannelAddress) => Promise<boolean>;
}

export function AddChannel({ pushKey, mail, add }: Props): JSX.Element {
  const w = callsWords();

  async function addPush(): Promise<void> {
    const keys = await subscribe(pushKey);
    if (keys === "denied") toast(w.pushDenied, "no");
    else if (keys === "no-push") toast(w.noPush, "no");
    else await add({ type: "push", ...keys });
  }

  return (
    <>
      <Button wide whyNot={takesPush() ? null : w.noPush} press={() => void addPush()}>
        {w.addPush}
      </Button>
      <Button wide press={() => void add({ type: "page" })}>
        {w.addPage}
      </Button>
      <AddHook add={add} />
      {mail && <AddEmail add={add} />}
    </>
  );
}

function AddHook({ add }: Pick<Props, "add">): JSX.Element {
  const w = callsWords();
  const shape = useSignal<HookShape>("discord");
  return (
    <Typed
      title={w.addHook}
      label={w.url}
      type="url"
      send={(url) => add({ type: "webhook", url, shape: shape.value })}
    >
      <Segments
        label={w.shape}
        value={shape.value}
        choices={hookShapes.map((value) => ({ value, text: w.shapes[value] }))}
        change={(value) => {
          shape.value = value;
        }}
      />
    </Typed>
  );
}

function AddEmail({ add }: Pick<Props, "add">): JSX.Element {
  const w = callsWords();
  return (
    <Typed
      title={w.addEmail}
      label={w.email}
      type="email"
      send={(to) => add({ type: "email", to })}
    />
  );
}

interface TypedProps {
  readonly title: string;
  readonly label: string;
  readonly type: "url" | "email";
  readonly send: (typed: string) => Promise<boolean>;
  readonly children?: ComponentChildren;
}

function Typed({ title, label, type, send, children }: TypedProps): JSX.Element {
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
