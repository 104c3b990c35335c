import { expect, test } from "vitest";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import { isPlaced } from "./here.ts";

test("[OR-SETUP-10] a ship stands on the map from the moment its place is chosen, and not before", () => {
  const placed = new Set<number>();
  let between = 0;
  const game = { seats: 3, options: { ambitions: "on" }, seed: 4, turns: 24 };
  for (const { after, news } of pagesOf(game, 0)) {
    for (const one of news) if (one.type === "placed") placed.add(one.player);
    expect([0, 1, 2].filter((player) => isPlaced(after, player))).toEqual([...placed].toSorted());
    if (placed.size === 3 && after.round === 0) between++;
  }
  expect(between).toBeGreaterThan(0);
});
