/** An entry in a few sentences: what somebody wrote, and what came of it. */
import { sides, type Event } from "#rules/legion/index.ts";
import type { LedgerProps } from "../screen-types.ts";
import { logLine } from "./log.ts";

const most = 4;

/** What is needed to put an entry into words. */
export type Phrasebook = Pick<LedgerProps, "view" | "words">;

export function sentencesOf(
  { view, words }: Phrasebook,
  events: readonly Event[],
): readonly string[] {
  const army = events.filter((event) => event.type === "unit-added");
  if (army.length > 1)
    return sides.flatMap((side) => {
      const count = army.filter(({ unit }) => unit.side === side).length;
      return count === 0 ? [] : [words.log.armyAdded(count, words.side[side] ?? side)];
    });
  const entered = events.some((event) => event.type !== "play-begun")
    ? events.filter((event) => event.type !== "play-begun")
    : events;
  const lines = entered
    .map((event) => logLine(event, [], words, view))
    .filter((line) => line !== null);
  const loud = lines.filter((line) => line.weight !== "quiet");
  return (loud.length > 0 ? loud : lines).slice(0, most).map((line) => line.text);
}
