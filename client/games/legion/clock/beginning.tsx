/** [LB-LEDGER-18] How long the round is, the usual lengths in one tap, and which clock counts it down. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Button } from "../../../pieces/button.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { usualMinutes } from "./clock-time.ts";

const [least, most] = [10, 600];

export interface BeginningProps extends Pick<LedgerProps, "words"> {
  /** As long as a round of the tournament is. */
  readonly usual?: number;
  readonly begin: (hand: "round" | "blue", minutes: number) => void;
}

export function Beginning({ words, begin, usual = 150 }: BeginningProps): JSX.Element {
  const w = words.clock;
  const minutes = useSignal<number>(usual);
  const offered = [...new Set([...usualMinutes, usual])].toSorted((a, b) => a - b);
  const press = (hand: "round" | "blue") => (): void =>
    begin(hand, Math.min(most, Math.max(least, Math.round(minutes.value) || usual)));
  return (
    <>
      <div role="group" aria-label={w.minutes} class="doors">
        {offered.map((each) => (
          <Button
            key={each}
            pressed={minutes.value === each}
            tone={minutes.value === each ? "lamp" : "plain"}
            press={() => (minutes.value = each)}
          >
            {String(each)}
          </Button>
        ))}
      </div>
      <label class="field">
        <span class="label">{w.minutes}</span>
        <input
          class="input number"
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={minutes.value}
          onInput={({ currentTarget }) => (minutes.value = Number(currentTarget.value))}
        />
      </label>
      <Button wide press={press("round")}>
        {w.round}
      </Button>
      <Button wide press={press("blue")}>
        {w.chess}
      </Button>
    </>
  );
}
