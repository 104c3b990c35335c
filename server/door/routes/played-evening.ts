/** An evening seen from one of its tables. */
import type { Services } from "../../services.ts";
import { earlierTalk, playedEvening } from "../../lobby/played-evening.ts";
import { enter } from "../enter.ts";
import { ok } from "../http/reply.ts";
import { openRoute, type Route } from "../http/route.ts";
import { noTable } from "./no-table.ts";

const codes = ["no-such-table", "elsewhere", "members-only", "too-fast"] as const;

export function playedEveningRoutes(services: Services): readonly Route[] {
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
      async run({ session, params }) {
        const person = session?.person ?? null;
        const table = await enter(services, params["id"] ?? "", person);
        return "code" in table ? noTable(table) : ok(await earlierTalk(services, table.id, person));
      },
    }),
  ];
}
