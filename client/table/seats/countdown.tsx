/** How long someone still has. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { words } from "../../words/words.ts";
import { lengthText } from "../time/words.ts";

const secondsTo = (deadline: number): number =>
  Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

export function Countdown({ deadline }: { deadline: number }): JSX.Element {
  // Right from the first look: a nought that jumps to a day frightens.
  const left = useSignal(secondsTo(deadline));
  useEffect(() => {
    const count = (): void => {
      left.value = secondsTo(deadline);
    };
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [deadline]);
  // A clock of days is read as days: nobody counts 86,400 seconds.
  const isShort = left.value < 100;
  return (
    <span
      class={`countdown number ${left.value <= 10 ? "soon" : ""}`}
      role="timer"
      aria-label={isShort ? words.value.table.secondsLeft(left.value) : lengthText(left.value)}
    >
      {isShort ? left.value : lengthText(left.value)}
    </span>
  );
}
