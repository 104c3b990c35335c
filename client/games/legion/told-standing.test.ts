import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { en } from "#words/made/legion/en.ts";
import { withStanding } from "./told-standing.ts";

test("[LC-DEFEAT-03] every rule of the book says what it rests on, promises of the ledger aside", () => {
  const book = withStanding(readFileSync("docs/rules/legion.md", "utf8"), en);
  const { printed, derived, ours } = en.judge.standingNames;
  expect(book).toContain(`| LC-DEFEAT-03 | **${ours}.** `);
  expect(book).toContain(`| LC-DEFEAT-07 | **${derived}.** `);
  expect(book).toContain(`| LC-SCORE-06 | **${printed}.** `);
  const rules = book.split("\n").filter((line) => /^\| *L[BC]-/u.test(line));
  const told = rules.filter((line) => /\| \*\*[A-Z][a-z ]+\.\*\* \S/u.test(line));
  expect(told).toEqual(rules);
  expect(book).toMatch(/^\| *INV-1 *\| (?!\*\*)/mu);
});
