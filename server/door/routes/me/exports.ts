/** Finished games as lines of JSON, for whoever counts them: one's own, and a guild's. */
import * as z from "zod";
import { longest } from "#table/talk/limits.ts";
import type { Services } from "../../../services.ts";
import { ok, type Reply } from "../../http/reply.ts";
import { guestRoute, type Route } from "../../http/route.ts";
import { inGuild } from "../guild-visit.ts";

const filter = z.strictObject({
  since: z.coerce.number().min(0).optional().describe("ended at or after, milliseconds since 1970"),
  game: z.string().max(longest.id).optional().describe("this game alone"),
});

type Filter = z.infer<typeof filter>;

const lines = "application/x-ndjson";

const heavy = {
  method: "get",
  who: "person",
  query: filter,
  answer: null,
  type: lines,
  cost: 20,
  heavy: true,
  work: "journal",
} as const;

export function exportRoutes(services: Services): readonly Route[] {
  return [
    guestRoute({
      ...heavy,
      path: "/api/me/games/export",
      summary: "Every game I finished, the latest first: a MyGame a line",
      codes: ["too-fast", "too-many-connections"],
      run: async ({ session, query }) =>
        linesOf(await services.myPages.finished(session.person), query),
    }),
    guestRoute({
      ...heavy,
      path: "/api/guilds/:id/export",
      summary: "Every game of the guild, the latest first: a PlayedGame a line",
      codes: ["no-such-guild", "too-fast", "too-many-connections"],
      run: inGuild<undefined, Filter>(services, async ({ query }, membership) =>
        linesOf(await services.guilds.played(membership), query),
      ),
    }),
  ];
}

interface Finished {
  readonly game: string;
  readonly ended: number;
}

function linesOf(games: readonly Finished[], { since = 0, game }: Filter): Reply {
  const wanted = games.filter(
    (each) => each.ended >= since && (game === undefined || each.game === game),
  );
  const text = wanted.map((each) => `${JSON.stringify(each)}\n`).join("");
  return ok(text, { "content-type": lines });
}
