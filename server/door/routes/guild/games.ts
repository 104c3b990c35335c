/** Games come into a guild from elsewhere: an evening that was played in the hall, and a pad's result. */
import * as z from "zod";
import type { PersonId } from "#table/journal/page.ts";
import { longest } from "#table/talk/limits.ts";
import type { TableId } from "#table/talk/words.ts";
import type { Services } from "../../../services.ts";
import { no, nothing, ok, type Reply } from "../../http/reply.ts";
import { guestRoute, type Route } from "../../http/route.ts";
import { enter } from "../../enter.ts";
import { noTable } from "../no-table.ts";
import { inGuild } from "../guild-visit.ts";
import { noteRoutes } from "./notes.ts";

const ofTable = z.strictObject({ table: z.string().max(longest.id) });

export function guildGameRoutes(services: Services): readonly Route[] {
  return [...takingIn(services), ...noteRoutes(services)];
}

function takingIn(services: Services): readonly Route[] {
  const { guildStore } = services;
  return [
    guestRoute({
      method: "get",
      path: "/api/tables/:id/guilds",
      who: "person",
      summary:
        "My guilds that may take this game in: none where it is not over, not mine, or in one already",
      work: "guild",
      answer: "GuildCards",
      codes: ["no-such-table", "elsewhere", "members-only", "too-fast"],
      async run({ params: { id = "" }, session: { person } }) {
        const table = await enter(services, id, person);
        if ("code" in table) return noTable(table);
        if ((await whyNotTaken(services, id, person)) !== null) return ok([]);
        return ok(
          (await guildStore.of(person)).map((guild) => ({ id: guild.id, name: guild.name })),
        );
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/guilds/:id/games",
      who: "person",
      summary:
        "Take a finished game I played into my guild, and what was played before it that evening",
      body: ofTable,
      work: "guild",
      cost: 5,
      answer: null,
      codes: ["no-such-guild", "not-over", "not-your-table", "game-in-guild", "too-fast"],
      run: inGuild(services, async ({ body, session: { person } }, { guild }) => {
        const no = await whyNotTaken(services, body.table, person);
        if (no !== null) return no;
        for (const table of await evening(services, body.table, person))
          await guildStore.addTable(guild.id, table);
        return nothing();
      }),
    }),
  ];
}

async function whyNotTaken(
  { tables, directory, guildStore }: Services,
  table: TableId,
  person: PersonId,
): Promise<Reply | null> {
  const sitters = await directory.sitters(table);
  if (![...sitters.values()].includes(person)) return no(403, "not-your-table");
  const row = await tables.row(table);
  if (row?.phase !== "over") return no(409, "not-over");
  return (await guildStore.guildOf(table)) === null ? null : no(409, "game-in-guild");
}

const longestEvening = 30;

/** From the last game backwards, as far as I played and no guild has it. */
async function evening(
  services: Services,
  last: TableId,
  person: PersonId,
): Promise<readonly TableId[]> {
  const found: TableId[] = [];
  for (let next: TableId | undefined = last; next !== undefined;) {
    const isMine = (await whyNotTaken(services, next, person)) === null;
    if (!isMine || found.includes(next) || found.length >= longestEvening) break;
    found.push(next);
    next = (await services.tables.row(next))?.follows;
  }
  return found;
}
