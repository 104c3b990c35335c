/** How long someone still has. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { words } from "../../words/words.ts";
import { lengthText } from "../time/words.ts";

export function Countdown({ deadline }: { deadline: number }): JSX.Element {
  const left = useSignal(0);
  useEffect(() => {
    const count = (): void => {
      left.value = Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
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
