/** An evening as its people look back at it. */
import * as z from "zod";
import { seatFaceSchema } from "#table/talk/seats/face-schema.ts";
import type { EarlierTalk, PlayedEvening } from "#table/talk/past.ts";
import type { Utterance } from "#table/talk/said.ts";
import { phrases } from "#table/talk/said.ts";
import { milliseconds, seat } from "./table-answers.ts";

const playedEvening = z.object({
  games: z.array(
    z.object({
      table: z.string(),
      game: z.string(),
      phase: z.enum(["gathering", "playing", "over"]),
      made: milliseconds,
      moved: milliseconds,
      players: z.array(
        z.object({
          seat,
          name: z.string(),
          face: seatFaceSchema.nullable(),
          person: z.number().nullable().describe("counted from 1 as they came; null is a bot"),
          place: z.number().nullable(),
          points: z.number().nullable(),
        }),
      ),
    }),
  ),
  me: z.number().nullable(),
}) satisfies z.ZodType<PlayedEvening>;

const utterance = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("phrase"), phrase: z.enum(phrases) }),
]) satisfies z.ZodType<Utterance>;

const earlierTalk = z.object({
  lines: z.array(
    z.object({
      table: z.string(),
      version: z.number(),
      at: milliseconds,
      name: z.string(),
      seat: seat.nullable().describe("where they sit at this table"),
      said: utterance,
    }),
  ),
}) satisfies z.ZodType<EarlierTalk>;

export const eveningAnswers = { PlayedEvening: playedEvening, EarlierTalk: earlierTalk };
