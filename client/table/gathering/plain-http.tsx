/** Said once to whoever hosts: what an address without TLS costs the guests, and how to get one with it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { hallOrigin } from "../../lobby/hall-address.ts";
import { Button } from "../../pieces/button.tsx";
import { plainHttpWords } from "../../host/words/plain-http.ts";

const key = "guildhall.plain-http";

/** To itself a machine is always safe; what counts is the address the others come by. */
function isPlain(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "http:" && hostname !== "localhost" && !hostname.startsWith("127.");
}

export function PlainHttp(): JSX.Element | null {
  const w = plainHttpWords();
  const understood = useSignal(localStorage.getItem(key) !== null);
  // A hall does not run on a phone: whoever opens a table there cannot give it another address.
  const isPhone = matchMedia("(pointer: coarse)").matches;
  if (understood.value || isPhone || !isPlain(hallOrigin.value)) return null;
  return (
    <aside class="plain-http plate" aria-label={w.title}>
      <p>
        <b>{w.title}</b> {w.costs}
      </p>
      <p>
        <a href="/hosting">{w.how}</a>
      </p>
      <Button
        press={() => {
          localStorage.setItem(key, "understood");
          understood.value = true;
        }}
      >
        {w.understood}
      </Button>
    </aside>
  );
}
