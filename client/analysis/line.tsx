/** A seat's line on the curve of chances: its colour, its own stroke and its sign, so that no eye needs the colour. */
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";

/** Unbroken, dashes, dots, dash and dot, short dashes, long dash and two dots. */
const strokes = ["none", "12 5", "2 4", "8 4 2 4", "5 3", "18 3 2 3 2 3"] as const;

type Ink = Pick<JSX.SVGAttributes<SVGElement>, "stroke" | "stroke-dasharray">;

export function inkOf(seat: Seat): Ink {
  const kind = seat % strokes.length;
  return { stroke: `var(--seat-${kind})`, "stroke-dasharray": strokes[kind] ?? "none" };
}

/** What the legend shows of a line. */
export function LineSample({ seat }: { readonly seat: Seat }): JSX.Element {
  return (
    <svg class="line-sample" viewBox="0 0 34 8" aria-hidden="true">
      <line x1="0" x2="34" y1="4" y2="4" {...inkOf(seat)} />
    </svg>
  );
}
