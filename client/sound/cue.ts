/** What is heard and felt: silent until the first touch, and when switched off; each cue has a visual twin. */
import { whenIdle } from "../idle.ts";
import { sounds } from "../settings/settings.ts";
import type { CueName } from "./set/cues.ts";
import type { Cue } from "./set/note.ts";

type SoundSet = typeof import("./set/voice.ts");

let set: SoundSet | null = null;
const waiting: ((set: SoundSet) => void)[] = [];

/** Whatever else is made to sound comes after the first touch, too. */
export function onceAwake(job: (set: SoundSet) => void): void {
  if (set === null) waiting.push(job);
  else job(set);
}

/** A browser lets nobody speak before the person has touched something: only then the sounds are sent for. */
export function awaitFirstTouch(): void {
  const wake = (): void => {
    removeEventListener("pointerdown", wake, true);
    removeEventListener("keydown", wake, true);
    if (typeof AudioContext !== "function") return;
    // Waking a machine's sound can take a tenth of a second and more: never within the tap that allowed it.
    whenIdle(() => {
      void import("./set/voice.ts").then(
        (here) => {
          set = here;
          for (const job of waiting.splice(0)) job(here);
        },
        () => undefined,
      );
    });
  };
  addEventListener("pointerdown", wake, true);
  addEventListener("keydown", wake, true);
}

export function cue(name: CueName): void {
  if (sounds.value === "on") set?.voice(name);
}

/** A sound of a page's own; farther away it is softer, and nothing is felt. */
export function playCue(one: Cue, isNear: boolean, volume = 1): void {
  if (sounds.value === "on") set?.play(one, isNear, volume);
}
