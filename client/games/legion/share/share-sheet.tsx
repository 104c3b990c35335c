/** The whole game as a link and a QR code. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Sheet } from "../../../pieces/sheet.tsx";
import { commandsIn, entriesIn } from "../entries/entries.ts";
import type { LedgerProps } from "../screen-types.ts";
import { LinkWithCode } from "./link-with-code.tsx";
import { gameLink } from "./share.ts";

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
