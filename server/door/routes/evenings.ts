/** The next evening of a guild: dates are proposed, tapped, and one of them is agreed on. */
import * as z from "zod";
import { eveningAnswers } from "#table/talk/guild.ts";
import { newSecret } from "../../accounts/secrets.ts";
import { calendarOf } from "../../guild/calendar.ts";
import type { Membership } from "../../guild/guilds.ts";
import type { Services } from "../../services.ts";
import type { StoredEvening } from "../../store/guild-port.ts";
import { no, nothing, ok } from "../http/reply.ts";
import { guestRoute, type Route } from "../http/route.ts";
import { originFor } from "../reach.ts";
import { inGuild } from "./guild-visit.ts";

const date = z.strictObject({ at: z.int().describe("milliseconds since 1970") });
const tapped = z.strictObject({ answer: z.enum(eveningAnswers) });
const year = 366 * 86_400_000;

export function eveningRoutes(services: Services): readonly Route[] {
  const { guildStore, clock, limits } = services;

  async function find({ guild }: Membership, id = ""): Promise<StoredEvening | null> {
    const coming = await guildStore.evenings(guild.id, 0);
    return coming.find((each) => each.id === id) ?? null;
  }

  /** Whoever proposed it, and those who lead. */
  const mayDecide = ({ role, me }: Membership, { proposed }: StoredEvening): boolean =>
    role !== "member" || proposed === me.person;

  return [
    guestRoute({
      method: "post",
      path: "/api/guilds/:id/evenings",
      who: "person",
      summary: "Propose a date for the next evening; I say yes to it",
      body: date,
      work: "guild",
      answer: null,
      codes: ["no-such-guild", "wrong-date", "too-many-evenings", "too-fast"],
      run: inGuild(services, async ({ body, session }, { guild }) => {
        const now = clock.now();
        if (body.at < now || body.at > now + year) return no(422, "wrong-date");
        const coming = await guildStore.evenings(guild.id, now);
        if (coming.length >= limits.eveningsPerGuild)
          return no(409, "too-many-evenings", { most: limits.eveningsPerGuild });
        const id = newSecret();
        await guildStore.propose(guild.id, { id, at: body.at, proposed: session.person });
        await guildStore.answerEvening(id, session.person, "yes");
        return nothing();
      }),
    }),
    guestRoute({
      method: "post",
      path: "/api/guilds/:id/evenings/:evening/answer",
      who: "person",
      summary: "Yes, maybe or no",
      body: tapped,
      answer: null,
      codes: ["no-such-guild", "no-such-evening"],
      run: inGuild(services, async ({ params, body, session }, membership) => {
        const evening = await find(membership, params["evening"]);
        if (evening === null) return no(404, "no-such-evening");
        await guildStore.answerEvening(evening.id, session.person, body.answer);
        return nothing();
      }),
    }),
    guestRoute({
      method: "post",
      path: "/api/guilds/:id/evenings/:evening/agree",
      who: "person",
      summary: "This one it is: whoever proposed it, founder and helpers",
      body: z.strictObject({}),
      answer: null,
      codes: ["no-such-guild", "no-such-evening", "not-yours-to-lead"],
      run: inGuild(services, async ({ params }, membership) => {
        const evening = await find(membership, params["evening"]);
        if (evening === null) return no(404, "no-such-evening");
        if (!mayDecide(membership, evening)) return no(403, "not-yours-to-lead");
        await guildStore.agreeOn(membership.guild.id, evening.id);
        return nothing();
      }),
    }),
    guestRoute({
      method: "delete",
      path: "/api/guilds/:id/evenings/:evening",
      who: "person",
      summary: "Take a date off: whoever proposed it, founder and helpers",
      answer: null,
      codes: ["no-such-guild", "no-such-evening", "not-yours-to-lead"],
      run: inGuild(services, async ({ params }, membership) => {
        const evening = await find(membership, params["evening"]);
        if (evening === null) return no(404, "no-such-evening");
        if (!mayDecide(membership, evening)) return no(403, "not-yours-to-lead");
        await guildStore.dropEvening(membership.guild.id, evening.id);
        return nothing();
      }),
    }),
    guestRoute({
      method: "get",
      path: "/api/guilds/:id/evenings/:evening/calendar",
      who: "person",
      summary: "The evening as a file for a calendar",
      answer: null,
      type: "text/calendar",
      codes: ["no-such-guild", "no-such-evening"],
      run: inGuild(services, async ({ params, request }, membership) => {
        const { guild } = membership;
        const evening = await find(membership, params["evening"]);
        if (evening === null) return no(404, "no-such-evening");
        const { id, at } = evening;
        const link = `${originFor(request, services) ?? ""}/guild/${guild.id}`;
        return ok(calendarOf({ id, at, title: guild.name, link, now: clock.now() }), {
          "content-type": "text/calendar; charset=utf-8",
          "content-disposition": 'attachment; filename="evening.ics"',
        });
      }),
    }),
  ];
}
