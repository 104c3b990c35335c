/** Who looks, and at which page, as an address writes it. */
import * as z from "zod";
import { mostSeats } from "#table/talk/limits.ts";

export const whole = z.coerce.number().int().min(0);
export const viewer = z.union([z.literal("spectator"), whole.max(mostSeats - 1)]);
