import { longest } from "#table/talk/limits.ts";
import { isProgram, ownerOf, programName, readable, withoutSign } from "#table/talk/readable.ts";

/** A name as others will read it; `null` when nothing is left or it is too long. */
export function readName(typed: string): string | null {
  const name = readable(withoutSign(typed));
  return name.length > 0 && Array.from(name).length <= longest.name ? name : null;
}

/** With `by` a program and whose; a program stays one, whatever it calls itself next. */
export function readAnyName(typed: string, by: string | undefined, before: string): string | null {
  const name = readName(typed);
  if (name === null || (by === undefined && !isProgram(before))) return name;
  const owner = readName((by ?? ownerOf(before)).replaceAll(/[()]/g, ""));
  if (owner === null) return null;
  const whole = programName(name, owner);
  return Array.from(whole).length <= longest.name ? whole : null;
}
