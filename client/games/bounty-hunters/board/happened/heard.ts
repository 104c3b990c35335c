/** Sounds of what just happened; each has its picture on the table. */
import { useEffect, useRef } from "preact/hooks";
import { cue } from "#client/sound/cue.ts";
import type { News, View } from "#rules/bounty-hunters/index.ts";
import { unreachable, type Seat } from "#rules/game.ts";
import type { Batch } from "../../../../table/session/session.ts";
import { newsIn } from "./briefly.ts";
import { momentsIn, type Moment } from "./moment.ts";

type Sound = Parameters<typeof cue>[0];

export function useSounds(latest: Batch | null, view: View, seat: Seat | null): void {
  const heard = useRef(latest?.version ?? -1);
  useEffect(() => {
    if (latest === null || heard.current === latest.version) return;
    heard.current = latest.version;
    const sound = soundOf(newsIn(latest), view, seat);
    if (sound !== null) cue(sound);
  }, [latest?.version]);
}

/** One sound at a time: the greatest thing that happened. */
function soundOf(news: readonly News[], view: View, seat: Seat | null): Sound | null {
  const [first] = momentsIn(news, view, seat);
  if (first !== undefined) return momentSound(first, seat);
  if (news.some((one) => one.type === "choices-revealed")) return "reveal";
  return news.some((one) => one.type === "credit-gained" && one.seat === seat) ? "coin" : null;
}

function momentSound(moment: Moment, seat: Seat | null): Sound {
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
