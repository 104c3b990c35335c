/** A code as a picture for a camera, and as text that can be sent. */
import type { JSX } from "preact";
import { Button } from "../pieces/button.tsx";
import { copyText } from "../pieces/copy.ts";
import { QrCode } from "./qr-code.tsx";

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
