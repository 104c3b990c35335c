/** A code as a picture for a camera, and as text that can be sent. */
import type { JSX } from "preact";
import { Button } from "../pieces/button.tsx";
import { copyText } from "../pieces/copy.ts";
import { encodeQR } from "qr";
import { useMemo } from "preact/hooks";

interface CodeLineProps {
  readonly text: string;
  readonly alt: string;
  /** What is copied, on the button. */
  readonly copy: string;
}

export function CodeLine({ text, alt, copy }: CodeLineProps): JSX.Element {
  return (
    <>
      <QrCode text={text} alt={alt} />
      <p class="link-line">
        <input
          class="input"
          readOnly
          value={text}
          aria-label={alt}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon="share" press={() => void copyText(text)}>
          {copy}
        </Button>
      </p>
    </>
  );
}

/** White space around it, in modules: cameras find it on a dark page too. */
const border = 3;

function QrCode({ text, alt }: { text: string; alt: string }): JSX.Element {
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
