/** Founding a guild, being invited, coming in. */
import * as z from "zod";
import { newName } from "../fields.ts";
import { unreachable } from "#rules/game.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { GuildCard, GuildInvitation } from "#table/talk/guild.ts";
import { readName } from "../../accounts/names.ts";
import { roleOf } from "../../guild/guilds.ts";
import type { Services } from "../../services.ts";
import type { StoredGuild } from "../../store/guild-port.ts";
import { made, no, ok, type Reply } from "../http/reply.ts";
import { guestRoute, openRoute, type Route } from "../http/route.ts";

export const newGuild = z.strictObject({
  name: newName,
});

const sharedBy = z.object({
  by: z.coerce.number().int().optional().describe("the number of the member who sent the link"),
});

const mostFaces = 6;
const mostGames = 3;

interface Asking {
  readonly by: number | undefined;
  readonly who: PersonId | undefined;
}

async function invitationTo(
  { guilds, guildStore }: Services,
  guild: StoredGuild,
  { by, who }: Asking,
): Promise<GuildInvitation> {
  const members = (await guildStore.members(guild.id)).filter((each) => roleOf(each) !== null);
  const founder = members.find(({ standing }) => standing === "founder");
  const host = members.find(({ number }) => number === by) ?? founder;
  const others = members.filter((each) => each !== host);
  return {
    name: guild.name,
    people: members.length,
    from: host?.name ?? "",
    faces: (host === undefined ? others : [host, ...others])
      .slice(0, mostFaces)
      .map(({ name, face }) => ({ name, face })),
    games: (await guilds.gamesOf(guild.id)).slice(0, mostGames),
    id: members.find(({ person }) => person === who) === undefined ? null : guild.id,
  };
}

const card = ({ id, name }: StoredGuild): GuildCard => ({ id, name });

export function comingIn(services: Services): readonly Route[] {
  const { guilds, guildStore, limits } = services;
  return [
    guestRoute({
      method: "get",
      path: "/api/guilds",
      who: "person",
      summary: "The guilds I belong to",
      work: "guild",
      answer: "GuildCards",
      codes: ["too-fast"],
      run: async ({ session }) => ok((await guildStore.of(session.person)).map(card)),
    }),
    guestRoute({
      method: "post",
      path: "/api/guilds",
      who: "person",
      summary: "Found a guild",
      body: newGuild,
      work: "guild",
      cost: 10,
      answer: "GuildCard",
      makes: "always",
      codes: ["wrong-name", "too-many-guilds", "too-fast"],
      async run({ session, body }) {
        const name = readName(body.name);
        if (name === null) return no(422, "wrong-name", { most: limits.nameLength });
        const most = limits.guildsPerPerson;
        const guild = await guilds.found(name, session.person, most);
        return guild === null ? no(409, "too-many-guilds", { most }) : made(card(guild));
      },
    }),
    openRoute({
      method: "get",
      path: "/api/invitations/:invite",
      summary: "What a guild's invitation invites to",
      query: sharedBy,
      work: "guild",
      answer: "GuildInvitation",
      codes: ["no-such-guild", "too-fast"],
      async run({ params, query, session }) {
        const guild = await guildStore.invited(params["invite"] ?? "");
        if (guild === null) return no(404, "no-such-guild");
        return ok(await invitationTo(services, guild, { by: query.by, who: session?.person }));
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/invitations/:invite",
      who: "person",
      summary: "Join the guild of this invitation",
      body: z.strictObject({}),
      work: "guild",
      answer: "GuildCard",
      codes: ["no-such-guild", "removed-from-guild", "guild-full", "too-many-guilds", "too-fast"],
      async run({ session: { person }, params }) {
        const guild = await guildStore.invited(params["invite"] ?? "");
        return guild === null ? no(404, "no-such-guild") : joining(services, guild, person);
      },
    }),
  ];
}

async function joining(
  { guildStore, clock, limits }: Services,
  guild: StoredGuild,
  person: PersonId,
): Promise<Reply> {
  const room = { guilds: limits.guildsPerPerson, people: limits.peoplePerGuild };
  const joined = await guildStore.join(guild.id, person, clock.now(), room);
  switch (joined) {
    case "joined":
    case "member":
      return ok(card(guild));
    case "removed":
      return no(403, "removed-from-guild");
    case "no-guild":
      return no(404, "no-such-guild");
    case "guild-full":
      return no(409, joined, { most: room.people });
    case "too-many-guilds":
      return no(409, joined, { most: room.guilds });
    default:
      return unreachable(joined);
  }
}
