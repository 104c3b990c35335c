/** Would I come back if this browser forgot me? */
import type { MyKeys } from "#table/talk/me.ts";

export function isKept({ passkeys, words, devices }: MyKeys): boolean {
  return passkeys.length > 0 || words !== null || devices > 1;
}
