/** A web hook: its address, and what is there. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { hookShapes, type ChannelAddress, type HookShape } from "#table/talk/calls.ts";
import { Segments } from "../pieces/segments.tsx";
import { Typed } from "./typed.tsx";
import { callsWords } from "./words/words.ts";

type Hook = Extract<ChannelAddress, { type: "webhook" }>;

interface Props {
  readonly add: (hook: Hook) => Promise<boolean>;
}

export function AddHook({ add }: Props): JSX.Element {
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
