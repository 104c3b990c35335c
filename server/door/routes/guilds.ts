/** Guilds: found one, join by its link, look at it, lead it. */
import * as z from "zod";
import { longest } from "#table/talk/limits.ts";
import { newSecret } from "../../accounts/secrets.ts";
import { readName } from "../../accounts/names.ts";
import { endIt } from "../../guild/changes.ts";
import type { Services } from "../../services.ts";
import { no, nothing, ok } from "../http/reply.ts";
import { guestRoute, type Route } from "../http/route.ts";
import { inGuild, leading } from "./guild-visit.ts";
import { newGuild, comingIn } from "./guild-entry.ts";
import { leaders, leadingPeople, settled } from "./guild-people.ts";

const from = z.object({
  after: z.string().max(longest.id).describe("the last table of the page before"),
});

export function guildRoutes(services: Services): readonly Route[] {
  return [
    ...comingIn(services),
    ...lookingAt(services),
    ...leadingIt(services),
    ...leadingPeople(services),
  ];
}

function lookingAt(services: Services): readonly Route[] {
  const { guilds } = services;
  return [
    guestRoute({
      method: "get",
      path: "/api/guilds/:id",
      who: "person",
      summary: "A guild of mine: people, tables, evenings, standings, the latest games",
      work: "guild",
      answer: "GuildPage",
      codes: ["no-such-guild", "too-fast"],
      run: inGuild(services, async (_visit, membership) => ok(await guilds.page(membership))),
    }),
    guestRoute({
      method: "get",
      path: "/api/guilds/:id/history",
      who: "person",
      summary: "Older games of the guild, the latest first",
      query: from,
      work: "guild",
      answer: "PlayedGames",
      codes: ["no-such-guild", "too-fast"],
      run: inGuild(services, async ({ query }, membership) =>
        ok(await guilds.history(membership, query.after)),
      ),
    }),
  ];
}

function leadingIt(services: Services): readonly Route[] {
  const { guildStore, limits } = services;
  return [
    guestRoute({
      method: "post",
      path: "/api/guilds/:id/name",
      who: "person",
      summary: "Rename the guild: founder and helpers",
      body: newGuild,
      work: "guild",
      answer: null,
      codes: [...leaders, "wrong-name", "too-fast"],
      run: leading(services, async ({ body }, { guild }) => {
        const name = readName(body.name);
        if (name === null) return no(422, "wrong-name", { most: limits.nameLength });
        await guildStore.change({ ...guild, name });
        return nothing();
      }),
    }),
    guestRoute({
      method: "post",
      path: "/api/guilds/:id/invitation",
      who: "person",
      summary: "Draw another invitation; the old link opens nothing any more",
      body: z.strictObject({}),
      work: "guild",
      answer: null,
      codes: [...leaders, "too-fast"],
      run: leading(services, async (_visit, { guild }) => {
        await guildStore.change({ ...guild, invite: newSecret() });
        return nothing();
      }),
    }),
    guestRoute({
      method: "delete",
      path: "/api/guilds/:id",
      who: "person",
      summary: "End the guild: its founder alone. Games and results stay with their people",
      work: "guild",
      answer: null,
      codes: [...leaders, "too-fast"],
      async run({ session: { person }, params: { id = "" } }) {
        return settled(await guildStore.settle(id, (members) => endIt(members, person)));
      },
    }),
  ];
}
