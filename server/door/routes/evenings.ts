/** The next evening of a guild: dates are proposed, tapped, and one of them is agreed on. */
import * as z from "zod";
import { eveningAnswers } from "#table/talk/guild.ts";
import { newSecret } from "../../accounts/secrets.ts";
import { calendarOf } from "../../guild/calendar.ts";
import { longestEvening, type Membership } from "../../guild/guilds.ts";
import type { Services } from "../../services.ts";
import type { StoredEvening } from "../../store/guild-port.ts";
import { no, nothing, ok, type Reply } from "../http/reply.ts";
import { guestRoute, type Guest, type Route } from "../http/route.ts";
import { originFor } from "../reach.ts";
import { inGuild } from "./guild-visit.ts";

const date = z.strictObject({ at: z.int().describe("milliseconds since 1970") });
const tapped = z.strictObject({ answer: z.enum(eveningAnswers) });
const year = 366 * 86_400_000;

export function eveningRoutes(services: Services): readonly Route[] {
  return [...proposing(services), ...deciding(services)];
}

/** A visit to one evening of one's guild. */
function atEvening<B>(
  services: Services,
  run: (visit: Guest<B, undefined>, evening: StoredEvening, inside: Membership) => Promise<Reply>,
): (visit: Guest<B, undefined>) => Promise<Reply> {
  return inGuild(services, async (visit, inside) => {
    const coming = await services.guildStore.evenings(inside.guild.id, today(services));
    const evening = coming.find(({ id }) => id === visit.params["evening"]);
    return evening === undefined ? no(404, "no-such-evening") : run(visit, evening, inside);
  });
}

/** What began by now counts until it is over: nobody fills the book with dates a moment ahead. */
function today({ clock }: Services): number {
  return clock.now() - longestEvening;
}

/** Whoever proposed it, and those who lead. */
function mayDecide({ role, me }: Membership, { proposed }: StoredEvening): boolean {
  return role !== "member" || proposed === me.person;
}

function proposing(services: Services): readonly Route[] {
  const { guildStore, clock, limits, calls } = services;
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
        const most = limits.eveningsPerGuild;
        if (body.at < now || body.at > now + year) return no(422, "wrong-date");
        const id = newSecret();
        const evening = { id, at: body.at, proposed: session.person };
        const room = { most, from: today(services) };
        if (!(await guildStore.propose(guild.id, evening, room)))
          return no(409, "too-many-evenings", { most });
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
      work: "guild",
      answer: null,
      codes: ["no-such-guild", "no-such-evening", "too-fast"],
      run: atEvening(services, async ({ body, session }, evening, { guild }) => {
        const { id, at, agreed } = evening;
        const people = agreed && body.answer !== "no" ? [session.person] : [];
        const toTell = calls.meeting({ guild: guild.id, evening: id, at, people });
        await guildStore.answerEvening(id, session.person, body.answer, toTell);
        calls.wrote(toTell);
        return nothing();
      }),
    }),
  ];
}

function deciding(services: Services): readonly Route[] {
  const { guildStore, clock, calls } = services;
  return [
    guestRoute({
      method: "post",
      path: "/api/guilds/:id/evenings/:evening/agree",
      who: "person",
      summary: "This one it is: whoever proposed it, founder and helpers",
      body: z.strictObject({}),
      work: "guild",
      answer: null,
      codes: ["no-such-guild", "no-such-evening", "not-yours-to-lead", "too-fast"],
      run: atEvening(services, async (_visit, evening, membership) => {
        if (!mayDecide(membership, evening)) return no(403, "not-yours-to-lead");
        const { guild } = membership;
        const coming = [...evening.answers].filter(([, answer]) => answer !== "no");
        const people = [`guild:${guild.id}`, ...coming.map(([person]) => person)];
        const { id, at } = evening;
        const toTell = calls.meeting({ guild: guild.id, evening: id, at, people });
        await guildStore.agreeOn(guild.id, id, toTell);
        calls.wrote(toTell);
        return nothing();
      }),
    }),
    guestRoute({
      method: "delete",
      path: "/api/guilds/:id/evenings/:evening",
      who: "person",
      summary: "Take a date off: whoever proposed it, founder and helpers",
      work: "guild",
      answer: null,
      codes: ["no-such-guild", "no-such-evening", "not-yours-to-lead", "too-fast"],
      run: atEvening(services, async (_visit, evening, membership) => {
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
      work: "guild",
      answer: null,
      type: "text/calendar",
      codes: ["no-such-guild", "no-such-evening", "too-fast"],
      run: atEvening(services, async ({ request }, { id, at }, { guild }) => {
        const link = `${originFor(request, services) ?? ""}/guild/${guild.id}`;
        return ok(calendarOf({ id, at, title: guild.name, link, now: clock.now() }), {
          "content-type": "text/calendar; charset=utf-8",
          "content-disposition": 'attachment; filename="evening.ics"',
        });
      }),
    }),
  ];
}
