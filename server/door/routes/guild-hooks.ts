/** A guild's own web hook: its tables call there too, with names. */
import * as z from "zod";
import { webAddress, zone } from "../fields.ts";
import { hookShapes } from "#table/talk/calls.ts";
import { languages } from "#table/talk/languages.ts";
import type { Services } from "../../services.ts";
import type { StoredChannel } from "../../store/call-port.ts";
import { no, nothing, ok, tooFast } from "../http/reply.ts";
import { guestRoute, type Route } from "../http/route.ts";
import { originFor } from "../reach.ts";
import { addedChannel, channelInfo } from "./channel-info.ts";
import { leading } from "./guild-visit.ts";

const hook = z.strictObject({
  url: webAddress,
  shape: z.enum(hookShapes),
  zone,
  language: z.enum(languages),
});

const leaders = ["no-such-guild", "not-yours-to-lead"] as const;
const mostHooks = 3;

export function guildHookRoutes(services: Services): readonly Route[] {
  const { callStore, calls } = services;
  const hooksOf = (guild: string): Promise<readonly StoredChannel[]> =>
    callStore.channels(`guild:${guild}`);
  return [
    guestRoute({
      method: "get",
      path: "/api/guilds/:id/hooks",
      who: "person",
      summary: "The guild's web hooks, for those who lead it",
      answer: "Channels",
      codes: leaders,
      run: leading(services, async (_visit, { guild }) =>
        ok((await hooksOf(guild.id)).map(channelInfo)),
      ),
    }),
    guestRoute({
      method: "post",
      path: "/api/guilds/:id/hooks",
      who: "person",
      summary: "A web hook that hears of every call at the guild's tables",
      body: hook,
      work: "call",
      answer: "Channel",
      makes: "always",
      codes: [...leaders, "too-many-channels", "forbidden-address", "too-fast"],
      run: leading(services, async ({ body, request, session }, { guild }) => {
        const owner = `guild:${guild.id}`;
        const { url, shape, zone, language } = body;
        const origin = originFor(request, services) ?? "";
        const address = { type: "webhook", url, shape } as const;
        const most = mostHooks;
        const added = await calls.addChannel({ owner, by: session.person, address, origin, most });
        if (typeof added !== "string")
          await callStore.setWishes(owner, { quietHours: null, zone, language });
        return addedChannel(added, most);
      }),
    }),
    guestRoute({
      method: "post",
      path: "/api/guilds/:id/hooks/:hook/try",
      who: "person",
      summary: "Try the guild's web hook",
      body: z.strictObject({}),
      work: "call",
      answer: "Tried",
      codes: [...leaders, "no-such-channel", "too-fast"],
      run: leading(services, async ({ params }, { guild }) => {
        const found = (await hooksOf(guild.id)).find(({ id }) => id === params["hook"]);
        if (found === undefined) return no(404, "no-such-channel");
        const wishes = await callStore.wishes(`guild:${guild.id}`);
        const standard = { quietHours: null, zone: "UTC", language: "en" } as const;
        const tried = await calls.tryIt(found, wishes ?? standard);
        return tried === null ? tooFast("call", 1) : ok(tried);
      }),
    }),
    guestRoute({
      method: "delete",
      path: "/api/guilds/:id/hooks/:hook",
      who: "person",
      summary: "Take the guild's web hook away",
      answer: null,
      codes: leaders,
      run: leading(services, async ({ params }, { guild }) => {
        await callStore.dropChannel(`guild:${guild.id}`, params["hook"] ?? "");
        return nothing();
      }),
    }),
  ];
}
