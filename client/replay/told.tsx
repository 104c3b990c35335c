/** The lines of one moment of the past. */
import type { JSX } from "preact";
import type { linesOf } from "../table/panel/log-lines.ts";
import { words } from "../words/words.ts";

interface ToldProps {
  readonly lines: ReturnType<typeof linesOf>;
  readonly hasAllWords: boolean;
}

export function Told({ lines, hasAllWords }: ToldProps): JSX.Element {
  return (
    <ol class="replay-lines log" aria-live="polite" tabIndex={0}>
      {lines.length === 0 && hasAllWords && <li class="quiet">{words.value.replay.quiet}</li>}
      {lines.map((line) => (
        <li key={line.key} class={line.weight}>
          <p>{line.text}</p>
        </li>
      ))}
    </ol>
  );
}
