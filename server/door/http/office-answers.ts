/** What whoever runs the hall is answered, and what everyone hears of it. */
import * as z from "zod";
import {
  mailStates,
  tokenScopes,
  type MySession,
  type NamedToken,
  type Notice,
  type Overview,
} from "#table/talk/office.ts";

const seat = z.int().min(0);
const milliseconds = z.number().describe("milliseconds since 1970");

const notice = z.object({ text: z.string().nullable() }) satisfies z.ZodType<Notice>;
const mySession = z.object({
  id: z.string(),
  only: z.object({ table: z.string(), seat }).nullable(),
  token: z.object({ label: z.string(), scope: z.enum(tokenScopes) }).exactOptional(),
  seen: milliseconds,
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }).nullable(),
  since: milliseconds.nullable(),
  here: z.boolean(),
}) satisfies z.ZodType<MySession>;
const overview = z.object({
  opened: milliseconds,
  now: milliseconds,
  memory: z.number(),
  sockets: z.number(),
  disk: z.object({ folder: z.string(), used: z.number(), free: z.number() }),
  tables: z.object({
    gathering: z.number(),
    playing: z.number(),
    over: z.number(),
    inMemory: z.number(),
  }),
  people: z.object({
    known: z.number(),
    seen: z.array(
      z.object({ person: z.string(), name: z.string(), address: z.string(), at: milliseconds }),
    ),
  }),
  listed: z.array(
    z.object({
      id: z.string(),
      game: z.string(),
      names: z.array(z.string().nullable()),
      made: milliseconds,
    }),
  ),
  errors: z.array(
    z.object({ what: z.string(), reason: z.string(), times: z.number(), at: milliseconds }),
  ),
  limits: z.array(
    z.object({ work: z.string(), times: z.number(), at: milliseconds, address: z.string() }),
  ),
  notice: z.string().nullable(),
  shutOut: z.array(
    z.object({
      what: z.enum(["person", "address"]),
      key: z.string(),
      name: z.string(),
      since: milliseconds,
    }),
  ),
  backups: z.array(z.string()),
  mail: z.enum(mailStates),
}) satisfies z.ZodType<Overview>;

export const officeAnswers = {
  Notice: notice,
  MySessions: z.array(mySession),
  NamedToken: z.object({ token: z.string() }) satisfies z.ZodType<NamedToken>,
  Overview: overview,
  Backup: z.object({ name: z.string() }),
} as const;
