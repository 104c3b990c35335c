/** Sounds of what just happened: dice, engines, deals. */
import { useEffect, useRef } from "preact/hooks";
import { cue } from "#client/sound/cue.ts";
import type { News } from "#rules/outer-rim/index.ts";

const sounds: readonly (readonly [News["type"], "dice" | "engine" | "deal"])[] = [
  ["dice-rolled", "dice"],
  ["moved", "engine"],
  ["cargo-delivered", "deal"],
  ["card-gained", "deal"],
  ["trade-made", "deal"],
];

/** One cue a page: the first of the list that happened. */
export function useSounds(news: readonly News[], version: number): void {
  const heard = useRef(version);
  useEffect(() => {
    if (heard.current === version) return;
    heard.current = version;
    const found = sounds.find(([type]) => news.some((one) => one.type === type));
    if (found !== undefined) cue(found[1]);
  }, [version]);
}
