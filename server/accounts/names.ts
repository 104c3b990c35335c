import { longest } from "#table/talk/limits.ts";
import { readable } from "#table/talk/readable.ts";

/** A name as others will read it; `null` when nothing is left or it is too long. */
export function readName(typed: string): string | null {
  const name = readable(typed);
  return name.length > 0 && Array.from(name).length <= longest.name ? name : null;
}
