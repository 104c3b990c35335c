/** How long a seat waits for its person before others may let a bot play. */
import type { Header } from "../journal/page.ts";
import { leastPatience } from "../talk/limits.ts";

/** In seconds: what the table agreed on, and never less than a minute. */
export function patienceOf({ terms }: Header): number {
  return Math.max(leastPatience, terms.patience ?? 0);
}
