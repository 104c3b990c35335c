/** A number with a thumb-sized button on each side. */
import type { JSX } from 'preact';
import type { Words } from '../words/en.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly words: Words;
  change(value: number): void;
}

const highest = 99;

export function Stepper({ label, value, words, change }: StepperProps): JSX.Element {
  return (
    <div class="bh-stepper">
      <span aria-hidden="true">{label}</span>
      <button type="button" aria-label={words.scorePad.less(label)} onClick={() => change(Math.max(0, value - 1))}>
        −
      </button>
      <input class="number" type="number" inputMode="numeric" min={0} max={highest} aria-label={label} value={value} onInput={(event) => change(Math.min(highest, Math.max(0, Math.trunc(Number(event.currentTarget.value) || 0))))} />
      <button type="button" aria-label={words.scorePad.more(label)} onClick={() => change(Math.min(highest, value + 1))}>
        +
      </button>
    </div>
  );
}
