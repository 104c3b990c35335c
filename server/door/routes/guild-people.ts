/** Who is in a guild: roles, being sent out, going. Judged in the step that writes it. */
import * as z from "zod";
import { roles } from "#table/talk/guild.ts";
import { newSecret } from "../../accounts/secrets.ts";
import { giveRole, goOut, type GuildRefusal } from "../../guild/changes.ts";
import type { Services } from "../../services.ts";
import { no, nothing, type Reply } from "../http/reply.ts";
import { guestRoute, type Route } from "../http/route.ts";

const role = z.strictObject({ role: z.enum(roles) });

export const leaders = ["no-such-guild", "not-yours-to-lead"] as const;

const statuses: Readonly<Record<GuildRefusal, 403 | 404 | 409>> = {
  "no-such-guild": 404,
  "no-such-member": 404,
  "not-yours-to-lead": 403,
  "hand-over-first": 409,
};

export const settled = (refusal: GuildRefusal | null): Reply =>
  refusal === null ? nothing() : no(statuses[refusal], refusal);

export function leadingPeople({ guildStore }: Services): readonly Route[] {
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
      async run({ session: { person: by }, params: { id = "", number = "" }, body }) {
        return settled(
          await guildStore.settle(id, (members) => giveRole(members, { by, number }, body.role)),
        );
      },
    }),
    guestRoute({
      method: "delete",
      path: "/api/guilds/:id/members/:number",
      who: "person",
      summary:
        "Leave the guild, or send someone away and draw another link; the last one out ends it",
      work: "guild",
      answer: null,
      codes: [...leaders, "no-such-member", "hand-over-first", "too-fast"],
      async run({ session: { person: by }, params: { id = "", number = "" } }) {
        const invite = newSecret();
        return settled(
          await guildStore.settle(id, (members) => goOut(members, { by, number }, invite)),
        );
      },
    }),
  ];
}
