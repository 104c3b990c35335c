/** A few words across the table: typed, or as quick phrases that everyone reads in their own language. */
import { useSignal } from "@preact/signals";
import { longest } from "#table/talk/limits.ts";
import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { phrases, type LogEntry, type Said } from "#table/talk/words.ts";
import { Button } from "../pieces/button.tsx";
import { SeatMark } from "../pieces/seat-mark.tsx";
import { words } from "../words/words.ts";
import type { Frame } from "./frame.ts";

export function saidText(said: Said): string {
  return said.type === "text" ? said.text : words.value.phrases[said.phrase];
}

export function ChatPanel({
  frame,
  entries,
}: {
  frame: Frame;
  entries: readonly LogEntry[];
}): JSX.Element {
  const w = words.value.table;
  const typed = useSignal("");
  const id = useId();
  const end = useRef<HTMLDivElement>(null);
  const heard = entries.filter((entry) => entry.type === "said");
  useEffect(() => {
    const list = end.current?.closest(".log-scroll");
    if (list) list.scrollTop = list.scrollHeight;
  }, [heard.length]);
  const say = (said: Said): void => {
    void frame.session.ask({ type: "say", said });
  };
  return (
    <div class="chat">
      {heard.length === 0 && <p class="soft">{w.noChat}</p>}
      <ol>
        {heard.map((entry) => (
          <li key={entry.version}>
            {entry.seat === null ? <span class="no-mark" /> : <SeatMark seat={entry.seat} />}
            <p>
              <strong>{entry.name}</strong> {saidText(entry.said)}
            </p>
          </li>
        ))}
      </ol>
      <ul class="quick-phrases" aria-label={w.quick}>
        {phrases.map((phrase) => (
          <li key={phrase}>
            <Button press={() => say({ type: "phrase", phrase })}>
              {words.value.phrases[phrase]}
            </Button>
          </li>
        ))}
      </ul>
      <form
        class="say"
        onSubmit={(event) => {
          event.preventDefault();
          const text = typed.value.trim();
          if (text === "") return;
          typed.value = "";
          say({ type: "text", text });
        }}
      >
        <label class="unseen" for={id}>
          {w.say}
        </label>
        <input
          id={id}
          class="input"
          placeholder={w.say}
          maxLength={longest.chat}
          autocomplete="off"
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <Button type="submit" icon="chat" label={w.send} />
      </form>
      <div ref={end} />
    </div>
  );
}
