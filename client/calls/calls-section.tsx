/** How I want to be called: my channels, my quiet hours, and what did not arrive. */
import "./calls.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type {
  CallWishes,
  ChannelAddress,
  ChannelInfo,
  MyCalls,
  CallInfo,
} from "#table/talk/calls.ts";
import { request } from "../lobby/request.ts";
import { toast } from "../pieces/toasts.ts";
import { language, locale } from "../settings/settings.ts";
import { errorText } from "../words/words.ts";
import { AddChannel } from "./add-channel.tsx";
import { Channel } from "./channel.tsx";
import { QuietHoursForm } from "./quiet-hours.tsx";
import { callsWords } from "./words/words.ts";

export function CallsSection(): JSX.Element | null {
  const w = callsWords();
  const mine = useSignal<MyCalls | null>(null);

  async function look(): Promise<void> {
    const reply = await request<MyCalls>("GET", "/me/calls");
    if (reply.type === "ok") mine.value = reply.value;
  }

  async function add(address: ChannelAddress): Promise<boolean> {
    const reply = await request<ChannelInfo>("POST", "/me/channels", address);
    if (reply.type === "no") toast(errorText(reply.code), "no");
    else await sayHow();
    await look();
    return reply.type === "ok";
  }

  /** Calls speak my language and know my zone, whether I keep quiet hours or not. */
  async function sayHow(): Promise<void> {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const quietHours = mine.value?.wishes.quietHours ?? null;
    const wishes = { quietHours, zone, language: language.value } satisfies CallWishes;
    await request("POST", "/me/calls/wishes", wishes);
  }

  useEffect(() => void look(), []);
  if (mine.value === null) return null;
  const { channels, wishes, calls, pushKey, mail } = mine.value;
  return (
    <section aria-labelledby="calls" class="calls">
      <h2 id="calls">{w.title}</h2>
      <p class="soft">{w.lead}</p>
      {channels.length === 0 && <p>{w.none}</p>}
      <ul class="channels">
        {channels.map((channel) => (
          <Channel key={channel.id} channel={channel} path="/me/channels" changed={look} />
        ))}
      </ul>
      <AddChannel pushKey={pushKey} mail={mail} add={add} />
      <QuietHoursForm wishes={wishes} saved={look} />
      <FailedCalls calls={calls} />
    </section>
  );
}

/** What did not arrive, and why, in words. */
function FailedCalls({ calls }: { readonly calls: readonly CallInfo[] }): JSX.Element | null {
  const w = callsWords();
  const failed = calls.filter(({ trouble }) => trouble !== null);
  if (failed.length === 0) return null;
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <h3>{w.failed}</h3>
      <ul>
        {failed.map(({ id, kind, due, state, trouble }) => (
          <li key={id}>
            {w.kinds[kind]}, {date.format(due)}. {trouble !== null && w.troubles[trouble.code]}{" "}
            {state === "retrying" ? w.retrying : w.givenUp}
          </li>
        ))}
      </ul>
    </>
  );
}
