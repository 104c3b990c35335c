/** What stands before each goal of an ambition sheet. */
import { ambitionSheet, type AmbitionId } from "#rules/outer-rim/index.ts";

/**
 * [UB-AMB-08] Any time, [UB-AMB-09] in this order, [UB-AMB-10]
 * while it holds, [UB-AMB-11] last, with the fame agreed on.
 */
export function goalMarks(id: AmbitionId, fameNeeded: string): readonly string[] {
  let number = 0;
  return ambitionSheet(id).goals.map(({ kind }) => {
    switch (kind) {
      case "dash":
        return "–";
      case "numbered":
        return `${++number}.`;
      case "infinity":
        return "∞";
      case "fame":
        return `★ ${fameNeeded} ·`;
    }
  });
}
