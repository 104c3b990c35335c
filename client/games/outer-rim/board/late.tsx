/** A new table is drawn in two goes: what was asked for first, and with the frame after it what lies around. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useDrawn } from "./drawn.ts";
import { useFramesPassed } from "./first-frames.ts";
import { afterFrame } from "./own-task.ts";

interface LateProps {
  /** What lies on the table: what is drawn from it may come later than the rest. */
  readonly from: readonly unknown[];
  /** What is drawn with the tap that changes it. */
  readonly besides?: readonly unknown[];
  readonly draw: () => JSX.Element;
}

interface FirstProps extends LateProps {
  /** After the first picture. */
  readonly frames: number;
  /** What keeps its place until then, where something lies beneath. */
  readonly room?: JSX.Element;
}

/** What nobody needs to begin is not on the first picture of a new board either. */
export function LateFromTheFirst({ frames, room, ...props }: FirstProps): JSX.Element | null {
  return useFramesPassed(frames) ? <Late {...props} /> : (room ?? null);
}

export function Late({ from, besides = [], draw }: LateProps): JSX.Element {
  const drawing = useDrawn()("late", [...besides, ...from], draw);
  const newest = useRef({ from, drawing });
  const shown = useRef({ from, drawing });
  const [, drawAgain] = useState(0);
  newest.current = { from, drawing };
  if (shown.current.from.every((one, i) => one === from[i])) shown.current = newest.current;
  useLayoutEffect(() => {
    if (shown.current.drawing === drawing) return;
    afterFrame(() => {
      shown.current = newest.current;
      drawAgain((times) => times + 1);
    });
  }, [drawing]);
  return shown.current.drawing;
}
