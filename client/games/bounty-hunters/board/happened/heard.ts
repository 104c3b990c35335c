/** Sounds of what just happened; each has its picture on the table. */
import { useEffect, useRef } from "preact/hooks";
import { cue } from "#client/sound/cue.ts";
import type { View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { Batch } from "../../../../table/session/session.ts";
import { newsIn } from "./briefly.ts";
import { soundsOf } from "./sound-of.ts";

/** When the chord of a capture has died away. */
const afterMs = 700;

export function useSounds(latest: Batch | null, view: View, seat: Seat | null): void {
  const heard = useRef(latest?.version ?? -1);
  useEffect(() => {
    if (latest === null || heard.current === latest.version) return;
    heard.current = latest.version;
    soundsOf(newsIn(latest), view, seat).forEach((sound, nth) => {
      if (nth === 0) cue(sound);
      else setTimeout(cue, nth * afterMs, sound);
    });
  }, [latest?.version]);
}
