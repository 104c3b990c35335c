/** Everything that brings me back when this browser forgets me. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { MyKeys } from "#table/talk/me.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { DeviceSheet } from "../settings/device-sheet.tsx";
import { isKept } from "./kept.ts";
import { Passkeys } from "./passkeys.tsx";
import { Recovery } from "./recovery.tsx";
import { meWords } from "./words/words.ts";

/** `below` stands under it and comes with it: it would be pushed away under a finger. */
export function Keep({ below }: { readonly below: JSX.Element }): JSX.Element | null {
  const w = meWords();
  const keys = useSignal<MyKeys | null>(null);
  const asked = useSignal(false);
  const showsCode = useSignal(false);

  async function look(): Promise<void> {
    const reply = await request<MyKeys>("GET", "/me/keys");
    if (reply.type === "ok") keys.value = reply.value;
    asked.value = true;
  }

  useEffect(() => void look(), []);
  const mine = keys.value;
  if (mine === null) return asked.value ? below : null;
  return (
    <>
      <section id="keep" aria-labelledby="me-keep">
        <h2 id="me-keep">{w.keep}</h2>
        <p class="soft">{isKept(mine) ? w.kept : w.keepLine}</p>
        <div class="me-ways">
          <Passkeys keys={mine} look={look} />
          <Recovery keys={mine} look={look} />
          <article class="plate me-way">
            <h3>{w.second}</h3>
            <p class="soft">
              {w.secondLine} {w.devices(mine.devices)}.
            </p>
            <Button
              icon="phone"
              press={() => {
                showsCode.value = true;
              }}
            >
              {w.secondDo}
            </Button>
          </article>
        </div>
        {showsCode.value && (
          <DeviceSheet
            close={() => {
              showsCode.value = false;
              void look();
            }}
          />
        )}
      </section>
      {below}
    </>
  );
}
