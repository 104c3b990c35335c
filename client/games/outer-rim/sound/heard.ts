/** What just happened is heard. */
import { useEffect, useRef } from "preact/hooks";
import { cue } from "#client/sound/cue.ts";
import type { News } from "#rules/outer-rim/index.ts";
import { soundOf } from "./sounds.ts";

export function useSounds(news: readonly News[], version: number): void {
  const heard = useRef(version);
  useEffect(() => {
    if (heard.current === version) return;
    heard.current = version;
    const sound = soundOf(news);
    // To make a sound takes as long as to draw the table: a task of its own.
    if (sound !== null) setTimeout(() => cue(sound));
  }, [version]);
}
