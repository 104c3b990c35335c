/** A number with keys on both sides of it. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import type { Words as CompanionWords } from "#words/made/outer-rim-companion/words.ts";
import { useSaidLater } from "#client/speech/use-said.ts";

interface StepperProps {
  readonly label: string;
  readonly value: number;
  /** What a tap is worth, smallest first: a ship is not paid for by the thousand. */
  readonly steps?: readonly number[];
  /** As the language writes it. */
  readonly write?: (value: number) => string;
  readonly min: number;
  readonly max: number;
  readonly words: CompanionWords;
  readonly change: (value: number) => void;
}

export function Stepper(props: StepperProps): JSX.Element {
  const { label, value, steps = [1], write = String, min, max, words, change } = props;
  const now = value < 0 ? `−${write(-value)}` : write(value);
  useSaidLater(`${label} ${now}`);
  const key = (by: number): JSX.Element => {
    const sign = by < 0 ? "−" : "+";
    const text = steps.length === 1 ? sign : `${sign}${write(Math.abs(by))}`;
    const name = by < 0 ? words.less(label) : words.more(label);
    return (
      <Button
        key={by}
        label={steps.length === 1 ? name : `${name} ${text}`}
        press={() => change(Math.min(max, Math.max(min, value + by)))}
      >
        {text}
      </Button>
    );
  };
  return (
    <div
      class={steps.length === 1 ? "or-stepper" : "or-stepper or-far"}
      role="group"
      aria-label={label}
    >
      <span>{label}</span>
      {steps.toReversed().map((step) => key(-step))}
      <span class="number or-stepper-now">{now}</span>
      {steps.map((step) => key(step))}
    </div>
  );
}

/** Credits come and go by the thousand; a ship costs many. */
export const creditSteps = [1000, 5000] as const;
