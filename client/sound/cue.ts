/** What is heard and felt: silent until the first touch, and when switched off; each cue has a visual twin. */
import { whenIdle } from "../idle.ts";
import { sounds } from "../settings/settings.ts";
import type { CueName } from "./set/cues.ts";

let voice: ((name: CueName) => void) | null = null;

/** A browser lets nobody speak before the person has touched something: only then the sounds are sent for. */
export function awaitFirstTouch(): void {
  const wake = (): void => {
    removeEventListener("pointerdown", wake, true);
    removeEventListener("keydown", wake, true);
    if (typeof AudioContext !== "function") return;
    // Waking a machine's sound can take a tenth of a second and more: never within the tap that allowed it.
    whenIdle(() => {
      void import("./set/voice.ts").then(
        (set) => (voice = set.voice),
        () => undefined,
      );
    });
  };
  addEventListener("pointerdown", wake, true);
  addEventListener("keydown", wake, true);
}

export function cue(name: CueName): void {
  if (sounds.value === "on") voice?.(name);
}
