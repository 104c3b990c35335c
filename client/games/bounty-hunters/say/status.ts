/** One sentence: what can I do now? */
import { decks, type View } from "#rules/bounty-hunters/index.ts";
import { unreachable, type Seat } from "#rules/game.ts";
import type { SeatName } from "../../screen.ts";
import { cardName } from "./naming.ts";
import { isWaitedFor, waitedFor } from "../moves/waiting.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

export function status(
  view: View,
  names: readonly SeatName[],
  words: Words,
  seat: Seat | null,
): string {
  if (view.step.type === "over") return words.status.over;
  const waiting = words.list(waitedFor(view).map((at) => names[at]?.name ?? ""));
  if (seat === null) return words.status.watching(waiting);
  const { step } = view;
  switch (step.type) {
    case "draw": {
      if (!step.asked[seat]) return words.status.notAsked;
      const deck = decks[step.mine];
      return deck === undefined ? words.status.draw : words.status.drawn(words.decks[deck]);
    }
    case "choose": {
      if (step.mine === null)
        return isWaitedFor(view, seat) ? words.status.choose : words.status.waits(waiting);
      return words.status.sealed(
        words.choice(cardName(view.set, step.mine.card, words), step.mine.fate, null),
      );
    }
    case "resolve": {
      const window = step.windows[seat];
      if (window?.type === "decide")
        return words.status.decide(cardName(view.set, window.card, words));
      if (window?.type === "place")
        return words.status.place(cardName(view.set, window.card, words));
      if (window?.type === "activate") return words.status.activate;
      return onlyPaying(step.windows)
        ? words.status.waitsToPay(waiting)
        : words.status.waits(waiting);
    }
    default:
      return unreachable(step);
  }
}

type Windows = Extract<View["step"], { readonly type: "resolve" }>["windows"];

/** One person is left, and may still pay: that is what the others wait for [BH-TURN-12]. */
function onlyPaying(windows: Windows): boolean {
  const open = windows.filter((window) => window.type !== "closed");
  return open.length === 1 && open[0]?.type === "activate";
}
