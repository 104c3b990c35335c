/** What is said to whoever is too fast, over HTTP and on the socket: which limit it was, and for how long. */
import type { Params } from "#rules/game.ts";
import type { Work } from "./allowances.ts";

/** Kinds of work, and what one address may do that is none. */
export type LimitName = Work | "requests" | "guests" | "claims" | "host";

/** To the millisecond, and never too early. */
export function limitParams(limit: LimitName, seconds: number): Params {
  return { limit, seconds: Math.ceil(seconds * 1000) / 1000 };
}
