import { expect, test } from "vitest";
import { isParticiple, typeNameComplaints } from "./type-names.ts";

const complaintsAbout = (...texts: readonly string[]): readonly string[] =>
  typeNameComplaints(texts.map((text, i) => ({ path: `rules/${i}.ts`, text })))
    .filter(({ what }) => !what.startsWith("names in"))
    .flatMap(({ where }) => where);

test.each(["Told", "PageTold", "Judged", "Waiting", "Recovered"])("%s is no thing", (name) => {
  expect(isParticiple(name)).toBe(true);
});

test.each(["News", "HeldCard", "StoredEvening", "Deed", "TurnSpeed", "Id"])("%s is", (name) => {
  expect(isParticiple(name)).toBe(false);
});

test("a participle is complained about with its file", () => {
  expect(complaintsAbout("export type Told = string;\n")).toEqual(["Told in rules/0.ts"]);
  expect(complaintsAbout("type Told = string;\n")).toEqual([]);
});

test("two things may share a name, three may not, but for what every game has", () => {
  const row = "export interface Row {}\n";
  expect(complaintsAbout(row, row)).toEqual([]);
  expect(complaintsAbout(row, row, row)).toEqual(["Row in rules/0.ts, rules/1.ts, rules/2.ts"]);
  const state = "export interface State {}\n";
  expect(complaintsAbout(state, state, state)).toEqual([]);
});
