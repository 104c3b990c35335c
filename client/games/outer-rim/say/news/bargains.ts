/** Bargains as sentences: what is offered; a favor given, paid for, or owed. */
import { isEmpty, type Deal } from "#rules/outer-rim/index.ts";
import { bundleText, favorText } from "../../words/bundle.ts";
import { plain, type Message, type StepsMessage } from "../message.ts";
import type { LogPassage } from "./fold/steps.ts";
import type { Say } from "../../words/say.ts";

type Favored = Extract<LogPassage, { readonly type: "favored" }>;

export function favorLine(steps: Favored, say: Say): StepsMessage {
  const { favor } = steps;
  const agreed = [favor.from, favor.to];
  return { message: { ...favorMessage(steps, say), agreed }, rule: favor.rule, player: favor.from };
}

function favorMessage({ favor, paid, isOwed }: Favored, say: Say): Message {
  const both = { from: say.player(favor.from), to: say.player(favor.to) };
  const values = { ...both, favor: favorText(favor.favor, say) };
  if (isOwed) return plain("favor-owed", values);
  if (isEmpty(paid)) return plain("favor-granted", values);
  const what = favorText(favor.favor, say, "a-favor");
  return plain("favor-paid", { ...both, favor: what, paid: bundleText(paid, say) });
}

export function trade(players: readonly [number, number], say: Say): Message {
  const values = { one: say.player(players[0]), other: say.player(players[1]) };
  return { ...plain("trade-made", values), agreed: players };
}

/** [OR-TRADE-05] Nothing on the table shows a no: whoever gets it is told at once. */
export function refused(by: number, other: number, say: Say): Message {
  const values = { player: say.player(by), other: say.player(other) };
  return { ...plain("talk-left", values), concerns: [other] };
}

/** What is offered, to whom, and for what; favors asked of everybody name nobody. */
export function offerMade({ by, to, give, get }: Deal, say: Say): Message {
  const sides = { give: bundleText(give, say), get: bundleText(get, say) };
  const player = say.player(by);
  if (to === null)
    return isEmpty(give)
      ? plain("offer-around-free", { player, get: sides.get })
      : plain("offer-around", { player, ...sides });
  const other = say.player(to);
  if (isEmpty(get)) return plain("offer-gift", { player, other, give: sides.give });
  return isEmpty(give)
    ? plain("offer-wish", { player, other, get: sides.get })
    : plain("offer-made", { player, other, ...sides });
}
