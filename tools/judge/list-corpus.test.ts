import { expect, test } from "vitest";
import { corpusFolder, judgeCorpus, scoresIn } from "./list-corpus.ts";

test("[LC-LEDGER-03] lists as people paste them are read as people read them, and never wrong without a question", () => {
  const scores = scoresIn(corpusFolder);
  expect(scores.length).toBeGreaterThanOrEqual(350);
  expect(scores.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
  const told = scores.filter(({ verdict }) => verdict === "told").map(({ title }) => title);
  expect(told).toEqual([
    "Schreibfehler",
    "between two people",
    "twice with a line between",
    "a voice message written down",
    "by the sound",
    "words run together",
    "what a phone makes of names",
    "o for zero, l for one",
  ]);
});

test("[LC-LEDGER-03] the score names every kind, and each list that is wrong", () => {
  const { results, complaints } = judgeCorpus(corpusFolder);
  expect(results.at(-1)).toMatchObject({ kind: "all" });
  const wrong = complaints.filter((each) => each.startsWith("wrong without a question: "));
  expect(wrong).toHaveLength((results.at(-1) as { wrong: number }).wrong);
});
