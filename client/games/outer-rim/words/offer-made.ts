/** An offer in one sentence: the log tells it, and so does the line for whoever watches it being made. */
import { isEmpty, type Deal } from "#rules/outer-rim/index.ts";
import { plain, type Told } from "../log/told.ts";
import { bundleText } from "./bundle.ts";
import type { Say } from "./say.ts";

/** What is offered, to whom, and for what; favors asked of everybody name nobody. */
export function offerMade({ by, to, give, get }: Deal, say: Say): Told {
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
