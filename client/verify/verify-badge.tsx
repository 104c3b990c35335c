/** A seal on the result: tap it and this browser deals the whole game again. */
import type { JSX } from "preact";
import { Icon } from "../pieces/icon.tsx";
import type { Frame } from "../table/frame.ts";
import { words } from "../words/words.ts";

export function VerifyBadge({ frame }: { frame: Frame }): JSX.Element {
  return (
    <a class="button verify-badge" href={`/verify/${frame.local ? "local-" : ""}${frame.info.id}`}>
      <Icon name="seal" />
      {words.value.verifyThis}
    </a>
  );
}
