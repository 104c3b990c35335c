/** Back after a short while: a bot played for me, and this is what it did. */
import type { JSX } from "preact";
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
  readonly done: readonly LogEntry[];
  readonly close: () => void;
}

export function StoodIn({ frame, done, close }: StoodInProps): JSX.Element {
  const told = done.flatMap((entry) => linesOf(frame, entry, frame.session.view.value));
  // What others did when the last card was down stands in the same entries: it is not what was done for me.
  const mine = told.filter(({ seat }) =>
    done.some((entry) => "seat" in entry && entry.seat === seat),
  );
  const lines = (mine.length > 0 ? mine : told).map(({ text }) => text);
  return (
    <div class="away-notice plate" role="status">
      <Icon name="bot" />
      <p>{[sinceWords().stoodIn(done.length), ...lines.slice(-mostLines)].join(" ")}</p>
      <Button tone="quiet" icon="close" label={words.value.close} press={close} />
    </div>
  );
}
