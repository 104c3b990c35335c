/** A guest's bytes become a word here or go no further. */
import * as z from "zod";
import { faceSchema } from "#table/talk/seats/face-schema.ts";
import { parseJson } from "#table/talk/json.ts";
import { longest } from "#table/talk/limits.ts";
import { readable } from "#table/talk/readable.ts";
import type { GuestWord } from "../talk.ts";

const longestWord = 200_000;
const longestPath = 300;
const mostGuests = 32;

const guestWord: z.ZodType<GuestWord> = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("hello"),
    secret: z.string().regex(/^[0-9a-f]{32,128}$/u),
    name: z.string().max(200).transform(readable).pipe(z.string().min(1).max(longest.name)),
    face: faceSchema.exactOptional(),
  }),
  z.strictObject({ type: z.literal("ask"), ask: z.unknown() }),
  z.strictObject({
    type: z.literal("call"),
    id: z.int().min(0),
    method: z.enum(["GET", "POST"]),
    path: z.string().max(longestPath),
    body: z.unknown(),
  }),
  z.strictObject({ type: z.literal("awake") }),
  z.strictObject({ type: z.literal("take"), yes: z.boolean() }),
  z.strictObject({
    type: z.literal("taken"),
    codes: z
      .array(z.strictObject({ person: z.string().max(longest.id), code: z.string().max(500) }))
      .max(mostGuests),
  }),
]);

export function readGuestWord(text: string): GuestWord | null {
  if (text.length > longestWord) return null;
  const parsed = parseJson(text);
  if (typeof parsed === "string") return null;
  const word = guestWord.safeParse(parsed.json);
  return word.success ? word.data : null;
}
