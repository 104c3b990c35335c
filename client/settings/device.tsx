/** Who this device is: its name, another device's code, a place among the apps, being forgotten. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { hasHall } from "../edition/edition.ts";
import { myName } from "../lobby/me.ts";
import { MyFace } from "../lobby/my-face.tsx";
import { canInstall, install } from "../offline/install.ts";
import { Button } from "../pieces/button.tsx";
import { words } from "../words/words.ts";
import { CodeForm } from "./claim/code-form.tsx";
import { Formers } from "./claim/formers.tsx";
import { DeviceSheet } from "./device-sheet.tsx";
import { ForgetSheet } from "./forget-sheet.tsx";

export function Device(): JSX.Element {
  const w = words.value.settingsPage;
  const sheet = useSignal<"code" | "forget" | null>(null);
  const close = (): void => {
    sheet.value = null;
  };
  const open = (which: "code" | "forget") => () => {
    sheet.value = which;
  };
  return (
    <section aria-labelledby="device">
      <h2 id="device">{w.device}</h2>
      <MyFace name={myName.value} />
      {hasHall && <CodeForm />}
      {canInstall.value ? (
        <Button press={() => void install()}>{w.install}</Button>
      ) : (
        <p class="soft">{w.installHint}</p>
      )}
      {myName.value !== null && (
        <div class="device-doors">
          {hasHall && (
            <>
              <Button icon="phone" press={open("code")}>
                {w.otherDevice}
              </Button>
              <a class="button" href="/me">
                {words.value.myPage}
              </a>
            </>
          )}
          <Button tone="danger" press={open("forget")}>
            {w.forget}
          </Button>
        </div>
      )}
      {hasHall && <Formers />}
      {sheet.value === "code" && <DeviceSheet close={close} />}
      {sheet.value === "forget" && <ForgetSheet close={close} showCode={open("code")} />}
    </section>
  );
}
