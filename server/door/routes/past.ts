/** What was played: a game step by step, and its journal. */
import * as z from "zod";
import { earlierTalk, playedEvening } from "../../lobby/played-evening.ts";
import type { OpenTables } from "../../lobby/open-tables.ts";
import type { Table } from "#table/table.ts";
import type { Version } from "#table/talk/words.ts";
import type { Services } from "../../services.ts";
import { enter } from "../enter.ts";
import { costOfPages } from "../limits/allowances.ts";
import { journalOf } from "./journal-stream.ts";
import { keptOffline } from "../http/headers.ts";
import { no, ok, tooFast } from "../http/reply.ts";
import { openRoute, type Route } from "../http/route.ts";
import { noTable } from "./no-table.ts";
import { viewer, whole } from "./viewers.ts";

const pastQuery = z.strictObject({
  as: z.union([viewer, z.literal("everyone")]).optional(),
  from: whole.optional(),
  to: whole.optional(),
});

/** One answer tells so many pages; `last` says whether there are more. */
const mostSteps = 500;

export function pastRoutes(services: Services): readonly Route[] {
  const { tables } = services;
  return [
    openRoute({
      method: "get",
      path: "/api/tables/:id/past",
      summary:
        "The past as one viewer saw it: my own seat or a spectator while the game runs, anyone or everyone afterwards",
      query: pastQuery,
      cost: 20,
      heavy: true,
      answer: "Past",
      codes: [
        "no-such-table",
        "elsewhere",
        "members-only",
        "not-your-seat",
        "seat-token",
        "not-over",
        "too-fast",
      ],
      async run({ session, address, params, query }) {
        const table = await enter(services, params["id"] ?? "", session?.person ?? null);
        if ("code" in table) return noTable(table);
        const payer = { person: session?.person ?? null, address };
        const from = query.from ?? 0;
        const to = Math.min(query.to ?? Infinity, from + mostSteps);
        const cost = costOfPast(tables, table, to);
        if (!services.allowances.take("past", payer, cost))
          return tooFast("past", services.allowances.wait("past", payer, cost));
        const as = query.as ?? "spectator";
        const only = session?.only ?? null;
        const stray = only !== null && (only.table !== table.id || as !== only.seat);
        const past = stray ? null : await table.past(session?.person ?? null, as, from, to);
        if (past === null) return no(403, "seat-token");
        if ("type" in past) return no(403, past.code, past.params);
        return ok(past, table.info(null).phase === "over" ? keptOffline : {});
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
      codes: ["no-such-table", "members-only", "not-over", "too-fast", "too-many-connections"],
      run: ({ params, session, address }) =>
        journalOf(services, params["id"] ?? "", { person: session?.person ?? null, address }),
    }),
    ...eveningRoutes(services),
  ];
}

/** Everything before is folded on the way, early amendments again and again. */
export function costOfPast(tables: OpenTables, table: Table, to: Version): number {
  const share = Math.min(1, to / table.version());
  return costOfPages(share * tables.weight(table.id));
}

/** An evening seen from one of its tables. */
const codes = ["no-such-table", "elsewhere", "members-only", "too-fast"] as const;

function eveningRoutes(services: Services): readonly Route[] {
  return [
    openRoute({
      method: "get",
      path: "/api/tables/:id/evening",
      summary: "This table and those its people came from: who played, who won",
      work: "past",
      cost: 5,
      answer: "PlayedEvening",
      codes,
      async run({ session, params }) {
        const person = session?.person ?? null;
        const table = await enter(services, params["id"] ?? "", person);
        return "code" in table
          ? noTable(table)
          : ok(await playedEvening(services, table.id, person));
      },
    }),
    openRoute({
      method: "get",
      path: "/api/tables/:id/evening/talk",
      summary: "What was said at the tables before this one",
      work: "past",
      cost: 20,
      heavy: true,
      answer: "EarlierTalk",
      codes,
      async run({ session, address, params }) {
        const person = session?.person ?? null;
        const table = await enter(services, params["id"] ?? "", person);
        if ("code" in table) return noTable(table);
        const pay = (pages: number): void =>
          services.allowances.owe("past", { person, address }, costOfPages(pages));
        return ok(await earlierTalk(services, table.id, person, pay));
      },
    }),
  ];
}
