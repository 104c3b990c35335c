/** What a tournament's routes answer, for the OpenAPI document. */
import * as z from "zod";
import { flaws, gameEndings } from "#rules/legion/index.ts";
import type { HandedInList, TournamentCard, TournamentPage } from "#table/talk/tournament.ts";
import { milliseconds } from "./table-answers.ts";

const member = z.number().describe("a member's number");
const two = z.tuple([z.number(), z.number()]);

const card = z.object({
  id: z.string(),
  name: z.string(),
  made: milliseconds,
  ended: z.boolean(),
  mine: z.boolean(),
}) satisfies z.ZodType<TournamentCard>;

const settings = z.object({
  rounds: z.number(),
  minutes: z.number(),
  edition: z.enum(["classic", "current"]),
  points: z.number(),
  units: z.number().nullable(),
  rulings: z.record(z.string(), z.string()),
});

const names = z.array(z.string());
const list = z.object({
  faction: z.string().nullable(),
  units: z.number(),
  saidUnits: z.number().nullable(),
  points: z.number(),
  saidPoints: z.number().nullable(),
  questions: names,
  flaws: z.array(z.enum(flaws)),
  deck: z.object({ primary: names, secondary: names, advantage: names }).nullable(),
});

const result = z.object({
  how: z.enum(gameEndings),
  points: two,
  defeated: two,
  winner: z.union([z.literal(0), z.literal(1), z.null()]),
});

const pairing = z.object({
  table: z.number(),
  players: z.tuple([member, member.nullable()]),
  blue: z.union([z.literal(0), z.literal(1)]),
  ledger: z.string().nullable(),
  signed: z.array(z.object({ by: member, result })),
  results: z.array(
    z.object({ result, by: member.nullable(), at: milliseconds, reason: z.string() }),
  ),
  call: z.object({ by: member, at: milliseconds, judge: member.nullable() }).nullable(),
  extra: z.number().describe("minutes a judge has given"),
});

const tournament = z.object({
  version: z.number(),
  name: z.string(),
  settings,
  signUp: z.boolean(),
  ended: z.boolean(),
  members: z.array(
    z.object({
      number: member,
      plays: z.boolean(),
      organises: z.boolean(),
      judges: z.boolean(),
      joined: z.number(),
      left: z.number().nullable(),
      removed: z.boolean(),
      list: list.nullable(),
      wrote: z.number(),
    }),
  ),
  rounds: z.array(
    z.object({
      pairings: z.array(pairing),
      since: milliseconds.nullable(),
      spent: z.number().describe("milliseconds run before that"),
    }),
  ),
  names: names.describe("in the order of the members"),
});

export const tournamentAnswers = {
  TournamentCard: card,
  TournamentCards: z.array(card) satisfies z.ZodType<readonly TournamentCard[]>,
  TournamentPage: z.object({
    now: milliseconds,
    version: z.number(),
    me: member.nullable(),
    tournament: tournament.nullable(),
  }) satisfies z.ZodType<TournamentPage>,
  HandedInList: z.object({ list: z.string() }) satisfies z.ZodType<HandedInList>,
} as const;
