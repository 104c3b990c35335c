/** Who is in a guild: roles, being sent out, going. */
import * as z from "zod";
import { roles } from "#table/talk/guild.ts";
import { roleOf } from "../../guild/guilds.ts";
import type { Services } from "../../services.ts";
import { no, nothing, type Reply } from "../http/reply.ts";
import { guestRoute, type Route } from "../http/route.ts";
import { inGuild, leading, numberIn } from "./guild-visit.ts";

const role = z.strictObject({ role: z.enum(roles) });

export const leaders = ["no-such-guild", "not-yours-to-lead"] as const;

export function leadingPeople(services: Services): readonly Route[] {
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
