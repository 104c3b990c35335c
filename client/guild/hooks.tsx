/** Web hooks of the guild: its channel hears of every call at its tables. For those who lead it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { ChannelAddress, ChannelInfo } from "#table/talk/calls.ts";
import { AddHook } from "../calls/add-hook.tsx";
import { Channel } from "../calls/channel.tsx";
import { request } from "../lobby/request.ts";
import { toast } from "../pieces/toasts.ts";
import { language } from "../settings/settings.ts";
import { errorText } from "../words/words.ts";
import { guildWords } from "./words/words.ts";
import "../calls/calls.css";

export function Hooks({ guild }: { readonly guild: string }): JSX.Element {
  const w = guildWords();
  const hooks = useSignal<readonly ChannelInfo[]>([]);
  const path = `/guilds/${guild}/hooks`;

  async function look(): Promise<void> {
    const reply = await request<readonly ChannelInfo[]>("GET", path);
    if (reply.type === "ok") hooks.value = reply.value;
  }

  async function add({
    url,
    shape,
  }: Extract<ChannelAddress, { type: "webhook" }>): Promise<boolean> {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const hook = { url, shape, zone, language: language.value };
    const reply = await request<ChannelInfo>("POST", path, hook);
    if (reply.type === "no") toast(errorText(reply.code), "no");
    await look();
    return reply.type === "ok";
  }

  useEffect(() => void look(), [guild]);
  return (
    <section aria-labelledby="guild-hooks" class="calls">
      <h2 id="guild-hooks">{w.hooks}</h2>
      <p class="soft">{w.hooksLine}</p>
      <ul class="channels">
        {hooks.value.map((hook) => (
          <Channel key={hook.id} channel={hook} path={path} changed={look} />
        ))}
      </ul>
      <AddHook add={add} />
    </section>
  );
}
