/** A link to copy, and the same as a QR code where it fits. */
import type { JSX } from "preact";
import { encodeQR } from "qr";
import { Button } from "../../../pieces/button.tsx";
import { copyText } from "../../../pieces/copy.ts";
import { words as hall } from "../../../words/words.ts";

/** What a QR code can hold at its lowest correction. */
const qrLimit = 2900;

export function LinkWithCode({
  link,
  alt,
  tooBig,
}: {
  link: string;
  alt: string;
  tooBig: string;
}): JSX.Element {
  const fits = link.length <= qrLimit;
  return (
    <>
      {fits ? (
        <img
          class="qr ledger-qr"
          alt={alt}
          src={`data:image/svg+xml,${encodeURIComponent(encodeQR(link, "svg", { ecc: "low" }))}`}
        />
      ) : (
        <p class="soft">{tooBig}</p>
      )}
      <p class="link-line">
        <input
          class="input"
          readOnly
          value={link}
          aria-label={alt}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon="share" press={() => void copyText(link)}>
          {hall.value.copy}
        </Button>
      </p>
    </>
  );
}
