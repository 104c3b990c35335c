/** What lies beneath is drawn with a task of its own: what was asked for is not held up by it. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useDrawn } from "./drawn.ts";
import { inOwnTask } from "./own-task.ts";

interface LateProps {
  /** What it is drawn from: while that is the same, so is the drawing. */
  readonly from: readonly unknown[];
  readonly draw: () => JSX.Element;
  /** Lies on top now. */
  readonly atOnce?: boolean;
}

export function Late({ from, draw, atOnce = false }: LateProps): JSX.Element {
  const drawing = useDrawn()("late", from, draw);
  const newest = useRef(drawing);
  const shown = useRef(drawing);
  const [, drawAgain] = useState(0);
  newest.current = drawing;
  if (atOnce) shown.current = drawing;
  useLayoutEffect(() => {
    if (shown.current === drawing) return;
    inOwnTask(() => {
      shown.current = newest.current;
      drawAgain((times) => times + 1);
    });
  }, [drawing]);
  return shown.current;
}
