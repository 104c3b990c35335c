/** What a favor does, in the words of whoever gets it or does it. */
import type { Favor } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";

export function favorGist(
  { kind }: Favor,
  isDone: boolean,
  { words }: Pick<Tabletop, "words">,
): string {
  const { favors, favorsDone } = words.labels.board;
  return (isDone ? favorsDone : favors)[kind];
}
