/** Why dice are kept, or thrown again. */
import { totalsOf } from "#rules/outer-rim/index.ts";
import { effectLines } from "../../tell/effects.ts";
import { lineText } from "../../tell/line.ts";
import type { WhyContext } from "./asking.ts";

/** They do, or nothing would help any more. */
export function keepReason(asking: WhyContext): string {
  const { view, say, words, learn } = asking;
  const { why } = learn;
  const task = view.agenda.at(-1);
  switch (task?.type) {
    case "roll-one": {
      const brings = effectLines(words.texts, task.lines[task.face], 0)
        .map((line) => lineText(line, words.texts))
        .join(" ");
      return why.keepDie(say.word(`face.${task.face}`), brings);
    }
    case "smuggle":
      return task.face === "hit" ? why.keep : why.lost;
    case "test":
      return why.lost;
    case "combat": {
      const [attack, defence] = totalsOf(view.players, task);
      return attack >= defence === (task.side === 0) ? why.keepWin : why.lost;
    }
    default:
      return why.keep;
  }
}

/** A card's own die may also show something worse; in fights and tests only what counts nothing is thrown again. */
export function againReason({ view, learn }: WhyContext): string {
  return view.agenda.at(-1)?.type === "roll-one" ? learn.why.gamble : learn.why.again;
}
