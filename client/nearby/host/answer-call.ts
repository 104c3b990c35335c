/** What the hall's door answers about a table, answered by the device that is the table. */
import * as z from "zod";
import type { FormerTable } from "#table/journal/make.ts";
import type { Person } from "#table/ports.ts";
import type { Table } from "#table/table.ts";
import type { AskAnswer, TableInvitation } from "#table/talk/lobby.ts";
import { askSchema } from "#table/talk/schema.ts";
import { entropy } from "../../lobby/entropy.ts";
import type { Reply } from "../../lobby/request.ts";
import type { DoorCall } from "../talk.ts";

export interface NearTables {
  /** A table that this device keeps. */
  find(id: string): Promise<Table | null>;
  /** Its journal as text; `null` while the game is not over. */
  journal(id: string): Promise<string | null>;
  /** The next game, for the same people. */
  make(wish: unknown, by: Person, former: FormerTable): Promise<Reply<TableInvitation>>;
}

const path = /^\/tables\/([\w-]+)(?:\/(asks|past|journal|next))?(?:\?(.*))?$/u;

const pastQuery = z.strictObject({
  as: z.union([
    z.enum(["spectator", "everyone"]),
    z
      .string()
      .regex(/^\d{1,2}$/u)
      .transform(Number),
  ]),
  from: z.coerce.number().int().min(0).default(0),
  to: z.coerce.number().int().min(0).optional(),
});

const mostPages = 500;

export async function answerCall(
  tables: NearTables,
  person: Person,
  call: DoorCall,
): Promise<Reply<unknown>> {
  const [, id = "", what = "", query = ""] = path.exec(call.path) ?? [];
  const table = await tables.find(id);
  if (table === null) return no("no-such-table");
  switch (`${call.method} ${what}`) {
    case "GET ":
      return ok(table.info(person.id));
    case "POST asks":
      return asked(table, person, call.body);
    case "GET past":
      return pastOf(table, person, query);
    case "GET journal": {
      const text = await tables.journal(id);
      return text === null ? no("not-over") : ok(text);
    }
    case "POST next":
      return table.isAt(person.id) ? nextOf(table, person, call.body, tables) : no("not-your-seat");
    default:
      return no("no-such-door");
  }
}

/** Made and proposed in one go: no table is left that its people never hear of. */
async function nextOf(
  table: Table,
  person: Person,
  body: unknown,
  tables: NearTables,
): Promise<Reply<unknown>> {
  const made = await tables.make(body, person, table.former());
  if (made.type === "ok")
    await table.ask(person, {
      type: "rematch",
      id: entropy(),
      table: table.id,
      next: made.value.id,
    });
  return made;
}

async function asked(table: Table, person: Person, body: unknown): Promise<Reply<AskAnswer>> {
  const said = typeof body === "object" && body !== null ? body : {};
  const ask = askSchema.safeParse({ ...said, table: table.id });
  if (!ask.success || ask.data.type === "watch") return no("wrong-ask");
  return ok({ answer: await table.ask(person, ask.data) });
}

async function pastOf(table: Table, person: Person, text: string): Promise<Reply<unknown>> {
  const query = pastQuery.safeParse(Object.fromEntries(new URLSearchParams(text)));
  if (!query.success) return no("wrong-query");
  const { as, from, to } = query.data;
  const end = Math.min(to ?? Infinity, from + mostPages);
  const past = await table.past(person.id, as, from, end);
  return "pages" in past ? ok(past) : no(past.code);
}

const ok = <T>(value: T): Reply<T> => ({ type: "ok", value });
const no = (code: string): Reply<never> => ({ type: "no", code });
