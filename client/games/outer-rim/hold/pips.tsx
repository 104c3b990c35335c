/** Health and hull: full pips and spent ones, told in words too. */
import type { JSX } from "preact";

/** More damage than there is health leaves none: nobody has less than nothing. */
export function remaining(all: number, damage: number): number {
  return Math.max(0, all - damage);
}

export function Pips({
  left,
  all,
  text,
  kind,
}: {
  readonly left: number;
  readonly all: number;
  readonly text: string;
  readonly kind: "health" | "hull";
}): JSX.Element {
  return (
    <span class={`or-pips or-pips-${kind}`} role="img" aria-label={text}>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < left ? "or-full" : "or-spent"} />
      ))}
    </span>
  );
}
