/** How I want to be called: my channels, my quiet hours, and what did not arrive. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { CallWishes, ChannelAddress, ChannelInfo, MyCalls, Tried } from "#table/talk/calls.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { language } from "../settings/settings.ts";
import { errorText } from "../words/words.ts";
import { AddChannel } from "./add-channel.tsx";
import { FailedCalls } from "./failed-calls.tsx";
import { QuietHoursForm } from "./quiet-hours.tsx";
import { callsWords } from "./words/words.ts";
import "./calls.css";

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
      <ul class="my-sessions">
        {channels.map((channel) => (
          <Channel key={channel.id} channel={channel} changed={look} />
        ))}
      </ul>
      <AddChannel pushKey={pushKey} mail={mail} add={add} />
      <QuietHoursForm wishes={wishes} saved={look} />
      <FailedCalls calls={calls} />
    </section>
  );
}

interface ChannelProps {
  readonly channel: ChannelInfo;
  readonly changed: () => Promise<void>;
}

function Channel({ channel, changed }: ChannelProps): JSX.Element {
  const w = callsWords();
  const { id, type, where, shape, confirmed, trouble } = channel;

  async function tryIt(): Promise<void> {
    toast(w.trying);
    const reply = await request<Tried>("POST", `/me/channels/${id}/try`);
    if (reply.type === "no") toast(errorText(reply.code), "no");
    else if (reply.value.trouble === null) toast(w.arrived, "lamp");
    else toast(w.troubles[reply.value.trouble.code], "no");
    await changed();
  }

  async function remove(): Promise<void> {
    const reply = await request("DELETE", `/me/channels/${id}`);
    toast(reply.type === "no" ? errorText(reply.code) : w.removed);
    await changed();
  }

  return (
    <li class="channel">
      <span>
        <strong>{shape === null ? w.types[type] : w.shapes[shape]}</strong>{" "}
        <small class="soft">{where}</small>
        {!confirmed && <small class="soft block">{w.unconfirmed}</small>}
        {trouble !== null && (
          <small class="block">
            {w.troubles[trouble.code]} {trouble.detail}
          </small>
        )}
      </span>
      <span class="channel-buttons">
        <Button press={() => void tryIt()}>{w.tryIt}</Button>
        <Button tone="quiet" press={() => void remove()}>
          {w.remove}
        </Button>
      </span>
    </li>
  );
}
