/** What a seat sees and may do now, for programs without a socket. */
import * as z from "zod";
import type { Viewer } from "#rules/game.ts";
import { naming } from "#table/announce/view.ts";
import type { SeatView } from "#table/talk/lobby.ts";
import { longestLog } from "#table/talk/limits.ts";
import { personOf } from "../../accounts/people.ts";
import type { Services } from "../../services.ts";
import { enter } from "../enter.ts";
import { costOfPages } from "../limits/allowances.ts";
import { turnstile, type Turnstile } from "../limits/rates.ts";
import { infoFor } from "../socket/own-seat.ts";
import { longestWait, type Polls } from "../socket/polls.ts";
import { no, ok, tooFast, type Reply } from "../http/reply.ts";
import { guestRoute, type Guest, type Route } from "../http/route.ts";
import { noTable } from "./no-table.ts";
import { viewer, whole } from "./viewers.ts";

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
  known: z
    .string()
    .max(64)
    .optional()
    .describe("the hash of a card set I have: a view of a table with it names it instead"),
});

export function viewRoute(services: Services, waiting: Polls, connections: Turnstile): Route {
  const perPerson = turnstile(services.limits.tablesPerConnection);
  return guestRoute({
    method: "get",
    path: "/api/tables/:id/view",
    who: "seat",
    summary: "What a seat sees and may do now; waits for news if asked to",
    query: viewQuery,
    answer: "SeatView",
    codes: [
      "no-such-table",
      "members-only",
      "elsewhere",
      "not-your-seat",
      "seat-token",
      "too-fast",
      "too-many-connections",
    ],
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
  });

  async function view({
    session,
    address,
    params,
    query,
    gone,
  }: Guest<undefined, z.infer<typeof viewQuery>>): Promise<Reply> {
    const table = await enter(services, params["id"] ?? "", session.person);
    if ("code" in table) return noTable(table);
    const as: Viewer = query.as ?? session.only?.seat ?? "spectator";
    if (session.only !== null && (session.only.table !== table.id || session.only.seat !== as))
      return no(403, "seat-token");
    const unseen = Math.min(table.version() - (query.since ?? 0), longestLog);
    const payer = { person: session.person, address };
    const cost = costOfPages(unseen) - 1;
    if (!services.allowances.take("poll", payer, cost))
      return tooFast("poll", services.allowances.wait("poll", payer, cost));
    const person = personOf(session);
    const tell = await waiting.next({
      table,
      person,
      as,
      since: query.since ?? null,
      waitMilliseconds: Math.round((query.wait ?? 0) * 1000),
      gone,
    });
    if (tell?.type === "error") return no(403, tell.code, tell.params);
    const info = infoFor(session, table.info(session.person));
    const game = services.games.get(info.game);
    const options =
      game === undefined || tell === null || tell.view === null || as === "spectator"
        ? []
        : game.options(tell.view);
    const isKnown = query.known !== undefined && query.known === info.setup.content;
    const told =
      tell !== null && isKnown
        ? { ...tell, view: naming(tell.view, table.content, query.known) }
        : tell;
    return ok({ info, tell: told, options } satisfies SeatView);
  }
}
