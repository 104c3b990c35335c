/** The whole game as a link and a QR code. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { renderSVG } from "uqr";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import { copyText } from "../../../pieces/copy.ts";
import { words as hall } from "../../../words/words.ts";
import { commandsIn, entriesIn } from "../entries/entries.ts";
import type { LedgerProps } from "../screen-types.ts";
import { gameLink } from "./share.ts";

/** What a QR code can hold at its lowest correction. */
const qrLimit = 2900;

export function ShareSheet({
  words,
  session,
  close,
}: LedgerProps & { close: () => void }): JSX.Element {
  const w = words.share;
  const link = useSignal<string | null>(null);
  useEffect(() => {
    if (session === null) return;
    const commands = commandsIn(entriesIn(session.log.value));
    void gameLink(session.info.value?.setup.options ?? {}, commands).then(
      (made) => (link.value = made),
    );
  }, []);
  return (
    <Sheet title={w.title} close={close}>
      <p>{w.line}</p>
      {link.value !== null && <LinkWithCode link={link.value} alt={w.qr} tooBig={w.tooBig} />}
    </Sheet>
  );
}

function LinkWithCode({
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
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: "L", border: 2 }))}`}
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
