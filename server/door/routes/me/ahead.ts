/** Moves ahead: mine to leave, see and take away; nobody else hears of them before they are played. */
import * as z from "zod";
import type { MoveAhead } from "#table/talk/me.ts";
import type { Services } from "../../../services.ts";
import { enter } from "../../enter.ts";
import { no, nothing, ok } from "../../http/reply.ts";
import { guestRoute, type Route } from "../../http/route.ts";
import { noTable } from "../no-table.ts";

const path = "/api/tables/:id/seats/:seat/ahead";

export function aheadRoutes(services: Services): readonly Route[] {
  const { movesAhead } = services;
  return [
    guestRoute({
      method: "get",
      path,
      who: "person",
      summary: "What I left for the next time this seat of mine is asked",
      answer: "MoveAhead",
      codes: ["no-such-table", "elsewhere", "members-only"],
      async run({ session, params }) {
        const id = params["id"] ?? "";
        const table = await enter(services, id, session.person, "find");
        if ("code" in table) return noTable(table);
        const command = await movesAhead.at(id, Number(params["seat"]), session.person);
        return ok({ command } satisfies MoveAhead);
      },
    }),
    guestRoute({
      method: "post",
      path,
      who: "person",
      summary: "Leave a command for the next time this seat is asked just that; null takes it away",
      body: z.strictObject({ command: z.unknown() }),
      answer: null,
      work: "past",
      codes: [
        "no-such-table",
        "elsewhere",
        "members-only",
        "not-your-seat",
        "not-ahead",
        "too-fast",
      ],
      async run({ session, params, body }) {
        const id = params["id"] ?? "";
        const table = await enter(services, id, session.person);
        if ("code" in table) return noTable(table);
        const seat = Number(params["seat"]);
        const holder = table.info(session.person).seats.find((each) => each.seat === seat)?.holder;
        if (holder?.type !== "person" || !holder.mine) return no(403, "not-your-seat");
        const why = await movesAhead.leave(table, seat, session.person, body.command ?? null);
        return why === null ? nothing() : no(422, why);
      },
    }),
  ];
}
