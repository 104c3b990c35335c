/** A link to send, and its QR code for the phone across the room. */
import type { JSX } from "preact";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { words } from "../words/words.ts";

export function Invitation({
  path,
  line,
  alt,
}: {
  path: string;
  line: string;
  alt: string;
}): JSX.Element {
  const url = location.origin + path;
  async function share(): Promise<void> {
    if (navigator.share && matchMedia("(pointer: coarse)").matches)
      return navigator.share({ url }).catch(() => undefined);
    await navigator.clipboard.writeText(url);
    toast(words.value.copied);
  }
  return (
    <div class="invitation">
      <p>{line}</p>
      <p class="link-line">
        <input
          class="input"
          readOnly
          value={url}
          aria-label={words.value.table.invite}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon="share" press={() => void share()}>
          {words.value.copy}
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
