/** A drawing as a picture: one part of the page instead of twenty, painted once and beside the page's own work. */
import type { JSX } from "preact";

const known = new Map<string, string>();

function addressOf(drawing: string): string {
  const before = known.get(drawing);
  if (before !== undefined) return before;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${drawing}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  known.set(drawing, address);
  return address;
}

/** `drawing`: ours, on a field of 100 × 100. */
export function Picture({
  drawing,
  name,
}: {
  readonly drawing: string;
  readonly name: "or-person" | "or-drawn-thing";
}): JSX.Element {
  return <img class={name} src={addressOf(drawing)} alt="" draggable={false} />;
}
