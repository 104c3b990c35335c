/** The log folded to its last line; a tap unfolds it. */
import type { JSX } from "preact";
import { Icon } from "../../pieces/icon.tsx";
import { SeatMark } from "../../pieces/seat-mark.tsx";
import { words } from "../../words/words.ts";
import type { Frame } from "../frame.ts";
import { linesOf, type ToldLine } from "./log-lines.ts";
import "./last-line.css";

interface LastLineProps {
  readonly frame: Frame;
  unfold(): void;
}

export function LastLine({ frame, unfold }: LastLineProps): JSX.Element | null {
  const line = frame.hasAllWords ? lastTold(frame) : undefined;
  if (line === undefined) return null;
  return (
    <button type="button" class="last-line" aria-expanded="false" onClick={unfold}>
      <span class="unseen">{words.value.table.log}: </span>
      {line.seat !== null && <SeatMark seat={line.seat} />}
      <span class="last-text">{line.text}</span>
      <Icon name="more" />
    </button>
  );
}

/** Small steps and headings pass by: the last line that tells what somebody did. */
function lastTold(frame: Frame): ToldLine | undefined {
  const { log, view } = frame.session;
  for (const entry of log.value.toReversed()) {
    const line = linesOf(frame, entry, view.value).findLast(
      ({ weight, seat }) => weight !== "quiet" && seat !== null,
    );
    if (line !== undefined) return line;
  }
  return undefined;
}
