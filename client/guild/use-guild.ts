/** A guild of mine, looked at again from time to time. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GuildPage } from "#table/talk/guild.ts";
import { request } from "../lobby/request.ts";
import { toast } from "../pieces/toasts.ts";
import { errorText } from "../words/words.ts";

export type Act = (
  method: "POST" | "DELETE",
  path: string,
  body?: unknown,
  done?: string,
) => Promise<boolean>;

export interface SeenGuild {
  readonly guild: Signal<GuildPage | "none" | null>;
  /** Asks the hall something about this guild, says no in words, and looks again. */
  readonly act: Act;
}

const lookAgainMs = 15_000;

export function useGuild(id: string): SeenGuild {
  const guild = useSignal<GuildPage | "none" | null>(null);

  async function look(): Promise<void> {
    const reply = await request<GuildPage>("GET", `/guilds/${id}`);
    if (reply.type === "ok") guild.value = reply.value;
    else if (reply.code === "no-such-guild" || reply.code === "no-session") guild.value = "none";
    else if (guild.value === null) toast(errorText(reply.code), "no");
  }

  const act: Act = async (method, path, body = {}, done = "") => {
    const reply = await request<unknown>(method, `/guilds/${id}${path}`, body);
    if (reply.type === "no") toast(errorText(reply.code), "no");
    else if (done !== "") toast(done);
    await look();
    return reply.type === "ok";
  };

  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [id]);
  return { guild, act };
}
