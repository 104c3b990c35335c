/** Whoever leads the evening wears it. */
import type { JSX } from "preact";
import { crown } from "../../pieces/emblems.ts";

export function Crown({ label }: { readonly label: string }): JSX.Element {
  return (
    <svg class="crown" viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={crown} />
    </svg>
  );
}
