/** What only a table in the hall has: a place on its wall, a clock. */
import type { JSX } from "preact";
import { Segments } from "../../pieces/segments.tsx";
import { words } from "../../words/words.ts";
import { ClockTerms } from "../../table/time/clock-terms.tsx";
import { timeWords } from "../../table/time/words.ts";
import type { Wishes } from "./wishes.ts";

/** Without bots nobody could decide when the time is up: such a game has no clock of the table. */
export function LinkTerms({ wishes, hurries }: { wishes: Wishes; hurries: boolean }): JSX.Element {
  const { open, guild, programs } = wishes;
  const w = words.value.create;
  return (
    <>
      <Segments
        label={w.listed}
        value={open.value}
        choices={[
          ...(guild === null
            ? []
            : [{ value: "members" as const, text: w.listedGuild(guild.name) }]),
          { value: "link", text: w.listedNo },
          { value: "hall", text: w.listedYes },
        ]}
        change={(value) => {
          open.value = value;
        }}
      />
      <label class="switch">
        <input
          type="checkbox"
          checked={programs.value}
          onChange={(event) => {
            programs.value = event.currentTarget.checked;
          }}
        />
        {timeWords().programsMay}
      </label>
      {hurries && <ClockTerms wishes={wishes} />}
    </>
  );
}
