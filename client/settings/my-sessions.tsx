/** Every door that opens for me, and a way to close each: a phone that was lost, a program that has played enough. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Device, MySession } from "#table/talk/office.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { errorText } from "../words/words.ts";
import { settingsWords } from "./settings-words.ts";
import { locale } from "./settings.ts";

export function MySessions(): JSX.Element | null {
  const w = settingsWords();
  const sessions = useSignal<readonly MySession[]>([]);

  async function look(): Promise<void> {
    const reply = await request<readonly MySession[]>("GET", "/me/sessions");
    if (reply.type === "ok") sessions.value = reply.value;
  }

  async function end({ id }: MySession): Promise<void> {
    const reply = await request("DELETE", `/me/sessions/${id}`);
    if (reply.type === "no") toast(errorText(reply.code), "no");
    else toast(w.ended);
    await look();
  }

  useEffect(() => void look(), []);
  if (sessions.value.length === 0) return null;
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: "medium" });
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{w.title}</h2>
      <p class="soft">{w.hint}</p>
      <ul class="my-sessions">
        {sessions.value.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{nameOf(one)}</strong> <small class="soft">{datesOf(one)}</small>
            </span>
            {!one.here && <Button press={() => void end(one)}>{w.end}</Button>}
          </li>
        ))}
      </ul>
    </section>
  );

  function nameOf({ here, only, token, device }: MySession): string {
    if (only !== null) return w.seat(only.seat + 1);
    if (token !== undefined) return w.token(token.label);
    const known = device === null ? null : deviceText(device);
    if (here) return known === null ? w.here : w.hereIs(known);
    return known ?? w.device;
  }

  function deviceText({ browser, system }: Device): string | null {
    return browser !== null && system !== null ? w.browser(browser, system) : (browser ?? system);
  }

  function datesOf({ seen, since }: MySession): string {
    const used = w.seen(date.format(seen));
    return since === null ? used : w.since(date.format(since), used);
  }
}
