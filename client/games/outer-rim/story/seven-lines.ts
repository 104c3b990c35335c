/** A game in seven lines: what the log said loudest, spread over the whole evening, the end always among them. */
import type { News } from "#rules/outer-rim/index.ts";
import { logLine, type Texts } from "../words/index.ts";

type Seen = Parameters<typeof logLine>[3];

const most = 7;
/** Turns begin loudly too, but are no story. */
const noStory: readonly News["type"][] = ["turn-began"];

export function loudLines(
  news: readonly News[],
  names: readonly { readonly name: string }[],
  texts: Texts,
  seen: Seen,
): readonly string[] {
  const loud = news.flatMap((one) => {
    if (noStory.includes(one.type)) return [];
    const line = logLine(one, names, texts, seen);
    return line?.weight === "loud" ? [line.text] : [];
  });
  if (loud.length <= most) return loud;
  const step = (loud.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => loud[Math.round(i * step)] ?? "");
}
