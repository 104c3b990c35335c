/** A new board unfolds in some frames, what is needed first before the rest: all together is long work. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useState } from "preact/hooks";
import { afterPaint } from "./yield-to-paint.ts";

/** Steps, dock and tabs are the first picture; so many frames later comes what else is there. */
export const firstFrames = { map: 1, sprite: 2, around: 3 } as const;

/** Everything of the board is there: whoever points at a part of it waits for that. */
export const isWhole = signal(false);

/** Whether so many frames have passed since this was drawn first. */
export function useFramesPassed(frames: number): boolean {
  const [left, wait] = useState(frames);
  useLayoutEffect(() => {
    if (left > 0) afterPaint(() => wait(left - 1));
  }, [left]);
  return left === 0;
}
