/** What several doors ask for in the same way. */
import * as z from "zod";
import { longest } from "#table/talk/limits.ts";

/** Typed names may be longer than what is kept of them: `accounts/names.ts` says what is wrong with one. */
export const typedName = z.string().max(200);

export const newName = typedName.describe(
  `as others will read it, up to ${longest.name} characters`,
);

/** A time zone by its name: Europe/Paris. */
export const zone = z.string().max(64);

export const webAddress = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^\s]+$/);
