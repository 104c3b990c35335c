import { expect, test } from "vitest";
import { corpusFolder, judgeCorpus, scoresIn } from "./list-corpus.ts";

test("[LC-LEDGER-03] lists as people paste them are read as people read them, and never wrong without a question", () => {
  const scores = scoresIn(corpusFolder);
  expect(scores.length).toBeGreaterThanOrEqual(200);
  expect(scores.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
  expect(scores.filter(({ verdict }) => verdict === "told")).toEqual([]);
});

test("[LC-LEDGER-03] the score names every kind, and each list that is wrong", () => {
  const { results, complaints } = judgeCorpus(corpusFolder);
  expect(results.at(-1)).toMatchObject({ kind: "all" });
  const wrong = complaints.filter((each) => each.startsWith("wrong without a question: "));
  expect(wrong).toHaveLength((results.at(-1) as { wrong: number }).wrong);
});
