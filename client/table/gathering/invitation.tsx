/** A link to send, and its QR code for the phone across the room. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { hallOrigin, lookUpAddress } from "../../lobby/hall-address.ts";
import { Button } from "../../pieces/button.tsx";
import { copyText } from "../../pieces/copy.ts";
import { words } from "../../words/words.ts";
import "./invitation.css";

export function Invitation({
  path,
  line,
  alt,
}: {
  path: string;
  line: string;
  alt: string;
}): JSX.Element {
  const url = hallOrigin.value + path;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void lookUpAddress(), []);
  // On a phone the system knows the friends; without TLS it keeps them to itself.
  const canShare =
    (navigator as { readonly share?: unknown }).share !== undefined &&
    matchMedia("(pointer: coarse)").matches;
  async function share(): Promise<void> {
    if (canShare) return navigator.share({ title: line, url }).catch(() => undefined);
    await copyText(url);
    field.current?.select();
  }
  return (
    <div class="invitation">
      <p>{line}</p>
      <p class="link-line">
        <input
          ref={field}
          class="input"
          readOnly
          value={url}
          aria-label={words.value.table.invite}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon={canShare ? "share" : "log"} press={() => void share()}>
          {canShare ? words.value.share : words.value.copy}
        </Button>
      </p>
      <img
        class="qr"
        src={`/api/qr.svg?path=${encodeURIComponent(path)}`}
        alt={alt}
        width="180"
        height="180"
      />
    </div>
  );
}
