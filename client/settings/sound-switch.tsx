/** What is heard and felt: one switch, and how loud the room itself is; kept on this device. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { cue } from "../sound/cue.ts";
import { words } from "../words/words.ts";
import { ambience, loudnesses, sounds } from "./settings.ts";

export function SoundSwitch(): JSX.Element {
  const w = words.value.settingsPage;
  const id = useId();
  return (
    <>
      <label class="switch">
        <input
          type="checkbox"
          checked={sounds.value === "on"}
          onChange={(event) => {
            sounds.value = event.currentTarget.checked ? "on" : "off";
            cue("move");
          }}
        />
        {w.sounds}
      </label>
      <div class="room-sounds">
        <label for={id}>{w.ambience}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={loudnesses.length - 1}
          step={1}
          disabled={sounds.value === "off"}
          value={loudnesses.indexOf(ambience.value)}
          onInput={({ currentTarget: { valueAsNumber } }) =>
            (ambience.value = loudnesses[valueAsNumber] ?? "off")
          }
        />
      </div>
    </>
  );
}
