/** One table over HTTP: the same words as the socket. */
import * as z from "zod";
import type { AskAnswer, SeatToken } from "#table/talk/lobby.ts";
import { askSchema } from "#table/talk/schema.ts";
import type { Answer } from "#table/talk/words.ts";
import type { Services } from "../../services.ts";
import { enter } from "../enter.ts";
import type { Turnstile } from "../limits/rates.ts";
import { infoFor } from "../socket/own-seat.ts";
import type { Polls } from "../socket/polls.ts";
import { firstIssue, made, no, ok } from "../http/reply.ts";
import { guestRoute, openRoute, type Route } from "../http/route.ts";
import { speak } from "../socket/speak.ts";
import { analysisRoute } from "./me/analysis.ts";
import { noTable } from "./no-table.ts";
import { pastRoutes } from "./past.ts";
import { viewRoute } from "./view.ts";

/** A socket names the table in every message; here the address does. */
const ask = z.record(z.string(), z.unknown()).meta({ title: "Ask" });

export function tableRoutes(
  services: Services,
  waiting: Polls,
  connections: Turnstile,
): readonly Route[] {
  const { people } = services;
  return [
    viewRoute(services, waiting, connections),
    ...pastRoutes(services),
    analysisRoute(services),
    openRoute({
      method: "get",
      path: "/api/tables/:id",
      summary: "The table as I see it",
      answer: "TableInfo",
      codes: ["no-such-table", "elsewhere", "members-only"],
      async run({ session, params }) {
        const table = await enter(services, params["id"] ?? "", session?.person ?? null);
        if ("code" in table) return noTable(table);
        const info = table.info(session?.person ?? null);
        return ok(session === null ? info : infoFor(session, info));
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/tables/:id/asks",
      who: "seat",
      summary:
        "Say something to the table: sit, start, command, take-back, agree (whose no withdraws one's own) …",
      body: ask,
      answer: "Asked",
      codes: ["wrong-ask", "seat-token", "elsewhere"],
      async run({ session, address, body, params }) {
        const parsed = askSchema.safeParse({ ...body, table: params["id"] });
        if (!parsed.success) return no(422, "wrong-ask", firstIssue(parsed.error));
        if (parsed.data.type === "watch")
          return no(422, "wrong-ask", { path: "type", reason: "over HTTP, GET …/view watches" });
        const answer: Answer = await speak(services, { session, address }, parsed.data);
        return answer.type === "error" && answer.code === "elsewhere"
          ? noTable(answer)
          : ok({ answer } satisfies AskAnswer);
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/tables/:id/seats/:seat/token",
      who: "person",
      summary: "A token with which a program speaks for this one seat of mine",
      answer: "SeatToken",
      makes: "always",
      codes: ["no-such-table", "elsewhere", "members-only", "not-your-seat"],
      async run({ session, params }) {
        const table = await enter(services, params["id"] ?? "", session.person);
        if ("code" in table) return noTable(table);
        const seat = Number(params["seat"]);
        const holder = table.info(session.person).seats.find((each) => each.seat === seat)?.holder;
        if (holder?.type !== "person" || !holder.mine) return no(403, "not-your-seat");
        const token = await people.seatToken(session.person, table.id, seat);
        return made({ token, table: table.id, seat } satisfies SeatToken);
      },
    }),
  ];
}
