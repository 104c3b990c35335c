/** How long a decision may take: seconds at a table, days between evenings, or one clock for the game. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Button } from "../../pieces/button.tsx";
import { Segments } from "../../pieces/segments.tsx";
import { words } from "../../words/words.ts";
import {
  clocks,
  isOfDays,
  patiences,
  usualClocks,
  type Wishes,
} from "../../lobby/new-table/wishes.ts";
import { patienceLength } from "./patience.ts";
import { lengthText, timeWords } from "./words.ts";

export function ClockTerms({ wishes }: { wishes: Wishes }): JSX.Element {
  const { clock, freeWeekends, whenUp, patience } = wishes;
  const w = timeWords();
  const all = useSignal(false);
  return (
    <>
      <Segments
        label={words.value.create.clock}
        value={clock.value}
        choices={(all.value ? clocks : usualClocks).map((value) => ({
          value,
          text: clockText(value),
        }))}
        change={(value) => {
          clock.value = value;
        }}
      />
      {!all.value && (
        <Button
          press={() => {
            all.value = true;
          }}
        >
          {w.others}
        </Button>
      )}
      {isOfDays(clock.value) && (
        <>
          <label class="switch">
            <input
              type="checkbox"
              checked={freeWeekends.value}
              onChange={(event) => {
                freeWeekends.value = event.currentTarget.checked;
              }}
            />
            {w.weekends}
          </label>
          <Segments
            label={w.whenUp}
            value={whenUp.value}
            choices={[
              { value: "bot", text: w.bot },
              { value: "wait", text: w.wait },
            ]}
            change={(value) => {
              whenUp.value = value;
            }}
          />
          <p class="hint">{w.noPatienceNeeded}</p>
        </>
      )}
      {!isOfDays(clock.value) && (
        <Segments
          label={w.patience}
          value={patience.value}
          choices={patiences.map((value) => ({ value, text: patienceChoice(value) }))}
          change={(value) => {
            patience.value = value;
          }}
        />
      )}
    </>
  );
}

function patienceChoice(value: (typeof patiences)[number]): string {
  return value === "never" ? timeWords().never : timeWords().after(patienceLength(Number(value)));
}

function clockText(value: (typeof clocks)[number]): string {
  if (value === "none") return words.value.create.noClock;
  if (value === "game") return timeWords().bank(10, 10);
  return lengthText(Number(value));
}
