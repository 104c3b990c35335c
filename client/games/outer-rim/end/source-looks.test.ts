import { expect, test } from "vitest";
import { fameSources } from "#rules/outer-rim/index.ts";
import { sourceLooks, type Source } from "./source-looks.ts";

const sources: readonly Source[] = [...fameSources, "held"];

/** Red, green and blue of `#rrggbb`. */
function parts(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** How bright by the eye, 0 to 1 (WCAG). */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parts(colour).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("[OR-FAME-01] every source of fame has a sign of its own: it is told without colour", () => {
  expect(new Set(sources.map((source) => sourceLooks[source].sign)).size).toBe(sources.length);
});

test("[OR-FAME-01] no two sources of fame share a colour, and figures are read on all of them", () => {
  for (const one of sources) {
    const { colour } = sourceLooks[one];
    expect((brightness(colour) + 0.05) / (brightness("#14171c") + 0.05), one).toBeGreaterThan(4.5);
    for (const other of sources) {
      if (other === one) continue;
      const [from, to] = [parts(colour), parts(sourceLooks[other].colour)];
      const apart = Math.hypot(...from.map((part, i) => part - (to[i] ?? 0)));
      expect(apart, `${one} and ${other}`).toBeGreaterThan(40);
    }
  }
});
