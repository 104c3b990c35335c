/** How someone wants to be called, and what became of it. */
import * as z from "zod";
import { webAddress, zone } from "../fields.ts";
import {
  hookShapes,
  nudgeWords,
  type CallInfo,
  type CallWishes,
  type MyCalls,
} from "#table/talk/calls.ts";
import { languages } from "#table/talk/languages.ts";
import { isZone } from "#table/talk/time.ts";
import type { Services } from "../../services.ts";
import type { PastCall } from "../../store/call-port.ts";
import { quietHours } from "../http/call-answers.ts";
import { no, nothing, ok, tooFast } from "../http/reply.ts";
import { guestRoute, type Route } from "../http/route.ts";
import { originFor } from "../reach.ts";
import { isMailbox } from "../../calls/channels/mailbox.ts";
import { isPushKey } from "../../calls/channels/push.ts";
import { addedChannel, channelInfo } from "./channel-info.ts";

const channel = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("webhook"), url: webAddress, shape: z.enum(hookShapes) }),
  z.strictObject({
    type: z.literal("push"),
    endpoint: webAddress,
    p256dh: z
      .string()
      .regex(/^[\w-]{87}=?$/)
      .refine(isPushKey, "no point of P-256"),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
  z.strictObject({
    type: z.literal("email"),
    to: z.string().max(254).refine(isMailbox, "no address of a mailbox"),
  }),
  z.strictObject({ type: z.literal("page") }),
]);
const wishes = z.strictObject({
  quietHours: quietHours.nullable(),
  zone,
  language: z.enum(languages),
});
const nudge = z.strictObject({ word: z.enum(nudgeWords) });

const mostChannels = 10;
const shownFor = 14 * 86_400_000;
const standard: CallWishes = { quietHours: null, zone: "UTC", language: "en" };

export function callRoutes(services: Services): readonly Route[] {
  return [...lookingAt(services), ...channelRoutes(services), nudging(services)];
}

function stateOf({ done, tries }: PastCall): CallInfo["state"] {
  if (done === null) return tries > 0 ? "retrying" : "waiting";
  return done === "given-up" ? "given-up" : "sent";
}

function lookingAt({ callStore, calls, clock }: Services): readonly Route[] {
  return [
    guestRoute({
      method: "get",
      path: "/api/me/calls",
      who: "person",
      summary: "My channels, my quiet hours, and the calls of the last days",
      answer: "MyCalls",
      codes: [],
      async run({ session: { person } }) {
        const past = await callStore.callsOf(person, clock.now() - shownFor);
        return ok({
          channels: (await callStore.channels(person)).map(channelInfo),
          wishes: (await callStore.wishes(person)) ?? standard,
          calls: past
            .filter(({ done }) => done !== "dropped")
            .map((call) => ({
              id: call.id,
              kind: call.kind,
              table: call.subject,
              due: call.due,
              state: stateOf(call),
              trouble: call.trouble,
            })),
          pushKey: calls.pushKey,
          mail: calls.hasMail,
        } satisfies MyCalls);
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/me/calls/wishes",
      who: "person",
      summary: "My quiet hours, time zone and language",
      body: wishes,
      answer: null,
      codes: ["wrong-zone"],
      async run({ session, body }) {
        const zones = [body.zone, ...(body.quietHours === null ? [] : [body.quietHours.zone])];
        if (!zones.every(isZone)) return no(422, "wrong-zone");
        await callStore.setWishes(session.person, body);
        return nothing();
      },
    }),
  ];
}

function channelRoutes(services: Services): readonly Route[] {
  const { callStore, calls } = services;
  const find = async (person: string, id: string | undefined) =>
    (await callStore.channels(person)).find((each) => each.id === id);
  return [
    guestRoute({
      method: "post",
      path: "/api/me/channels",
      who: "person",
      summary: "A way to reach me; a letter must be answered before it is used",
      body: channel,
      work: "call",
      answer: "Channel",
      makes: "always",
      codes: ["no-mail-host", "too-many-channels", "forbidden-address", "too-fast"],
      async run({ session: { person }, body, request }) {
        if (body.type === "email" && !calls.hasMail) return no(409, "no-mail-host");
        const origin = originFor(request, services) ?? "";
        const most = mostChannels;
        return addedChannel(
          await calls.addChannel({ owner: person, address: body, origin, most }),
          most,
        );
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/me/channels/:id/try",
      who: "person",
      summary: "Try it: one message now, and what became of it",
      body: z.strictObject({}),
      work: "call",
      answer: "Tried",
      codes: ["no-such-channel", "too-fast"],
      async run({ session: { person }, params, address }) {
        const found = await find(person, params["id"]);
        if (found === undefined) return no(404, "no-such-channel");
        const isToStranger = found.address.type === "email" && !found.confirmed;
        const payer = { person, address };
        if (isToStranger && !services.allowances.take("letter", payer))
          return tooFast("letter", services.allowances.wait("letter", payer));
        const tried = await calls.tryIt(found, (await callStore.wishes(person)) ?? standard);
        return tried === null ? tooFast("call", 1) : ok(tried);
      },
    }),
    guestRoute({
      method: "delete",
      path: "/api/me/channels/:id",
      who: "person",
      summary: "Reach me there no more",
      answer: null,
      codes: ["no-such-channel"],
      async run({ session: { person }, params }) {
        const found = await find(person, params["id"]);
        if (found === undefined) return no(404, "no-such-channel");
        await callStore.dropChannel(person, found.id);
        return nothing();
      },
    }),
  ];
}

/** By somebody who sits at the same table, once a day, to somebody it waits for. */
function nudging({ tables, directory, calls }: Services): Route {
  return guestRoute({
    method: "post",
    path: "/api/tables/:id/seats/:seat/nudge",
    who: "person",
    summary: "Nudge the person of a seat the game waits for; once a day for each person",
    body: nudge,
    work: "call",
    answer: null,
    codes: [
      "no-such-table",
      "not-your-table",
      "no-such-seat",
      "nothing-asked",
      "nudged-already",
      "too-fast",
    ],
    async run({ session, params, body }) {
      const table = params["id"] ?? "";
      const row = await tables.row(table);
      if (row === null) return no(404, "no-such-table");
      const sitters = await directory.sitters(table);
      if (![...sitters.values()].includes(session.person)) return no(403, "not-your-table");
      const seat = Number(params["seat"]);
      const person = sitters.get(seat);
      if (person === undefined || person === session.person) return no(404, "no-such-seat");
      if (row.phase !== "playing" || !row.awaited.includes(seat)) return no(409, "nothing-asked");
      const added = await calls.nudge(session, { person, table, seat, word: body.word });
      return added === "added" ? nothing() : no(409, "nudged-already");
    },
  });
}
