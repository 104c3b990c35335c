/** Single keys that do something at a table: as they are, with Alt, or none. */
import { kept } from "./settings.ts";

/** A screen reader or somebody’s voice may need them itself. */
export const keyWays = ["plain", "alt", "off"] as const;
export const keys = kept<(typeof keyWays)[number]>("keys", keyWays, "plain");

export function isShortcut({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && keys.value === (altKey ? "alt" : "plain");
}
