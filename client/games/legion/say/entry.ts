/** An entry in a few sentences: what somebody wrote, and what came of it. */
import type { Event } from "#rules/legion/index.ts";
import type { LedgerProps } from "../screen-types.ts";
import { logLines } from "./news.ts";

const most = 4;

/** What is needed to put an entry into words. */
export type Phrasebook = Pick<LedgerProps, "view" | "words">;

export function sentencesOf(
  { view, words }: Phrasebook,
  events: readonly Event[],
): readonly string[] {
  const entered = events.filter((event) => event.type !== "play-begun");
  const lines = logLines(entered.length > 0 ? entered : events, [], words, view);
  const loud = lines.filter((line) => line.weight !== "quiet");
  return (loud.length > 0 ? loud : lines).slice(0, most).map((line) => line.text);
}
