import { beforeAll, expect, test } from "vitest";
import { chanceText, loadAnalysisWords, rowTexts } from "./words.ts";

beforeAll(async () => {
  await loadAnalysisWords("es");
  await loadAnalysisWords("en");
});

test.each([
  { rows: { targets: 9, crates: 0, credits: 0.04, tempo: -0.04 }, texts: ["objetivos +9"] },
  { rows: { targets: 0.05, credits: -0.05 }, texts: ["objetivos +0,1", "créditos −0,1"] },
  { rows: { targets: 0, credits: -0.049 }, texts: [] },
])("[BH-SCORE-01] no row of the coach reads +0: $texts", ({ rows, texts }) => {
  expect(rowTexts(rows, "es")).toEqual(texts);
});

test.each([
  { error: 0, text: "wins 30% ± 1%" },
  { error: 0.002, text: "wins 30% ± 1%" },
  { error: 0.011, text: "wins 30% ± 3%" },
])("[BH-SCORE-07] a sampled chance is never told as certain: $text", ({ error, text }) => {
  expect(chanceText({ mean: 0.3, error }, "en")).toBe(text);
});
