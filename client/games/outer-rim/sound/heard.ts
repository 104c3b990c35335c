/** What just happened is heard. */
import { useEffect, useRef } from "preact/hooks";
import { cue } from "#client/sound/cue.ts";
import type { News } from "#rules/outer-rim/index.ts";
import { soundOf } from "./sounds.ts";

/** `held`: dice of this page are not thrown yet; they sound when they are. */
export function useSounds(news: readonly News[], version: number, held: boolean): void {
  const heard = useRef(version);
  useEffect(() => {
    if (held || heard.current === version) return;
    heard.current = version;
    const sound = soundOf(news);
    // To make a sound takes as long as to draw the table: a task of its own.
    if (sound !== null) setTimeout(() => cue(sound));
  }, [version, held]);
}
