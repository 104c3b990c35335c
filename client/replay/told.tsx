/** The lines of one moment of the past. */
import type { JSX } from "preact";
import type { linesOf } from "../table/panel/log-lines.ts";
import { words } from "../words/words.ts";
import { useSaid } from "../speech/use-said.ts";

interface ToldProps {
  readonly lines: ReturnType<typeof linesOf>;
  readonly hasAllWords: boolean;
}

export function Told({ lines, hasAllWords }: ToldProps): JSX.Element {
  useSaid(lines.map(({ text }) => text).join(" "), "must", "past");
  return (
    <ol class="replay-lines log" tabIndex={0}>
      {lines.length === 0 && hasAllWords && <li class="quiet">{words.value.replay.quiet}</li>}
      {lines.map((line) => (
        <li key={line.key} class={line.weight}>
          <p>{line.text}</p>
        </li>
      ))}
    </ol>
  );
}
