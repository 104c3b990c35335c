import { expect, test } from "vitest";
import { cyclesIn } from "./cycles.ts";
import { functionsOf } from "./syntax/functions.ts";

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((name) => `import type { X } from "${name}";`).join("\n"),
});

test("a circle of types is a cycle, a chain is none", () => {
  expect(
    cyclesIn([
      file("rules/a.ts", "./b.ts", "./d.ts"),
      file("rules/b.ts", "#rules/c.ts"),
      file("rules/c.ts", "./a.ts"),
      file("rules/d.ts", "./e.ts"),
      file("rules/e.ts"),
    ]),
  ).toEqual([["rules/a.ts", "rules/b.ts", "rules/c.ts"]]);
});

test("two knots that touch in one direction stay two", () => {
  expect(
    cyclesIn([
      file("a.ts", "./b.ts"),
      file("b.ts", "./a.ts", "./c.ts"),
      file("c.ts", "./d.ts"),
      file("d.ts", "./c.ts"),
    ]),
  ).toEqual([
    ["c.ts", "d.ts"],
    ["a.ts", "b.ts"],
  ]);
});

test("functions are measured from their first line to their last, one that is all switch apart", () => {
  const text = `const one = (x: number) => x;
export function two(): void {
  const three = () => {
    one(1);
  };
  three();
}
function four(kind: string): number {
  switch (kind) {
    case "a":
      return 1;
    case "b":
      return 2;
    default:
      return 3;
  }
}
`;
  expect(functionsOf({ path: "rules/a.ts", text })).toEqual([
    { path: "rules/a.ts", line: 2, lines: 6, isSwitch: false },
    { path: "rules/a.ts", line: 3, lines: 3, isSwitch: false },
    { path: "rules/a.ts", line: 8, lines: 10, isSwitch: true },
  ]);
});
