import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ruleStanding } from "./rule-standing.ts";

const rows = readFileSync("docs/rules/legion.md", "utf8")
  .split("\n")
  .flatMap((line) => [/^\| (L[BC]-[A-Z0-9]+-\d+) \| (.*) \|$/u.exec(line) ?? []])
  .filter((row) => row.length > 0);

test("[LC-STIMS-01] [LC-DEFEAT-03] what the rules call a ruling, an open reading or a counter is ours, and nothing else of the book", () => {
  const wrong = rows.filter(([, id = "", text = ""]) => {
    const isOurs =
      /Ruling|Open reading|a named counter/u.test(text) ||
      id.includes("-LEDGER-") ||
      (id.startsWith("LC-TOUR-") && id !== "LC-TOUR-01");
    return (ruleStanding(id) === "ours") !== isOurs;
  });
  expect(rows.length).toBeGreaterThan(200);
  expect(wrong.map(([, id]) => id)).toEqual([]);
});

test("[LB-TRANSFER-03] what the keyword itself says is printed, what follows from it derived", () => {
  expect(
    ["LB-TRANSFER-03", "LB-TRANSFER-09", "LC-SCORE-06", "LC-POI-02"].map(ruleStanding),
  ).toEqual(["printed", "derived", "printed", "derived"]);
});
