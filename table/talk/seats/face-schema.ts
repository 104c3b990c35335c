/** A face as it comes in, and as it is told. */
import * as z from "zod";
import { botBusts, busts, faceColours, type PersonFace, type SeatFace } from "./face.ts";

const colour = z.enum(faceColours);

export const faceSchema = z.strictObject({
  bust: z.enum(busts),
  colour,
}) satisfies z.ZodType<PersonFace>;

export const seatFaceSchema = z.object({
  bust: z.enum([...busts, ...botBusts]),
  colour,
}) satisfies z.ZodType<SeatFace>;
