/** A number with a thumb-sized button on each side. A number nobody has named yet is asked for, not guessed. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Words } from "#words/made/bounty-hunters/words.ts";

interface StepperProps {
  readonly label: string;
  readonly value: number | null;
  /** Where the first press begins while there is no number. */
  readonly start: number;
  readonly words: Words;
  change(value: number): void;
}

const highest = 99;
const within = (value: number): number => Math.min(highest, Math.max(0, Math.trunc(value)));

export function Stepper({ label, value, start, words, change }: StepperProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  // Just added from the buttons beside it: the answer can be typed at once. A reload asks nobody.
  useLayoutEffect(() => {
    if (value === null && field.current?.closest("fieldset")?.contains(document.activeElement))
      field.current.focus();
  }, []);
  const step = (by: number): void => change(value === null ? start : within(value + by));
  return (
    <div class={`bh-stepper${value === null ? " bh-asked" : ""}`}>
      <span aria-hidden="true">{value === null ? words.scorePad.readCard : label}</span>
      <button type="button" aria-label={words.scorePad.less(label)} onClick={() => step(-1)}>
        −
      </button>
      <input
        ref={field}
        class="number"
        type="number"
        inputMode="numeric"
        min={0}
        max={highest}
        placeholder="?"
        aria-label={label}
        value={value ?? ""}
        onInput={({ currentTarget }) =>
          currentTarget.value !== "" && change(within(Number(currentTarget.value) || 0))
        }
      />
      <button type="button" aria-label={words.scorePad.more(label)} onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}
