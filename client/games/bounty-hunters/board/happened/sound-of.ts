/** Which cue goes with what just happened. */
import type { CueName } from "#client/sound/set/cues.ts";
import type { News, View } from "#rules/bounty-hunters/index.ts";
import { unreachable, type Seat } from "#rules/game.ts";
import { momentsIn, type Moment } from "./moment.ts";

/** The greatest thing that happened; after it, what a contract of mine makes of it. */
export function soundsOf(news: readonly News[], view: View, seat: Seat | null): readonly CueName[] {
  const [first, ...others] = momentsIn(news, view, seat);
  if (first !== undefined) {
    const pays = others.some((one) => one.type === "contract" && one.seat === seat);
    return [momentSound(first, seat), ...(pays ? (["contract"] as const) : [])];
  }
  if (news.some((one) => one.type === "choices-revealed")) return ["reveal"];
  return news.some((one) => one.type === "credit-gained" && one.seat === seat) ? ["coin"] : [];
}

function momentSound(moment: Moment, seat: Seat | null): CueName {
  switch (moment.type) {
    case "capture":
      return moment.seat === seat ? "capture" : "rival-capture";
    case "contract":
      return "contract";
    case "end":
    case "last-turn":
      return "bell";
    default:
      return unreachable(moment);
  }
}
