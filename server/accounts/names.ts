import { longest } from "#table/talk/limits.ts";

const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A name as others will read it: no control or direction characters, single spaces; `null` when nothing is left or it is too long. */
export function readName(typed: string): string | null {
  const name = typed.normalize("NFC").replaceAll(invisible, "").replaceAll(/\s+/g, " ").trim();
  return name.length > 0 && Array.from(name).length <= longest.name ? name : null;
}
