/** Back after a short while: a bot played for me, and this is what it did. */
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { Icon } from "../../pieces/icon.tsx";
import { words } from "../../words/words.ts";
import type { Frame } from "../../table/frame.ts";
import { linesOf } from "../../table/panel/log-lines.ts";
import { sinceWords } from "./words.ts";

/** The log has all of it. */
const mostLines = 3;

interface StoodInProps {
  readonly frame: Frame;
  readonly moves: number;
  readonly missed: readonly LogEntry[];
  readonly mine: readonly Seat[];
  readonly close: () => void;
}

export function StoodIn({ frame, moves, missed, mine, close }: StoodInProps): JSX.Element {
  const told = missed.flatMap((entry) => linesOf(frame, entry, frame.session.view.value));
  const lines = told.filter(({ seat }) => seat !== null && mine.includes(seat));
  // A capture is told before a draw.
  const weighty = lines.filter(({ weight }) => weight === "loud");
  const shown = new Set([...weighty, ...lines.toReversed()].slice(0, mostLines));
  const texts = lines.filter((line) => shown.has(line)).map(({ text }) => text);
  return (
    <div class="away-notice stood-in plate" role="status">
      <Icon name="bot" />
      <p>{[sinceWords().stoodIn(moves), ...texts].join(" ")}</p>
      <Button tone="quiet" icon="close" label={words.value.close} press={close} />
    </div>
  );
}
