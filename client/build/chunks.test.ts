import { join } from "node:path";
import { expect, test } from "vitest";
import { ownersIn } from "./chunks.ts";

const house = join(import.meta.dirname, "..", "..");
const path = (name: string): string => join(house, name);

/** Who imports whom. */
function graph(
  imports: Readonly<Record<string, readonly string[]>>,
): Parameters<typeof ownersIn>[0] {
  return {
    getModuleInfo: (id) => {
      const needs = imports[id.replace(`${house}/`, "")];
      return needs === undefined ? null : ({ importedIds: needs.map(path) } as never);
    },
  };
}

const plan = [
  { name: "hall", after: null, roots: ["main"] },
  { name: "table", after: "hall", roots: ["table"] },
  { name: "later", after: "table", roots: ["menu"] },
  { name: "guild", after: "hall", roots: ["guild"] },
];

function owners(
  imports: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> {
  const found = [...ownersIn(graph(imports), plan)];
  return Object.fromEntries(found.map(([id, name]) => [id.replace(`${house}/`, ""), name]));
}

test("[HALL] a module goes where all who need it come by", () => {
  expect(
    owners({
      main: ["button"],
      table: ["frame", "button", "mark"],
      menu: ["frame", "clock"],
      guild: ["mark", "chart"],
      button: [],
      frame: [],
      mark: [],
      clock: [],
      chart: [],
    }),
  ).toEqual({
    main: "hall",
    table: "table",
    menu: "later",
    guild: "guild",
    button: "hall",
    frame: "table",
    // A table has no guild's page, nor the other way round.
    mark: "hall",
    clock: "later",
    chart: "guild",
  });
});

test("[HALL] a root stays in its chunk, whoever needs it, and what it needs is not theirs", () => {
  const found = owners({
    main: ["index"],
    table: [],
    guild: [],
    index: ["menu"],
    menu: ["judge"],
    judge: [],
  });
  expect(found["menu"]).toBe("later");
  expect(found["judge"]).toBe("later");
});

test("[HALL] a root that is gone is named", () => {
  expect(() => owners({ main: [], table: [], guild: [] })).toThrow("later has no");
});
