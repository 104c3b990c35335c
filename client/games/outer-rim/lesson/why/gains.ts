/** What a ship or a thing would change for the learner, better and worse, in the words of the hints. */
import { minds } from "#bots/outer-rim/players/levels.ts";
import { explainMarket } from "#bots/outer-rim/reasons/explain-market.ts";
import type { Command } from "#rules/outer-rim/index.ts";
import { gainsText } from "../../say/reason.ts";
import type { WhyContext } from "./asking.ts";

export function gainsReason(command: Command, name: string, asking: WhyContext): string {
  const { view, learn } = asking;
  const reason = explainMarket({ ...view, mind: minds[2] }, command);
  return reason?.kind === "equip"
    ? learn.why.buyGains(name, gainsText(reason.gains, asking))
    : learn.why.buyOther(name);
}
