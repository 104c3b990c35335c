/** To the beginning of a round. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { words } from "../words/words.ts";
import type { ReplayPart } from "./parts.ts";

interface PartSelectProps {
  readonly parts: readonly ReplayPart[];
  /** The one that is shown; -1 before the first. */
  readonly now: number;
  readonly move: (at: number) => void;
}

export function PartSelect({ parts, now, move }: PartSelectProps): JSX.Element {
  const w = words.value.replay;
  const id = useId();
  return (
    <>
      <label class="unseen" for={id}>
        {w.goTo}
      </label>
      <select
        id={id}
        class="input replay-part"
        value={now}
        onChange={(event) => move(parts[Number(event.currentTarget.value)]?.at ?? 0)}
      >
        <option value={-1}>{w.first}</option>
        {parts.map(({ text }, i) => (
          <option key={text} value={i}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}
