import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { sharp } from "../players/levels.ts";
import { turnsBetween } from "./charts.ts";

test("[UB-CORE-06] whoever stands in the Core is a turn nearer to the other end than whoever has yet to fly there", () => {
  const table = stage({
    players: [
      { character: "han-solo", space: "cantonica" },
      { character: "dengar", space: "lothal" },
    ],
  });
  const turns = turnsBetween({ ...outerRim.viewFor(table.state(), 0), mind: sharp });
  expect([turns("spinward-core", "nav-34"), turns("nav-01", "nav-34")]).toEqual([1, 2]);
  // To meet somebody in the other Core itself one must have crossed before.
  expect([turns("spinward-core", "trailing-core"), turns("nav-01", "trailing-core")]).toEqual([
    1, 2,
  ]);
});
