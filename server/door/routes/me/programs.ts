/** Programs that listen: what happens to them, who they are, and being asked to a table. */
import * as z from "zod";
import { longest } from "#table/talk/limits.ts";
import type { Services } from "../../../services.ts";
import { enter } from "../../enter.ts";
import type { Turnstile } from "../../limits/rates.ts";
import { no, nothing, ok, tooFast, type Reply } from "../../http/reply.ts";
import { guestRoute, type Guest, type Route } from "../../http/route.ts";
import { noTable } from "../no-table.ts";

const id = z.string().max(longest.id);

const accepting = z.strictObject({
  games: z
    .string()
    .max(200)
    .optional()
    .describe("the games I would be asked to, by commas; every game unless told"),
});

export function programRoutes(services: Services, connections: Turnstile): readonly Route[] {
  const { myEvents, people, office } = services;

  /** Listens for as long as the request is open. */
  function events({
    session,
    secret,
    address,
    query,
    gone,
  }: Guest<undefined, z.infer<typeof accepting>>): Reply {
    const games = query.games?.split(",") ?? [...services.games.keys()];
    if (!games.every((game) => services.games.has(game))) return no(422, "no-such-game");
    const leave = connections.enter(address);
    if (leave === null) return no(429, "too-many-connections");
    const mayGoOn = async (): Promise<boolean> =>
      secret !== null &&
      (await people.whoHas(secret)) !== null &&
      !office.shutOut.has(session.person, address);
    const { person, name } = session;
    const lines = myEvents.listen({ person, name, games, gone, mayGoOn, ended: leave });
    if (lines !== null) return ok(lines, { "content-type": "application/x-ndjson" });
    leave();
    return no(429, "too-many-connections");
  }

  return [
    guestRoute({
      method: "get",
      path: "/api/me/events",
      who: "person",
      summary: "My moves, calls to tables, rematches and ends as they happen: a MyEvent a line",
      query: accepting,
      work: "connect",
      answer: null,
      type: "application/x-ndjson",
      codes: ["no-such-game", "too-fast", "too-many-connections"],
      run: events,
    }),
    ...askingRoutes(services),
  ];
}

function askingRoutes({ myEvents, allowances, ...services }: Services): readonly Route[] {
  async function want({
    session,
    address,
    params,
    body,
  }: Guest<{ program: string }, undefined>): Promise<Reply> {
    const table = await enter(services, params["id"] ?? "", session.person);
    if ("code" in table) return noTable(table);
    if (!table.isAt(session.person)) return no(403, "not-your-table");
    const info = table.info(session.person);
    if (info.phase !== "gathering") return no(409, "already-started");
    if (info.programs === false) return no(409, "no-programs");
    const payer = { person: session.person, address };
    if (!allowances.take("call", payer)) return tooFast("call", allowances.wait("call", payer));
    return myEvents.want(body.program, info, session.name) ? nothing() : no(404, "no-such-program");
  }

  return [
    guestRoute({
      method: "get",
      path: "/api/programs",
      who: "person",
      summary: "Programs that listen now and may be asked to a table, and what they said to mine",
      query: z.strictObject({ table: id.optional() }),
      work: "watch",
      answer: "ConnectedPrograms",
      codes: ["too-fast"],
      run: ({ query }) => ok(myEvents.programs(query.table ?? null)),
    }),
    guestRoute({
      method: "post",
      path: "/api/tables/:id/programs",
      who: "person",
      summary: "Ask a program to a table of mine that gathers",
      body: z.strictObject({ program: id }),
      answer: null,
      codes: [
        "no-such-table",
        "elsewhere",
        "members-only",
        "not-your-table",
        "already-started",
        "no-programs",
        "no-such-program",
        "too-fast",
      ],
      run: want,
    }),
    guestRoute({
      method: "post",
      path: "/api/tables/:id/decline",
      who: "person",
      summary: "Say no to being asked to a table",
      answer: null,
      codes: [],
      run({ session, params }) {
        myEvents.decline(session.person, params["id"] ?? "");
        return nothing();
      },
    }),
  ];
}
