/** A code drawn here: there may be no hall that draws it. */
import { encodeQR } from "qr";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

/** White space around it, in modules: cameras find it on a dark page too. */
const border = 3;

export function QrCode({ text, alt }: { text: string; alt: string }): JSX.Element {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg class="qr near-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={alt}>
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, "raw", { ecc: "low", border });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { size: rows.length, path };
}
