/** A word about what just happened, one tap or two: it lies over nothing that is pressed, and goes by itself. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { phrases } from "#table/talk/said.ts";
import { Button } from "../../pieces/button.tsx";
import { words } from "../../words/words.ts";
import type { Frame } from "../frame.ts";
import { sayAt, whySilent } from "./chat-panel.tsx";
import { isTalkInSight } from "./talk.ts";
import { linesOf } from "./log-lines.ts";
import "./reactions.css";

const reactions: readonly (typeof phrases)[number][] = ["nice-one", "ouch", "robbed"];

interface ReactProps {
  readonly frame: Frame;
  /** After one was said. */
  readonly done?: () => void;
}

export function ReactionRow({ frame, done }: ReactProps): JSX.Element | null {
  if (whySilent(frame) !== null) return null;
  const say = sayAt(frame);
  return (
    <div class="reaction-row" role="group" aria-label={words.value.table.react}>
      {reactions.map((phrase) => (
        <Button
          key={phrase}
          press={() => {
            say({ type: "phrase", phrase });
            done?.();
          }}
        >
          {words.value.phrases[phrase]}
        </Button>
      ))}
    </div>
  );
}

const offeredMs = 25_000;

/** Where there is no corner for the talk. */
export function Reactions({ frame }: ReactProps): JSX.Element | null {
  const { session } = frame;
  const offered = useSignal(false);
  const unfolded = useSignal(false);
  const latest = session.latest.value;
  useEffect(() => {
    const isGreat = latest?.entries.some((entry) =>
      linesOf(frame, entry, session.view.value).some(
        ({ weight, seat }) => weight === "loud" && seat !== null,
      ),
    );
    if (isGreat === true && !isTalkInSight()) offered.value = true;
  }, [latest]);
  useEffect(() => {
    if (!offered.value || unfolded.value) return;
    const timer = setTimeout(() => (offered.value = false), offeredMs);
    return () => clearTimeout(timer);
  }, [offered.value, unfolded.value, latest]);
  if (!offered.value || whySilent(frame) !== null) return null;
  const done = (): void => {
    unfolded.value = false;
    offered.value = false;
  };
  return (
    <div class="reactions">
      {unfolded.value && <ReactionRow frame={frame} done={done} />}
      <Button
        icon={unfolded.value ? "close" : "chat"}
        expanded={unfolded.value}
        label={words.value.table.react}
        press={() => (unfolded.value ? done() : (unfolded.value = true))}
      />
    </div>
  );
}
