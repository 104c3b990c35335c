/** The two numbers of a fight, in the clerk's words. */
import { chanceSaid, type Chip } from "../../story/odds.ts";
import type { WhyContext } from "./asking.ts";

export function fightReason(chips: readonly Chip[], { learn, words }: WhyContext): string {
  const of = (kind: Chip["kind"]): string => {
    const chip = chips.find((one) => one.kind === kind);
    return chip === undefined ? "–" : chanceSaid(chip, words.labels);
  };
  return learn.why.fight(of("win"), of("down"));
}
