/** How large the updates of Outer Rim are. */
import { deflateRawSync } from "node:zlib";
import { diff } from "#table/talk/patch.ts";
import { pagesOf } from "../browser/outer-rim/pages.ts";
import type { BoardFigure } from "./client-figures.ts";

/** What a seat is told of each page: patch and news, as they travel (the wire is deflated). */
export function updateFigures(): readonly BoardFigure[] {
  return (["off", "on"] as const).flatMap((favors) => {
    const sizes: number[] = [];
    for (const { before, after, news } of pagesOf(
      { seats: 3, options: { favors }, seed: 4, turns: 400 },
      0,
    ))
      sizes.push(deflateRawSync(JSON.stringify({ patch: diff(before, after), news })).length);
    const at = (part: number): number =>
      (sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length * part)] ?? 0) / 1024;
    const which = favors === "on" ? ", with favors" : "";
    return [
      { what: `update, median${which}`, values: [at(0.5)], unit: "KB", aim: 0.8 } as const,
      {
        what: `update, 95th percentile${which}`,
        values: [at(0.95)],
        unit: "KB",
        aim: 2.5,
      } as const,
    ];
  });
}
