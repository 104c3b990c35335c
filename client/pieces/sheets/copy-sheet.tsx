/** The text the browser would not copy by itself: selected, so that one gesture takes it. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../../words/words.ts";
import { textToCopy } from "../copy.ts";
import { Sheet } from "../sheet.tsx";

export function CopySheet(): JSX.Element | null {
  return textToCopy.value === null ? null : <Shown text={textToCopy.value} />;
}

function Shown({ text }: { text: string }): JSX.Element {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), [text]);
  return (
    <Sheet
      title={words.value.copyByHand}
      close={() => {
        textToCopy.value = null;
      }}
    >
      <textarea
        ref={area}
        class="input"
        readOnly
        rows={Math.min(12, text.split("\n").length + 1)}
        aria-label={words.value.copyByHand}
        value={text}
      />
    </Sheet>
  );
}
