import { expect, test } from "vitest";
import { factionOf } from "./faction.ts";

const unit = (id: string) => ({ card: { id } });
// Bossk, Stormtroopers, Leia, Rebel Troopers.
const [bossk, storm, leia, rebels] = [unit("ax"), unit("ay"), unit("ab"), unit("ah")];

test.each([
  ["the only one", [storm], "empire"],
  ["most of them", [storm, leia, rebels], "rebels"],
  ["mercenaries serve anybody, however many", [bossk, bossk, bossk, storm], "empire"],
  ["mercenaries alone are an army of their own", [bossk, bossk], "mercenary"],
  ["what no card tells", [{}, unit("no such card")], null],
  ["nobody", [], null],
] as const)("[LC-SLIP-01] %s", (_what, units, faction) => {
  expect(factionOf(units)).toBe(faction);
});
