/**
 * Turning to another face, and taking something in hand, changes a sign on the whole board. A rule that follows from it
 * names what it is about by class: one that ended in `li` or `span` had every line of the board styled anew.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const signs = /\[data-(?:face|held|told)/;

/** What a rule is about: the last part of its selector. */
function subjectOf(selector: string): string {
  return selector.split(/\s+|>/).findLast((part) => part !== "") ?? "";
}

function selectorsIn(style: string): readonly string[] {
  const bare = style.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return [...bare.matchAll(/[^{};]+(?=\{)/g)].flatMap(([heads]) =>
    // A comma within `:is()` parts no selectors; what is in it ends in a class or does not.
    heads.split(/,(?![^(]*\))/).map((one) => one.trim()),
  );
}

const sheets = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".css"));

test.each(sheets)("in %s what follows a sign of the whole board is named by class", (sheet) => {
  const style = readFileSync(`${import.meta.dirname}/${sheet}`, "utf8");
  const astray = selectorsIn(style)
    .filter((selector) => signs.test(selector) && !selector.startsWith("@"))
    .filter((selector) => !/^(?::is\()?\./.test(subjectOf(selector)));
  expect(astray).toEqual([]);
});
