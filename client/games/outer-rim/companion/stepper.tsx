/** A number with a key on each side of it. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import type { CompanionWords } from "./words/en.ts";

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly shown?: string;
  readonly step?: number;
  readonly min: number;
  readonly max: number;
  readonly words: CompanionWords;
  readonly change: (value: number) => void;
}

export function Stepper(props: StepperProps): JSX.Element {
  const { label, value, step = 1, min, max, words, change } = props;
  const to = (next: number): void => change(Math.min(max, Math.max(min, next)));
  return (
    <div class="or-stepper" role="group" aria-label={label}>
      <span>{label}</span>
      <Button label={words.less(label)} press={() => to(value - step)}>
        −
      </Button>
      <output class="number">{props.shown ?? String(value)}</output>
      <Button label={words.more(label)} press={() => to(value + step)}>
        +
      </Button>
    </div>
  );
}
