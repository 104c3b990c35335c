/** docs/decisions.md can be looked through: every entry says whether it is in force, and the index leads to it. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/decisions.md", "utf8");
const entries = [...text.matchAll(/^## (\d{4}-\d\d-\d\d · (.+))\n\n(.*)$/gm)].map(
  ([, heading = "", title = "", status = ""]) => ({ heading, title, status }),
);
const links = new Set([...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor));

/** As the sites that show it make one of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\-_ ]/gu, "")
    .replaceAll(" ", "-");

test.each(entries)("$title: a status, and a place in the index", ({ heading, status }) => {
  expect(status).toMatch(/^\*Status: .+\.\*$/);
  expect(links).toContain(anchorOf(heading));
});

test("every link of the file leads to an entry", () => {
  expect(entries.length).toBeGreaterThan(100);
  const anchors = new Set(entries.map(({ heading }) => anchorOf(heading)));
  expect([...links].filter((link) => link !== undefined && !anchors.has(link))).toEqual([]);
});

test("no entry is written in another form", () => {
  const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.filter((one) => one !== "Index")).toEqual(entries.map(({ heading }) => heading));
});
