/** One table over HTTP: the same words as the socket. */
import * as z from "zod";
import type { Viewer } from "#rules/game.ts";
import type { Asked, SeatToken, SeatView } from "#table/talk/lobby.ts";
import { mostSeats } from "#table/talk/limits.ts";
import { askSchema } from "#table/talk/schema.ts";
import type { Answer } from "#table/talk/words.ts";
import type { Services } from "../../services.ts";
import { costOfPages } from "../limits/allowances.ts";
import { turnstile, type Turnstile } from "../limits/rates.ts";
import { journalOf } from "./journal-stream.ts";
import { infoFor } from "../socket/own-seat.ts";
import { longestWait, type Polls } from "../socket/polls.ts";
import { firstIssue, made, no, ok, type Reply } from "../http/reply.ts";
import { guestRoute, openRoute, type Guest, type Route } from "../http/route.ts";
import { speak } from "../socket/speak.ts";

const whole = z.coerce.number().int().min(0);
const viewer = z.union([z.literal("spectator"), whole.max(mostSeats - 1)]);
const viewQuery = z.strictObject({
  as: viewer
    .optional()
    .describe("a seat of mine, or spectator; a seat token’s own seat unless told"),
  since: whole.optional().describe("answer only with a version above this"),
  wait: z.coerce
    .number()
    .min(0)
    .max(longestWait / 1000)
    .optional()
    .describe("seconds to wait for it"),
});
const pastQuery = z.strictObject({
  as: z.union([viewer, z.literal("everyone")]).optional(),
  from: whole.optional(),
  to: whole.optional(),
});

/** One answer tells so many pages; `last` says whether there are more. */
const mostSteps = 500;

/** A socket names the table in every message; here the address does. */
const ask = z
  .record(z.string(), z.unknown())
  .describe("an Ask of table/talk/words.ts without its table");

export function tableRoutes(
  services: Services,
  waiting: Polls,
  connections: Turnstile,
): readonly Route[] {
  const { tables, people } = services;
  const perPerson = turnstile(services.limits.tablesPerConnection);

  return [
    openRoute({
      method: "get",
      path: "/api/tables/:id",
      summary: "The table as I see it",
      answer: "TableInfo",
      codes: ["no-such-table"],
      async run({ session, params }) {
        const table = await tables.find(params["id"] ?? "");
        if (table === null) return no(404, "no-such-table");
        const info = table.info(session?.person ?? null);
        return ok(session === null ? info : infoFor(session, info));
      },
    }),
    guestRoute({
      method: "get",
      path: "/api/tables/:id/view",
      who: "seat",
      summary: "What a seat sees and may do now; waits for news if asked to",
      query: viewQuery,
      answer: "SeatView",
      codes: ["no-such-table", "not-your-seat", "seat-token", "too-many-connections"],
      async run(visit) {
        const leave = connections.enter(visit.address);
        const rise = perPerson.enter(visit.session.person);
        try {
          return leave === null || rise === null
            ? no(429, "too-many-connections")
            : await view(visit);
        } finally {
          leave?.();
          rise?.();
        }
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/tables/:id/asks",
      who: "seat",
      summary: "Say something to the table: sit, start, command, take-back …",
      body: ask,
      answer: "Asked",
      codes: ["wrong-ask", "seat-token"],
      async run({ session, address, body, params }) {
        const parsed = askSchema.safeParse({ ...body, table: params["id"] });
        if (!parsed.success) return no(422, "wrong-ask", firstIssue(parsed.error));
        if (parsed.data.type === "watch")
          return no(422, "wrong-ask", { path: "type", reason: "over HTTP, GET …/view watches" });
        const answer: Answer = await speak(services, { session, address }, parsed.data);
        return ok({ answer } satisfies Asked);
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/tables/:id/seats/:seat/token",
      who: "person",
      summary: "A token with which a program speaks for this one seat of mine",
      answer: "SeatToken",
      codes: ["no-such-table", "not-your-seat"],
      async run({ session, params }) {
        const table = await tables.find(params["id"] ?? "");
        if (table === null) return no(404, "no-such-table");
        const seat = Number(params["seat"]);
        const holder = table.info(session.person).seats.find((each) => each.seat === seat)?.holder;
        if (holder?.type !== "person" || !holder.mine) return no(403, "not-your-seat");
        const token = await people.seatToken(session.person, table.id, seat);
        return made({ token, table: table.id, seat } satisfies SeatToken);
      },
    }),
    openRoute({
      method: "get",
      path: "/api/tables/:id/past",
      summary:
        "The past as one viewer saw it: my own seat or a spectator while the game runs, anyone or everyone afterwards",
      query: pastQuery,
      cost: 20,
      heavy: true,
      answer: "Past",
      codes: ["no-such-table", "not-your-seat", "seat-token", "not-over", "too-fast"],
      async run({ session, address, params, query }) {
        const table = await tables.find(params["id"] ?? "");
        if (table === null) return no(404, "no-such-table");
        const payer = { person: session?.person ?? null, address };
        const from = query.from ?? 0;
        const to = Math.min(query.to ?? Infinity, from + mostSteps);
        const pages = Math.min(to, tables.version(table.id)) - from;
        if (!services.allowances.take("past", payer, costOfPages(pages)))
          return no(429, "too-fast");
        const as = query.as ?? "spectator";
        const only = session?.only ?? null;
        const stray = only !== null && (only.table !== table.id || as !== only.seat);
        const past = stray ? null : await table.past(session?.person ?? null, as, from, to);
        if (past === null) return no(403, "seat-token");
        return "type" in past ? no(403, past.code, past.params) : ok(past);
      },
    }),
    openRoute({
      method: "get",
      path: "/api/tables/:id/journal",
      summary: "The journal of a finished game, for verify, replay and judge",
      answer: null,
      type: "application/jsonl",
      cost: 5,
      heavy: true,
      codes: ["no-such-table", "not-over", "too-fast", "too-many-connections"],
      run: ({ params, session, address }) =>
        journalOf(services, params["id"] ?? "", { person: session?.person ?? null, address }),
    }),
  ];

  async function view({
    session,
    params,
    query,
    gone,
  }: Guest<undefined, z.infer<typeof viewQuery>>): Promise<Reply> {
    const table = await tables.find(params["id"] ?? "");
    if (table === null) return no(404, "no-such-table");
    const as: Viewer = query.as ?? session.only?.seat ?? "spectator";
    if (session.only !== null && (session.only.table !== table.id || session.only.seat !== as))
      return no(403, "seat-token");
    const person = { id: session.person, name: session.name };
    const tell = await waiting.next({
      table,
      person,
      as,
      since: query.since ?? null,
      waitMilliseconds: (query.wait ?? 0) * 1000,
      gone,
    });
    if (tell?.type === "error") return no(403, tell.code, tell.params);
    const info = infoFor(session, table.info(session.person));
    const game = services.games.get(info.game);
    const options =
      game === undefined || tell === null || tell.view === null || as === "spectator"
        ? []
        : game.options(tell.view);
    return ok({ info, tell, options } satisfies SeatView);
  }
}
