/** What dice come to in a fight. */
import type { Face } from "#rules/outer-rim/index.ts";

export function damageOf(dice: readonly Face[]): number {
  return dice.reduce((sum, face) => sum + (face === "crit" ? 2 : face === "hit" ? 1 : 0), 0);
}
