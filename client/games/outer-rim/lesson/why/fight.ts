/** The two numbers of a fight, in the clerk's words. */
import { percent, type Chip } from "../../story/odds.ts";
import type { LearnWords } from "../words/en.ts";

export function fightReason(chips: readonly Chip[], learn: LearnWords): string {
  const of = (kind: Chip["kind"]): string => {
    const chip = chips.find((one) => one.kind === kind);
    if (chip === undefined) return "–";
    return chip.atLeast ? learn.why.atLeast(percent(chip.chance)) : percent(chip.chance);
  };
  return learn.why.fight(of("win"), of("down"));
}
