/** A few words across the table: typed, or as quick phrases that everyone reads in their own language. */
import { useSignal } from "@preact/signals";
import { longest } from "#table/talk/limits.ts";
import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import type { EarlierLine } from "#table/talk/past.ts";
import { phrases, type Utterance } from "#table/talk/said.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { Icon } from "../../pieces/icon.tsx";
import { SeatMark } from "../../pieces/seat-mark.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { ChatLine } from "./chat-line.tsx";
import { earlierTalk } from "./earlier-talk.ts";
import { mySeats, type Frame } from "../frame.ts";
import { isHidden, saidText } from "./talk.ts";
import "./log.css";

export function ChatPanel({
  frame,
  entries,
}: {
  frame: Frame;
  entries: readonly LogEntry[];
}): JSX.Element {
  const w = words.value.table;
  const end = useRef<HTMLDivElement>(null);
  const heard = entries.filter((entry) => entry.type === "said");
  const earlier = earlierTalk(frame).value;
  useEffect(() => {
    const list = end.current?.closest(".log-scroll");
    if (list) list.scrollTop = list.scrollHeight;
  }, [heard.length, earlier.length]);
  const silentBecause = whySilent(frame);
  const say = sayAt(frame);
  return (
    <div class="chat">
      {heard.length + earlier.length === 0 && <p class="soft">{w.noChat}</p>}
      {earlier.length > 0 && <EarlierLines lines={earlier} />}
      <ol>
        {heard.map((entry) => (
          <ChatLine key={entry.version} frame={frame} entry={entry} />
        ))}
      </ol>
      {frame.info.mine && <SpectatorsSwitch frame={frame} />}
      {silentBecause && <p class="soft">{silentBecause}</p>}
      <QuickPhrases say={say} />
      <SayForm say={say} />
      <div ref={end} />
    </div>
  );
}

/** The same evening, another table: one reads on where one stopped. */
function EarlierLines({ lines }: { readonly lines: readonly EarlierLine[] }): JSX.Element {
  return (
    <ol class="chat-earlier" aria-label={words.value.table.earlierTalk}>
      {lines.map((line) => (
        <li key={`${line.table} ${line.version}`}>
          {line.seat === null ? <Icon name="chat" /> : <SeatMark seat={line.seat} />}
          <p>
            <strong>{line.name}</strong>{" "}
            {isHidden(line) ? <em>{words.value.table.hiddenLine}</em> : saidText(line.said)}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Why nobody would hear me; `null` when everyone does. */
export function whySilent({ info }: Frame): string | null {
  if (info.muted) return words.value.errors.muted;
  if (mySeats(info).length > 0 || info.spectatorsTalk) return null;
  return words.value.errors["spectators-silent"];
}

export function sayAt(frame: Frame): (said: Utterance) => void {
  return (said) =>
    void frame.session.ask({ type: "say", said }).then((answer) => showAnswer(frame, answer));
}

/** Who made the table decides whether those who watch may talk. */
function SpectatorsSwitch({ frame }: { frame: Frame }): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={frame.info.spectatorsTalk}
        onChange={(event) =>
          void frame.session.ask({
            type: "spectators-talk",
            allowed: event.currentTarget.checked,
          })
        }
      />
      {words.value.table.spectatorsTalk}
    </label>
  );
}

interface SayProps {
  readonly say: (said: Utterance) => void;
}

function QuickPhrases({ say }: SayProps): JSX.Element {
  return (
    <ul class="quick-phrases" aria-label={words.value.table.quick}>
      {phrases.map((phrase) => (
        <li key={phrase}>
          <Button press={() => say({ type: "phrase", phrase })}>
            {words.value.phrases[phrase]}
          </Button>
        </li>
      ))}
    </ul>
  );
}

export function SayForm({ say }: SayProps): JSX.Element {
  const w = words.value.table;
  const typed = useSignal("");
  const id = useId();
  return (
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
  );
}
