/** Which move would be taken back, as the log tells it: the first line after the page to go back to. */
import type { Seat } from "#rules/game.ts";
import type { Version } from "#table/talk/words.ts";
import type { Frame } from "../frame.ts";
import { linesOf } from "../panel/log-lines.ts";

export function moveAfter(frame: Frame, by: Seat, to: Version): string | null {
  const { log, view } = frame.session;
  const told = log.value
    .filter(({ version }) => version > to)
    .flatMap((entry) => linesOf(frame, entry, view.value))
    .find(({ seat, weight }) => seat === by && weight !== "hall");
  return told?.text ?? null;
}
