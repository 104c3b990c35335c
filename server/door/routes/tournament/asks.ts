/** What may be asked of a tournament, as it comes over the wire. */
import * as z from "zod";
import {
  gameEndings,
  longestList,
  staffRoles,
  type TableResult,
  type TournamentCommand,
  type TournamentSettings,
} from "#rules/legion/index.ts";
import { typedName } from "../../fields.ts";

const member = z.int().min(1).max(1000).describe("a member's number");
const count = z.int().min(0).max(9999);
const pair = z.tuple([count, count]).describe("of the first player and of the second");

/** Whether the numbers make sense is the tournament's to say. */
export const settings = z.strictObject({
  rounds: count,
  minutes: count.describe("of one round, setting up included"),
  edition: z.enum(["classic", "current"]),
  points: count.describe("what a list may cost"),
  units: count.nullable().describe("how many units it may have; null: any number"),
  rulings: z
    .record(z.string().max(40), z.string().max(40))
    .describe("open readings by the ids of the ledger's options"),
}) satisfies z.ZodType<TournamentSettings>;

const result = z.strictObject({
  how: z.enum(gameEndings),
  points: pair,
  defeated: pair.describe("points of the units each has defeated"),
  winner: z
    .union([z.literal(0), z.literal(1), z.null()])
    .describe("the first, the second, or nobody"),
}) satisfies z.ZodType<TableResult>;

const list = z.string().max(longestList);
const atTable = { round: z.int().min(1).max(99), table: z.int().min(1).max(999) };
const pairing = z.strictObject({
  table: z.int().min(0).max(999).describe("0: a bye"),
  players: z.tuple([member, member.nullable()]),
});

export const tournamentAsk = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("set-up"), name: typedName, settings }),
  z.strictObject({ type: z.literal("sign-up"), list }),
  z.strictObject({ type: z.literal("come-in") }),
  z.strictObject({ type: z.literal("add-player"), name: typedName, list }),
  z.strictObject({ type: z.literal("hand-in"), member, list }),
  z.strictObject({ type: z.literal("drop"), member }),
  z.strictObject({ type: z.literal("return"), member }),
  z.strictObject({ type: z.literal("remove"), member }),
  z.strictObject({
    type: z.literal("give-role"),
    member,
    role: z.enum(staffRoles),
    given: z.boolean(),
  }),
  z.strictObject({ type: z.literal("set-sign-up"), open: z.boolean() }),
  z.strictObject({ type: z.literal("pair") }),
  z.strictObject({ type: z.literal("unpair") }),
  z.strictObject({
    type: z.literal("change-pairings"),
    pairings: z.array(pairing).max(100),
  }),
  z.strictObject({ type: z.literal("set-clock"), runs: z.boolean() }),
  z.strictObject({
    type: z.literal("give-time"),
    ...atTable,
    minutes: z.int().min(-60).max(60),
  }),
  z.strictObject({ type: z.literal("sign-slip"), ...atTable, result }),
  z.strictObject({
    type: z.literal("settle"),
    ...atTable,
    result,
    reason: z.string().max(200),
  }),
  z.strictObject({ type: z.literal("call-judge"), ...atTable }),
  z.strictObject({ type: z.literal("answer-call"), ...atTable, done: z.boolean() }),
  z.strictObject({ type: z.literal("end") }),
  z.strictObject({ type: z.literal("reopen") }),
]) satisfies z.ZodType<TournamentCommand>;
