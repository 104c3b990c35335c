/** Bytes become an Ask here or go no further. Used by servers only: the client needs the types alone. */
import * as z from "zod";
import { leastPatience, longest, mostPatience, mostSeats } from "./limits.ts";
import { readable } from "./readable.ts";
import { phrases, type Utterance } from "./said.ts";
import { isZone, type TimeTerms } from "./time.ts";
import type { Ask, WantedTerms } from "./words.ts";

const id = z.string().min(1).max(longest.id);
const seat = z
  .int()
  .min(0)
  .max(mostSeats - 1);
const version = z.int().min(0);
const entry = z.union([version, z.strictObject({ said: id })]);
const level = z.string().min(1).max(longest.botLevel);
const viewer = z.union([seat, z.literal("spectator")]);

const said: z.ZodType<Utterance> = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("text"),
    text: z.string().max(longest.chat).transform(readable).pipe(z.string().min(1)),
  }),
  z.strictObject({ type: z.literal("phrase"), phrase: z.enum(phrases) }),
]);

const day = 86_400;
const timeTerms = z.strictObject({
  bank: z
    .strictObject({ seconds: z.int().min(10).max(day), increment: z.int().min(0).max(3600) })
    .exactOptional()
    .describe("a clock of the whole game: seconds to begin with, and for each answer"),
  weekendsIn: z
    .string()
    .max(60)
    .refine(isZone, "unknown time zone")
    .exactOptional()
    .describe("Saturdays and Sundays of this time zone do not count"),
  whenUp: z.enum(["bot", "wait"]).exactOptional(),
}) satisfies z.ZodType<TimeTerms>;

/** What a table is made with, and what may change while people gather. */
export const wantedFields = {
  game: z.string().max(40),
  seats: z.int().min(1).max(mostSeats),
  options: z.record(z.string().max(40), z.string().max(40)).exactOptional(),
  clock: z
    .int()
    .min(5)
    .max(604_800)
    .nullable()
    .exactOptional()
    .describe("seconds for each decision; null plays without"),
  time: timeTerms.exactOptional(),
  patience: z
    .int()
    .min(leastPatience)
    .max(mostPatience)
    .nullable()
    .exactOptional()
    .describe(
      "seconds of absence before others may let a bot play, 60 unless told; null: they never may",
    ),
  botLevel: z.string().max(longest.botLevel).exactOptional(),
  coach: z.boolean().exactOptional(),
} as const;

const wantedTerms = z.strictObject(wantedFields) satisfies z.ZodType<WantedTerms>;

const asked = { id, table: id };

/** What a command says is the game's own matter: `readCommand` reads it. */
const command = z.unknown();

export const askSchema = z.discriminatedUnion("type", [
  z.strictObject({ ...asked, type: z.literal("watch"), as: viewer, since: version.nullable() }),
  z.strictObject({ ...asked, type: z.literal("command"), seat, command }),
  z.strictObject({ ...asked, type: z.literal("take-back"), seat }),
  z.strictObject({ ...asked, type: z.literal("agree"), seat, yes: z.boolean() }),
  z.strictObject({ ...asked, type: z.literal("amend"), seat, page: entry, command }),
  z.strictObject({ ...asked, type: z.literal("insert"), seat, before: entry, command }),
  z.strictObject({ ...asked, type: z.literal("redo"), seat }),
  z.strictObject({
    ...asked,
    type: z.literal("sit"),
    seat,
    entropy: z.string().max(longest.entropy),
  }),
  z.strictObject({ ...asked, type: z.literal("leave-seat"), seat }),
  z.strictObject({ ...asked, type: z.literal("change-seat"), seat, to: seat }),
  z.strictObject({ ...asked, type: z.literal("change-terms"), wanted: wantedTerms }),
  z.strictObject({ ...asked, type: z.literal("leave-out"), seat }),
  z.strictObject({ ...asked, type: z.literal("seat-bot"), seat, level: level.nullable() }),
  z.strictObject({ ...asked, type: z.literal("substitute"), seat, level: level.nullable() }),
  z.strictObject({ ...asked, type: z.literal("send-away"), seat }),
  z.strictObject({ ...asked, type: z.literal("mute"), line: version, muted: z.boolean() }),
  z.strictObject({ ...asked, type: z.literal("spectators-talk"), allowed: z.boolean() }),
  z.strictObject({
    ...asked,
    type: z.literal("promise-part"),
    seat,
    commit: z.string().max(longest.entropy),
  }),
  z.strictObject({
    ...asked,
    type: z.literal("show-part"),
    seat,
    part: z.string().max(longest.entropy),
  }),
  z.strictObject({ ...asked, type: z.literal("waive-part"), seat }),
  z.strictObject({ ...asked, type: z.literal("pause"), seat, until: z.int().min(0) }),
  z.strictObject({ ...asked, type: z.literal("agree-pause"), seat, yes: z.boolean() }),
  z.strictObject({ ...asked, type: z.literal("start") }),
  z.strictObject({ ...asked, type: z.literal("say"), said }),
  z.strictObject({ ...asked, type: z.literal("rematch"), next: id.exactOptional() }),
  z.strictObject({ ...asked, type: z.literal("look") }),
]) satisfies z.ZodType<Ask>;
