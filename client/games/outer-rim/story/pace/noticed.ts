/** [OR-TRADE-04] A yes has its scene; where nothing is told, whoever waited for it gets a notice. */
import type { News } from "#rules/outer-rim/index.ts";
import type { Pace } from "./pace.ts";
import type { LogLine } from "../../say/news.ts";

export function noticed(
  lines: readonly LogLine[],
  news: readonly News[],
  pace: Pace,
): readonly LogLine[] {
  if (pace !== "instant") return lines;
  // Who said it with a tap knows.
  const sayers = news.flatMap((one) => (one.type === "answered" ? [one.seat] : []));
  return lines.map((line) =>
    line.agreed === undefined
      ? line
      : { ...line, concerns: line.agreed.filter((seat) => !sayers.includes(seat)) },
  );
}
