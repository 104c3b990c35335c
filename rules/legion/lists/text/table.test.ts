import { expect, test } from "vitest";
import { rowIn, tableIn } from "./table.ts";

function rows(head: string, ...lines: readonly string[]): readonly unknown[] {
  const table = tableIn(head);
  if (table === null) throw new Error("no table");
  return lines.map((line) => {
    const row = rowIn(line, table);
    if (row === null || "points" in row) return row;
    return row.units.map(({ count, name, rank, total, upgrades }) =>
      [count, name, rank, total, ...upgrades.map((each) => each.name)].join(" "),
    );
  });
}

test("[LC-LEDGER-03] the head says what stands in a column, whatever parts the cells", () => {
  expect(
    rows(
      "| Unit | Upgrades | Points |",
      "|---|---|--:|",
      "| 2x Bossk | Stims, Hunter | 113 |",
      "| **Total** | | 226 |",
    ),
  ).toEqual([[], ["2 Bossk  113 Stims Hunter"], { points: 226 }]);
  expect(rows("Rank\tUnit\tPts", "Operative\tBossk\t105", "\t\t105", "a note")).toEqual([
    ["1 Bossk operative 105"],
    { points: 105 },
    null,
  ]);
  expect(rows("Count,Unit,Points,Upgrades", '3,"Bossk, him",105,"Stims; Hunter"')).toEqual([
    ["3 Bossk  105 Stims Hunter"],
  ]);
  expect(rows("Unité;Nombre;Total", "Bossk;2;210")).toEqual([["2 Bossk  210"]]);
});

test("[LC-LEDGER-03] what is no head is none", () => {
  for (const line of ["Bossk, Leia", "Unit", "Unit: Bossk", "a | b | c", "", "Bossk\t105"])
    expect([line, tableIn(line)]).toEqual([line, null]);
});

test("[LC-LEDGER-03] a row nobody can read is kept", () => {
  const table = tableIn("Unit\tPoints");
  expect(table !== null && rowIn("105\t105", table)).toEqual({ units: [], unread: ["105 105"] });
  expect(table !== null && rowIn("\tnothing", table)).toEqual({ units: [], unread: ["nothing"] });
});
