/** The one switch for what is heard and felt; kept on this device. */
import type { JSX } from "preact";
import { cue } from "../sound/cue.ts";
import { words } from "../words/words.ts";
import { sounds } from "./settings.ts";

export function SoundSwitch(): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={sounds.value === "on"}
        onChange={(event) => {
          sounds.value = event.currentTarget.checked ? "on" : "off";
          cue("move");
        }}
      />
      {words.value.settingsPage.sounds}
    </label>
  );
}
