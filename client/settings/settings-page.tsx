import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import type { Me } from "#table/talk/lobby.ts";
import { request } from "../lobby/request.ts";
import { askingName, lookUpMe, myName } from "../lobby/me.ts";
import { Button } from "../pieces/button.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { Segments } from "../pieces/segments.tsx";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { cue } from "../sound/cue.ts";
import { languageNames, languages } from "../words/language.ts";
import { errorText, words } from "../words/words.ts";
import { canInstall, install } from "../offline/install.ts";
import { language, motion, motions, sounds, theme, themes } from "./settings.ts";
import { DeviceSheet } from "./device-sheet.tsx";
import { ForgetSheet } from "./forget-sheet.tsx";
import { MySessions } from "./my-sessions.tsx";
import "./settings.css";

export function SettingsPage({ code }: { code: string }): JSX.Element {
  const w = words.value.settingsPage;
  return (
    <main id="content" class="page settings">
      <PageHead title={words.value.settings} />
      <Segments
        label={w.language}
        value={language.value}
        choices={languages.map((value) => ({ value, text: languageNames[value] }))}
        change={(value) => {
          language.value = value;
        }}
      />
      <Segments
        label={w.theme}
        value={theme.value}
        choices={themes.map((value) => ({ value, text: w.themes[value] }))}
        change={(value) => {
          theme.value = value;
        }}
      />
      <Segments
        label={w.motion}
        value={motion.value}
        hint={w.motionHint}
        choices={motions.map((value) => ({ value, text: w.motions[value] }))}
        change={(value) => {
          motion.value = value;
        }}
      />
      <label class="switch">
        <input
          type="checkbox"
          checked={sounds.value === "on"}
          onChange={(event) => {
            sounds.value = event.currentTarget.checked ? "on" : "off";
            cue("move");
          }}
        />
        {w.sounds}
      </label>
      <p class="soft">{w.shapes}</p>
      <Device code={code} />
      {myName.value !== null && <MySessions />}
    </main>
  );
}

function Device({ code }: { code: string }): JSX.Element {
  const w = words.value.settingsPage;
  const typed = useSignal(code);
  const sheet = useSignal<"code" | "forget" | null>(null);
  const close = (): void => {
    sheet.value = null;
  };
  const open = (which: "code" | "forget") => () => {
    sheet.value = which;
  };
  const id = useId();

  async function claim(): Promise<void> {
    const reply = await request<Me>("POST", "/claims", { code: typed.value.trim() });
    if (reply.type === "no") return toast(errorText(reply.code), "no");
    await lookUpMe();
    toast(w.claimed);
    go("/");
  }

  useEffect(() => {
    if (code !== "") void claim();
  }, [code]);

  return (
    <section aria-labelledby="device">
      <h2 id="device">{w.device}</h2>
      <p>
        {myName.value !== null && <strong>{myName.value} </strong>}
        <Button
          press={() => {
            askingName.value = { then: () => undefined };
          }}
        >
          {words.value.name.change}
        </Button>
      </p>
      <form
        class="claim"
        onSubmit={(event) => {
          event.preventDefault();
          void claim();
        }}
      >
        <div class="field">
          <label class="label" for={id}>
            {w.code}
          </label>
          <input
            id={id}
            class="input"
            autocomplete="one-time-code"
            autocapitalize="characters"
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </div>
        <Button type="submit">{w.claim}</Button>
      </form>
      {canInstall.value ? (
        <Button press={() => void install()}>{w.install}</Button>
      ) : (
        <p class="soft">{w.installHint}</p>
      )}
      {myName.value !== null && (
        <div class="device-doors">
          <Button icon="phone" press={open("code")}>
            {w.otherDevice}
          </Button>
          <Button tone="danger" press={open("forget")}>
            {w.forget}
          </Button>
        </div>
      )}
      {sheet.value === "code" && <DeviceSheet close={close} />}
      {sheet.value === "forget" && <ForgetSheet close={close} showCode={open("code")} />}
    </section>
  );
}
