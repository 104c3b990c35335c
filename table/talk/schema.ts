/** Bytes become an Ask here or go no further. Used by servers only: the client needs the types alone. */
import * as z from "zod";
import { longest, mostSeats } from "./limits.ts";
import { readable } from "./readable.ts";
import { phrases, type Utterance } from "./said.ts";
import type { Ask } from "./words.ts";

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
