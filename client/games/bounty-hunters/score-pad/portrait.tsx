import type { JSX } from "preact";
import type { Character } from "#rules/bounty-hunters/index.ts";

export function Portrait({
  who,
}: {
  readonly who: Character | "crate-1" | "crate-2" | "crate-3";
}): JSX.Element {
  return (
    <svg class="bh-portrait" viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill={who.startsWith("crate") ? "#f4e8cb" : "#c9ecc8"} />
      <use href={`#bh-${who}`} />
    </svg>
  );
}
