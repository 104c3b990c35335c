import { expect, test } from "vitest";
import { regexSteps } from "#tools/steps/regex-steps.ts";
import { readList } from "./index.ts";

/** A player who is sent one of these and pastes it must keep the page. */
const nasty: readonly (readonly [string, (n: number) => string])[] = [
  ["blanks", (n) => `Corps${" ".repeat(n)}x`],
  ["blanks before a colon", (n) => `Corps (1${" ".repeat(n / 2)})${" ".repeat(n / 2)}:x`],
  ["blanks in brackets", (n) => `Bossk (${" ".repeat(n)}1`],
  ["blanks behind a number", (n) => `Bossk 105${" ".repeat(n)}x`],
  ["blanks behind a sum", (n) => `Bossk 100${" ".repeat(n / 2)}+${" ".repeat(n / 2)}`],
  ["tabs and bars", (n) => `Bossk${"\t".repeat(n)}x|`],
  ["bars", (n) => "|".repeat(n)],
  ["open brackets", (n) => `Bossk ${"(".repeat(n)}`],
  ["costs that never close", (n) => `Bossk ${"(1".repeat(n / 2)}`],
  ["colons and costs", (n) => `${")".repeat(n / 2)}(${":(0".repeat(n / 6)}:)`],
  ["commas", (n) => `Bossk${",".repeat(n)}`],
  ["commas and a bracket", (n) => `Bossk${",".repeat(n)})`],
  ["digits", (n) => `Bossk ${"1".repeat(n)}x`],
  ["single digits", (n) => `Bossk${" 1".repeat(n / 2)}`],
  ["letters", (n) => "a".repeat(n)],
  ["letters between signs", (n) => `Bossk ${"-a".repeat(n / 2)}!`],
  ["dashes and blanks", (n) => `Bossk${" -".repeat(n / 2)}x`],
  ["stars", (n) => `${"*".repeat(n / 2)}a${"*".repeat(n / 2)}`],
  ["bold words", (n) => "**a".repeat(n / 3)],
  ["equal signs", (n) => `Bossk${"= ".repeat(n / 2)}`],
  ["multiplications", (n) => `Bossk${" 1 x 1 =".repeat(n / 8)}`],
  ["plus signs", (n) => `Bossk${" 1 + 1".repeat(n / 6)}`],
  ["marks above letters", (n) => `Bossk${"\u0301".repeat(n)}`],
];

/** About half of a line that is read as a unit, most of one, and one that nobody reads. */
const [half, whole, beyond] = [180, 360, 6000] as const;
const perSign = 500;

function steps(text: string): number {
  return regexSteps(() => readList(text, "current"), text.length * perSign);
}

test.each(nasty)("[LC-LEDGER-03] %s: twice as many take twice as long", (_what, line) => {
  for (const where of ["", "- Bossk\n  - ", "Commands: "]) {
    const [short, long] = [steps(where + line(half)), steps(where + line(whole))];
    expect(long).toBeLessThan(short * 2.2);
    expect(steps(where + line(beyond))).toBeGreaterThan(0);
  }
});
