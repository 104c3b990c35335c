/** What a favor does, in the words of whoever gets it or does it. */
import type { Favor } from "#rules/outer-rim/index.ts";
import type { Desk } from "../desk.ts";

export function favorGist(
  { kind }: Favor,
  isDone: boolean,
  { words }: Pick<Desk, "words">,
): string {
  const { favors, favorsDone } = words.labels.board;
  return (isDone ? favorsDone : favors)[kind];
}
