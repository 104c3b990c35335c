/** What only a table in the hall has: a place on its wall, a clock. */
import type { JSX } from "preact";
import { Segments } from "../../pieces/segments.tsx";
import { words } from "../../words/words.ts";
import { clocks, type Wishes } from "./wishes.ts";

export function LinkTerms({ wishes: { listed, clock, guild } }: { wishes: Wishes }): JSX.Element {
  const w = words.value.create;
  return (
    <>
      <Segments
        label={w.listed}
        value={listed.value}
        choices={[
          { value: "no", text: guild === null ? w.listedNo : w.listedGuild(guild.name) },
          { value: "yes", text: w.listedYes },
        ]}
        change={(value) => {
          listed.value = value;
        }}
      />
      <Segments
        label={w.clock}
        value={clock.value}
        choices={clocks.map((value) => ({
          value,
          text: value === "none" ? w.noClock : w.seconds(Number(value)),
        }))}
        change={(value) => {
          clock.value = value;
        }}
      />
    </>
  );
}
