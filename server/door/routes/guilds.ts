/** Guilds: found one, join by its link, look at it, lead it. */
import * as z from "zod";
import { newName } from "../fields.ts";
import type { PersonId } from "#table/journal/page.ts";
import { roles, type GuildCard, type GuildInvitation } from "#table/talk/guild.ts";
import { longest } from "#table/talk/limits.ts";
import { newSecret } from "../../accounts/secrets.ts";
import { readName } from "../../accounts/names.ts";
import { roleOf } from "../../guild/guilds.ts";
import type { Services } from "../../services.ts";
import type { StoredGuild } from "../../store/guild-port.ts";
import { made, no, nothing, ok, type Reply } from "../http/reply.ts";
import { guestRoute, openRoute, type Route } from "../http/route.ts";
import { inGuild, leading, numberIn } from "./guild-visit.ts";

const newGuild = z.strictObject({
  name: newName,
});
const role = z.strictObject({ role: z.enum(roles) });
const from = z.object({
  after: z.string().max(longest.id).describe("the last table of the page before"),
});

const leaders = ["no-such-guild", "not-yours-to-lead"] as const;

const card = ({ id, name }: StoredGuild): GuildCard => ({ id, name });

export function guildRoutes(services: Services): readonly Route[] {
  return [
    ...comingIn(services),
    ...lookingAt(services),
    ...leadingIt(services),
    ...leadingPeople(services),
  ];
}

function comingIn(services: Services): readonly Route[] {
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
      codes: ["wrong-name", "too-many-guilds", "too-fast"],
      async run({ session, body }) {
        const name = readName(body.name);
        if (name === null) return no(422, "wrong-name", { most: limits.nameLength });
        const most = limits.guildsPerPerson;
        const count = async (): Promise<number> => (await guildStore.of(session.person)).length;
        if ((await count()) >= most) return no(409, "too-many-guilds", { most });
        const guild = await guilds.found(name, session.person);
        // Several at the same time have all seen room: whoever sees too many now steps back.
        if ((await count()) <= most) return made(card(guild));
        await guildStore.end(guild.id);
        return no(409, "too-many-guilds", { most });
      },
    }),
    openRoute({
      method: "get",
      path: "/api/invitations/:invite",
      summary: "What a guild's invitation invites to",
      work: "guild",
      answer: "GuildInvitation",
      codes: ["no-such-guild", "too-fast"],
      async run({ params, session }) {
        const guild = await guildStore.invited(params["invite"] ?? "");
        if (guild === null) return no(404, "no-such-guild");
        const members = (await guildStore.members(guild.id)).filter(
          (each) => roleOf(each) !== null,
        );
        const isMember = members.some(({ person }) => person === session?.person);
        return ok({
          name: guild.name,
          people: members.length,
          id: isMember ? guild.id : null,
        } satisfies GuildInvitation);
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

async function joining(services: Services, guild: StoredGuild, person: PersonId): Promise<Reply> {
  const { guildStore, clock } = services;
  const mine = await guildStore.of(person);
  if (mine.some(({ id }) => id === guild.id)) return ok(card(guild));
  const whyNot = await noRoom(services, person, guild.id, 1);
  if (whyNot !== null) return whyNot;
  const joined = await guildStore.join(guild.id, person, clock.now());
  if (joined === "removed") return no(403, "removed-from-guild");
  if (joined === "no-guild") return no(404, "no-such-guild");
  // Several at the same time have all seen room: whoever sees too many now steps back.
  const tooMany = joined === "joined" ? await noRoom(services, person, guild.id, 0) : null;
  if (tooMany !== null) await guildStore.setStandings(guild.id, new Map([[person, "left"]]));
  return tooMany ?? ok(card(guild));
}

/**
 * Is there room for so many more? Those sent away make room again: whoever has the link cannot fill a guild for ever.
 * Names are kept, so many.
 */
async function noRoom(
  { guildStore, limits: { guildsPerPerson, peoplePerGuild } }: Services,
  person: PersonId,
  guild: string,
  more: number,
): Promise<Reply | null> {
  if ((await guildStore.of(person)).length + more > guildsPerPerson)
    return no(409, "too-many-guilds", { most: guildsPerPerson });
  const members = await guildStore.members(guild);
  const today = members.filter((each) => roleOf(each) !== null);
  const isFull = today.length + more > peoplePerGuild || members.length + more > 4 * peoplePerGuild;
  return isFull ? no(409, "guild-full", { most: peoplePerGuild }) : null;
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
      run: leading(services, async (_visit, { guild, role: mine }) => {
        if (mine !== "founder") return no(403, "not-yours-to-lead");
        await guildStore.end(guild.id);
        return nothing();
      }),
    }),
  ];
}

function leadingPeople(services: Services): readonly Route[] {
  const { guildStore } = services;
  return [
    guestRoute({
      method: "post",
      path: "/api/guilds/:id/members/:number",
      who: "person",
      summary: "Make a member a helper, or hand the guild over: its founder alone",
      body: role,
      work: "guild",
      answer: null,
      codes: [...leaders, "no-such-member", "too-fast"],
      run: leading(services, async ({ params, body }, membership) => {
        const member = numberIn(membership, params["number"]);
        if (membership.role !== "founder") return no(403, "not-yours-to-lead");
        if (member === null || member.person === membership.me.person)
          return no(404, "no-such-member");
        await guildStore.setStandings(
          membership.guild.id,
          new Map([
            [member.person, body.role],
            ...(body.role === "founder" ? [[membership.me.person, "helper"] as const] : []),
          ]),
        );
        return nothing();
      }),
    }),
    guestRoute({
      method: "delete",
      path: "/api/guilds/:id/members/:number",
      who: "person",
      summary: "Leave the guild, or send someone away; the last one out ends it",
      work: "guild",
      answer: null,
      codes: [...leaders, "no-such-member", "hand-over-first", "too-fast"],
      run: inGuild(services, ({ params }, membership) =>
        goingOut(services, membership, params["number"]),
      ),
    }),
  ];
}

async function goingOut(
  { guildStore }: Services,
  membership: Parameters<typeof numberIn>[0],
  number: string | undefined,
): Promise<Reply> {
  const { guild, me, role: mine, members } = membership;
  const member = numberIn(membership, number);
  if (member === null) return no(404, "no-such-member");
  if (member.person !== me.person) {
    const outranks = mine === "founder" || (mine === "helper" && member.standing === "member");
    if (!outranks) return no(403, "not-yours-to-lead");
    await guildStore.setStandings(guild.id, new Map([[member.person, "removed"]]));
    return nothing();
  }
  const others = members.filter((each) => each.person !== me.person && roleOf(each) !== null);
  if (others.length === 0) await guildStore.end(guild.id);
  else if (mine === "founder") return no(409, "hand-over-first");
  else await guildStore.setStandings(guild.id, new Map([[me.person, "left"]]));
  return nothing();
}
