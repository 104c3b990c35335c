/** A new board unfolds in some frames, what is needed first before the rest: all together is long work. */
import { useLayoutEffect, useState } from "preact/hooks";
import { afterFrame } from "./own-task.ts";

/** Steps, dock and tabs are the first picture; so many frames later comes what else is there. */
export const firstFrames = { map: 1, sprite: 2, around: 3 } as const;

/** So many frames after the map: every place can be tapped before its picture is there. */
export const framesToPictures = 3;

/** Whether so many frames have passed since this was drawn first. */
export function useFramesPassed(frames: number): boolean {
  const [left, wait] = useState(frames);
  useLayoutEffect(() => {
    if (left > 0) afterFrame(() => wait(left - 1));
  }, [left]);
  return left === 0;
}
