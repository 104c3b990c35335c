import type { Words as Labels } from "#words/made/outer-rim-labels/words.ts";

/** [UB-AMB-16] With ambitions one may have more than enough. */
export function fameText(fame: number, target: number, labels: Labels): string {
  return labels.fame(fame, target, fame > target);
}
