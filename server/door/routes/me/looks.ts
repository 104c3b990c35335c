/** What I saw last of a table, on any of my devices. */
import * as z from "zod";
import type { MyLook } from "#table/talk/me.ts";
import type { Services } from "../../../services.ts";
import { enter } from "../../enter.ts";
import { no, nothing, ok } from "../../http/reply.ts";
import { guestRoute, type Route } from "../../http/route.ts";
import { noTable } from "../no-table.ts";

export function lookRoutes(services: Services): readonly Route[] {
  const { looks, clock } = services;
  return [
    guestRoute({
      method: "get",
      path: "/api/tables/:id/look",
      who: "person",
      summary: "The last page of this table I saw on any of my devices",
      answer: "MyLook",
      codes: [],
      async run({ session, params }) {
        const look = await looks.last(session.person, params["id"] ?? "");
        return ok((look ?? { version: 0, at: 0 }) satisfies MyLook);
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/tables/:id/look",
      who: "person",
      summary: "I have seen this page; said when I look away",
      body: z.strictObject({ version: z.int().min(0) }),
      answer: null,
      work: "ask",
      codes: ["no-such-table", "elsewhere", "members-only", "not-your-table", "too-fast"],
      async run({ session, params, body }) {
        const id = params["id"] ?? "";
        const table = await enter(services, id, session.person, "find");
        if ("code" in table) return noTable(table);
        const { seats } = table.info(session.person);
        const isMine = seats.some(({ holder }) => holder.type === "person" && holder.mine);
        // Whoever only watches is told nothing anew, so nothing is kept of them.
        if (!isMine) return no(403, "not-your-table");
        const version = Math.min(body.version, table.version());
        await looks.note(session.person, id, { version, at: clock.now() });
        return nothing();
      },
    }),
  ];
}
