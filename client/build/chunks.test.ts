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

test("[HALL] of a game's index only what is asked of it is needed", () => {
  const code: Readonly<Record<string, string>> = {
    main: "",
    table: 'import { price } from "#rules/x/index.ts";',
    menu: 'import { story } from "#rules/x/index.ts";',
    guild: "",
    "rules/x/index.ts":
      'import { judge } from "./judge.ts"; export { price } from "./prices.ts"; export { story as story } from "./stories.ts"; export const game = judge;',
    "rules/x/prices.ts": 'import { cards } from "./cards.ts"; export const price = cards;',
    "rules/x/stories.ts": 'import { cards } from "./cards.ts"; export const story = cards;',
    "rules/x/cards.ts": "export const cards = [];",
    "rules/x/judge.ts": "export const judge = 1;",
  };
  const imports = (text: string): string[] =>
    [...text.matchAll(/from "([^"]+)"/g)].map(([, source = ""]) => source);
  const info = (id: string): unknown => {
    const name = id.replace(`${house}/`, "");
    const text = code[name];
    if (text === undefined) return null;
    const importedIds = imports(text).map((source) =>
      source.startsWith("#") ? path(source.slice(1)) : path(join(name, "..", source)),
    );
    return { importedIds, code: text };
  };
  const found = ownersIn({ getModuleInfo: info } as Parameters<typeof ownersIn>[0], plan);
  const owner = (name: string): string | undefined => found.get(path(name));
  expect(owner("rules/x/prices.ts")).toBe("table");
  expect(owner("rules/x/cards.ts")).toBe("table");
  expect(owner("rules/x/stories.ts")).toBe("later");
  // Nobody asks for the game itself.
  expect(owner("rules/x/judge.ts")).toBeUndefined();
});
